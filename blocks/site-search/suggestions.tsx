import { useCallback, useEffect, useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { fetchSuggestions } from '@/api/search';
import type { SearchSuggestion } from '@/api/generated/schemas';
import { logError } from '@/islands/log';
import { formatCents } from '@/rules/money';
import { searchText } from '@/rules/search-path';
import type { SearchFrom } from '@/rules/search-path';
import { goTo } from '@/stores/customer/go-to';
import { Picture } from '@/ui/picture/picture';
import { highlight } from './highlight';

/** What the box has to tell of the list under it. */
export type Popup = {
	isOpen: boolean;
	/** The id of the suggestion that Enter would take, if any. */
	active: string;
};

export type SuggestionsProps = {
	/** The box: the list follows what is typed in it and answers its keys. */
	input: HTMLInputElement;
	id: string;
	scope: SearchFrom;
	onPopup: ( popup: Popup ) => void;
	onSearch: ( text: string ) => void;
};

/** One letter finds half of the catalog. */
const FEWEST = 2;

/** Between two keys of somebody who types on. */
const PAUSE_MS = 150;

const NONE = -1;

type List = { text: string; found: SearchSuggestion[]; active: number };

const CLOSED: List = { text: '', found: [], active: NONE };

const kinds = (): Record< SearchSuggestion[ 'kind' ], string > => ( {
	part: __( 'Part', 'coleman' ),
	equipment: __( 'Machine', 'coleman' ),
	model: __( 'Parts diagram', 'coleman' ),
	page: __( 'Page', 'coleman' ),
	category: __( 'Category', 'coleman' ),
} );

/**
 * What the API suggests for the text in the box, after a pause in typing. The last text wins. Where there is no answer
 * there are no suggestions: the box searches without.
 */
function useSuggestions( input: HTMLInputElement, scope: SearchFrom ) {
	const [ list, setList ] = useState( CLOSED );
	/** Gives up what is under way. */
	const cancel = useRef( () => {} );

	const close = useCallback( () => {
		cancel.current();
		setList( CLOSED );
	}, [] );

	const ask = useCallback( () => {
		const text = searchText( input.value );
		if ( text.length < FEWEST ) {
			close();
			return;
		}
		cancel.current();
		const request = new AbortController();
		const { signal } = request;
		const answer = async () => {
			try {
				const found = await fetchSuggestions( { q: text, from: scope }, signal );
				if ( ! signal.aborted ) {
					setList( { text, found, active: NONE } );
				}
			} catch ( error ) {
				if ( ! signal.aborted ) {
					close();
					if ( ! ( error instanceof ApiError && error.code === 'coleman_offline' ) ) {
						logError( 'Suggestions', error );
					}
				}
			}
		};
		const timer = setTimeout( answer, PAUSE_MS );
		cancel.current = () => {
			clearTimeout( timer );
			request.abort();
		};
		// What is on the screen stays until the answer is there.
		setList( ( { found } ) => ( { text, found, active: NONE } ) );
	}, [ input, scope, close ] );

	useEffect( () => {
		input.addEventListener( 'input', ask );
		input.addEventListener( 'blur', close );
		// What was typed while this code was on its way.
		if ( input.ownerDocument.activeElement === input ) {
			ask();
		}
		return () => {
			input.removeEventListener( 'input', ask );
			input.removeEventListener( 'blur', close );
			cancel.current();
		};
	}, [ input, ask, close ] );

	const activate = ( active: number ) => setList( ( { text, found } ) => ( { text, found, active } ) );

	return { ...list, ask, close, activate };
}

/** A list is at least so high, in pixels: three suggestions. */
const LEAST_HEIGHT = 160;

/** Between the list and the end of the window, in pixels. */
const MARGIN = 8;

/**
 * The open list ends where the window does, or the keyboard on the screen begins; the rest scrolls in it. Where there is
 * hardly room below the box, the page moves.
 */
function useRoom( isOpen: boolean ) {
	const list = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const element = list.current;
		const view = window.visualViewport;
		if ( ! isOpen || ! element || ! view ) {
			return;
		}
		const fit = () => {
			const room = view.offsetTop + view.height - element.getBoundingClientRect().top - MARGIN;
			element.style.maxBlockSize = `min(36rem, ${ Math.max( room, LEAST_HEIGHT ) }px)`;
			if ( room < LEAST_HEIGHT ) {
				element.scrollIntoView( { block: 'nearest' } );
			}
		};
		fit();
		view.addEventListener( 'resize', fit );
		return () => view.removeEventListener( 'resize', fit );
	}, [ isOpen ] );
	return list;
}

/** Below a part's number stands what it is. */
const detailOf = ( { number, title, detail }: SearchSuggestion ) =>
	( number ? [ title, detail ] : [ detail ] ).filter( Boolean ).join( ' · ' );

/** Why a part is suggested that has not the words or the number that were typed. */
const reasonOf = ( { equal_to: equal, fits }: SearchSuggestion ) => {
	if ( equal ) {
		/* translators: %s: another maker and its part number; this part can be used in its place */
		return sprintf( __( 'Equal to %s', 'coleman' ), equal );
	}
	/* translators: %s: a machine model that a part fits */
	return fits ? sprintf( __( 'Fits %s', 'coleman' ), fits ) : '';
};

