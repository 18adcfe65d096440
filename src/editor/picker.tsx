import { Button, SearchControl, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { faultOf } from './fault';
import './picker.css';

const PAUSE_MS = 300;

/** As many as are listed at once. */
const MOST_FOUND = 20;

const SEARCH = 'search';

/** As many as a search asks for: one more, to know whether there are others. */
export const ASKED_FOR = MOST_FOUND + 1;

/** What can be picked, such as a part or a machine. */
export type Pickable = { id: number; name: string; detail: string };

export type Find = ( text: string, signal: AbortSignal ) => Promise< Pickable[] >;
export type Fetch = ( ids: number[] ) => Promise< Pickable[] >;

/** What is picked, one call each; what is gone is left out. */
export async function fetchEach(
	ids: number[],
	fetchOne: ( id: number ) => Promise< Pickable >
): Promise< Pickable[] > {
	const answers = await Promise.allSettled( ids.map( fetchOne ) );
	return answers.flatMap( ( answer ) => {
		if ( answer.status === 'fulfilled' ) {
			return [ answer.value ];
		}
		if ( answer.reason instanceof ApiError && answer.reason.status === 404 ) {
			return [];
		}
		throw answer.reason;
	} );
}

type Found = {
	/** Null while they are being looked for, and when that failed. */
	items: Pickable[] | null;
	fault: string;
	tryAgain: () => void;
};

/** What is found for a text. */
function useFound( text: string, find: Find ): Found {
	const [ items, setItems ] = useState< Pickable[] | null >( [] );
	const [ fault, setFault ] = useState( '' );
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		setFault( '' );
		if ( ! text.trim() ) {
			setItems( [] );
			return;
		}
		setItems( null );
		const abort = new AbortController();
		const timer = setTimeout( () => {
			find( text, abort.signal ).then(
				( found ) => abort.signal.aborted || setItems( found ),
				( error: unknown ) => abort.signal.aborted || setFault( faultOf( error ) )
			);
		}, PAUSE_MS );
		return () => {
			clearTimeout( timer );
			abort.abort();
		};
	}, [ text, find, tries ] );
	return { items, fault, tryAgain: () => setTries( tries + 1 ) };
}

/** What is picked by id, as far as it is known; null for what is gone. */
function usePicked( ids: number[], fetchPicked: Fetch ): Map< number, Pickable | null > {
	const [ items, setItems ] = useState( new Map< number, Pickable | null >() );
	const unknown = ids.filter( ( id ) => ! items.has( id ) ).join( ',' );
	useEffect( () => {
		if ( unknown ) {
			const asked = unknown.split( ',' ).map( Number );
			fetchPicked( asked ).then(
				( fetched ) =>
					setItems(
						( known ) =>
							new Map( [
								...known,
								...asked.map( ( id ) => [ id, null ] as const ),
								...fetched.map( ( item ) => [ item.id, item ] as const ),
							] )
					),
				// Their ids stand for them.
				() => {}
			);
		}
	}, [ unknown, fetchPicked ] );
	return items;
}

/** How a search went, in words; '' where the list below says it. */
function resultOf( found: Pickable[], offered: Pickable[], none: string ): string {
	if ( found.length === 0 ) {
		return none;
	}
	if ( offered.length === 0 ) {
		return __( 'Already chosen.', 'coleman' );
	}
	return found.length > MOST_FOUND
		? /* translators: %d: number of items in a list */
			sprintf( __( 'The first %d are listed. Type more to find others.', 'coleman' ), MOST_FOUND )
		: /* translators: %d: number of items in a list */
			sprintf( __( 'Found: %d', 'coleman' ), offered.length );
}

type PickerProps = {
	ids: number[];
	onChange: ( ids: number[] ) => void;
	/** Of the search. */
	label: string;
	help: string;
	/** What is said when nothing is found. */
	none: string;
	/** How many may be picked. */
	most?: number;
	/** These two belong outside of a component: another function asks again. */
	find: Find;
	fetchPicked: Fetch;
};