/** Price, stock and why: read out with the option. */
function PartFacts( { suggestion }: { suggestion: SearchSuggestion } ) {
	const reason = reasonOf( suggestion );
	const { price_cents: cents = null } = suggestion;
	return (
		<>
			<span className={ `coleman-site-search__price${ cents === null ? ' is-unknown' : '' }` }>
				{ cents === null ? __( 'Price on request', 'coleman' ) : formatCents( cents ) }
			</span>
			{ suggestion.in_stock && (
				<span className="coleman-site-search__stock">{ __( 'In stock', 'coleman' ) }</span>
			) }
			{ reason && <span className="coleman-site-search__reason">{ reason }</span> }
		</>
	);
}

/** Whether the visitor saves data or has a slow line: suggestions are quicker without pictures. */
function isSlow(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
	return connection?.saveData === true || /2g$/.test( connection?.effectiveType ?? '' );
}

const Highlighted = ( { text, typed }: { text: string; typed: string } ) =>
	highlight( text, typed ).map( ( piece, index ) => ( index % 2 ? <mark key={ index }>{ piece }</mark> : piece ) );

/** The list under the box: a listbox in the pattern of the ARIA guide, whose focus stays in the box. */
export function Suggestions( { input, id, scope, onPopup, onSearch }: SuggestionsProps ) {
	const { text, found, active, ask, close, activate } = useSuggestions( input, scope );
	const isOpen = found.length > 0;
	const list = useRoom( isOpen );
	/** After the suggestions comes the search itself. */
	const last = found.length;
	const optionId = ( index: number ) => `${ id }-option-${ index }`;

	const choose = ( index: number ) => {
		const suggestion = found[ index ];
		close();
		if ( suggestion ) {
			goTo( suggestion.url );
		} else {
			onSearch( text );
		}
	};

	useEffect( () => {
		onPopup( {
			isOpen,
			active: active === NONE ? '' : `${ id }-option-${ active }`,
		} );
		if ( active !== NONE ) {
			input.ownerDocument.getElementById( `${ id }-option-${ active }` )?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ onPopup, input, id, isOpen, active ] );

	useEffect( () => {
		const onKeyDown = ( event: KeyboardEvent ) => {
			if ( event.isComposing || event.ctrlKey || event.metaKey ) {
				return;
			}
			if ( ! isOpen ) {
				if ( event.key === 'ArrowDown' ) {
					ask();
				}
				return;
			}
			const isChosen = active !== NONE;
			const does: Record< string, ( () => void ) | false > = {
				ArrowDown: () => activate( active < last ? active + 1 : 0 ),
				ArrowUp: () => activate( active > 0 ? active - 1 : last ),
				// Without a choice these keys are the text's.
				Home: isChosen && ( () => activate( 0 ) ),
				End: isChosen && ( () => activate( last ) ),
				Enter: isChosen && ( () => choose( active ) ),
				// Only the list: what was typed stays.
				Escape: close,
			};
			const act = does[ event.key ];
			if ( act ) {
				event.preventDefault();
				act();
			}
		};
		input.addEventListener( 'keydown', onKeyDown );
		return () => input.removeEventListener( 'keydown', onKeyDown );
	} );

	return (
		<>
			<div
				ref={ list }
				className="coleman-site-search__list"
				id={ `${ id }-list` }
				role="listbox"
				aria-label={ __( 'Suggestions', 'coleman' ) }
				tabIndex={ -1 }
				hidden={ ! isOpen }
				// The focus stays in the box.
				onMouseDown={ ( event ) => event.preventDefault() }
			>
				{ isOpen &&
					[ ...found, null ].map( ( suggestion, index ) => (
						// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and answers the keys
						<div
							key={ index }
							id={ optionId( index ) }
							className={ `coleman-site-search__option${ suggestion?.picture ? ' is-part' : '' }` }
							role="option"
							aria-selected={ index === active }
							onClick={ () => choose( index ) }
						>
							{ suggestion ? (
								<>
									{ suggestion.picture && ! isSlow() && (
										<Picture
											className="coleman-site-search__picture"
											src={ suggestion.picture }
											alt=""
											width={ 64 }
											height={ 40 }
											sizes="4rem"
											loading="lazy"
										/>
									) }
									<span className="coleman-site-search__title">
										<Highlighted text={ suggestion.number ?? suggestion.title } typed={ text } />
									</span>
									<span className="coleman-site-search__detail">
										<Highlighted text={ detailOf( suggestion ) } typed={ text } />
									</span>
									{ suggestion.kind === 'part' ? (
										<PartFacts suggestion={ suggestion } />
									) : (
										<span className="coleman-site-search__kind">
											{ kinds()[ suggestion.kind ] }
										</span>
									) }
								</>
							) : (
								<span className="coleman-site-search__all">
									{ sprintf(
										/* translators: %s: what was typed into the search box */
										__( 'Search for “%s”', 'coleman' ),
										text
									) }
								</span>
							) }
						</div>
					) ) }
			</div>
			<span className="screen-reader-text" role="status">
				{ isOpen
					? sprintf(
							/* translators: %d: number of suggestions under the search box */
							_n( '%d suggestion', '%d suggestions', found.length, 'coleman' ),
							found.length
						)
					: '' }
			</span>
		</>
	);
}