/** Picks by search and puts in order. */
export function Picker( { ids, onChange, label, help, none, most = Infinity, find, fetchPicked }: PickerProps ) {
	const [ text, setText ] = useState( '' );
	const root = useRef< HTMLDivElement >( null );
	/** The button that gets the focus next, or the search: one that was pressed may be gone, or in another place. */
	const next = useRef( '' );
	const found = useFound( text, find );
	const picked = usePicked( ids, fetchPicked );
	const isSearching = ids.length < most;
	const offered = isSearching
		? ( found.items ?? [] ).slice( 0, MOST_FOUND ).filter( ( { id } ) => ! ids.includes( id ) )
		: [];

	useEffect( () => {
		const { ownerDocument } = root.current!;
		const { activeElement, body } = ownerDocument;
		if ( activeElement !== body && ! root.current!.contains( activeElement ) ) {
			next.current = '';
		}
		if ( ! next.current ) {
			return;
		}
		const place = root.current!.querySelector< HTMLElement >(
			next.current === SEARCH ? 'input' : `[data-button="${ next.current }"]`
		);
		// It comes later where what was chosen is fetched first.
		if ( place ) {
			place.focus();
			next.current = '';
		}
	}, [ ids ] );

	const move = ( index: number, by: -1 | 1 ) => {
		const order = [ ...ids ];
		order.splice( index + by, 0, ...order.splice( index, 1 ) );
		next.current = `${ by }-${ ids[ index ] }`;
		onChange( order );
	};

	return (
		<div className="coleman-picker" ref={ root }>
			<ol className="coleman-picker__list">
				{ ids.map( ( id, index ) => {
					const item = picked.get( id );
					const name = item?.name ?? `${ id }`;
					return (
						<li key={ id } className="coleman-picker__item">
							<span className="coleman-picker__name">
								<strong>{ name }</strong>
								<br />
								{ item === null ? __( 'Gone. Visitors don’t see it.', 'coleman' ) : item?.detail }
							</span>
							<span className="coleman-picker__buttons">
								{ most > 1 && (
									<>
										<Button
											icon="arrow-up-alt2"
											size="small"
											data-button={ `-1-${ id }` }
											/* translators: %s: what is picked */
											label={ sprintf( __( 'Move %s up', 'coleman' ), name ) }
											disabled={ index === 0 }
											accessibleWhenDisabled
											onClick={ () => move( index, -1 ) }
										/>
										<Button
											icon="arrow-down-alt2"
											size="small"
											data-button={ `1-${ id }` }
											/* translators: %s: what is picked */
											label={ sprintf( __( 'Move %s down', 'coleman' ), name ) }
											disabled={ index === ids.length - 1 }
											accessibleWhenDisabled
											onClick={ () => move( index, 1 ) }
										/>
									</>
								) }
								<Button
									icon="no-alt"
									size="small"
									isDestructive
									data-button={ `remove-${ id }` }
									/* translators: %s: what is picked */
									label={ sprintf( __( 'Remove %s', 'coleman' ), name ) }
									onClick={ () => {
										next.current = SEARCH;
										onChange( ids.filter( ( other ) => other !== id ) );
									} }
								/>
							</span>
						</li>
					);
				} ) }
			</ol>
			{ isSearching && (
				<SearchControl
					label={ label }
					hideLabelFromVision={ false }
					help={ help }
					value={ text }
					onChange={ setText }
				/>
			) }
			<div role="status">
				{ found.items === null && ! found.fault && <Spinner /> }
				{ isSearching && found.items && text.trim() && <p>{ resultOf( found.items, offered, none ) }</p> }
				{ found.fault && <p>{ found.fault }</p> }
			</div>
			{ found.fault && (
				<Button variant="secondary" onClick={ found.tryAgain }>
					{ __( 'Try again', 'coleman' ) }
				</Button>
			) }
			<ul className="coleman-picker__list">
				{ offered.map( ( { id, name, detail } ) => (
					<li key={ id } className="coleman-picker__item">
						<span className="coleman-picker__name">
							<strong>{ name }</strong>
							<br />
							{ detail }
						</span>
						<Button
							variant="secondary"
							size="small"
							aria-label={
								most > 1
									? /* translators: %s: what can be picked */
										sprintf( __( 'Add %s', 'coleman' ), name )
									: /* translators: %s: what can be picked */
										sprintf( __( 'Choose %s', 'coleman' ), name )
							}
							onClick={ () => {
								next.current = ids.length + 1 < most ? SEARCH : `remove-${ id }`;
								onChange( [ ...ids, id ] );
								if ( most === 1 ) {
									setText( '' );
								}
							} }
						>
							{ most > 1 ? __( 'Add', 'coleman' ) : __( 'Choose', 'coleman' ) }
						</Button>
					</li>
				) ) }
			</ul>
		</div>
	);
}
