import { Button, SearchControl, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import './picker.css';

const PAUSE_MS = 300;

/** What can be picked, such as a part or a machine. */
export type Pickable = { id: number; name: string; detail: string };

export type Find = ( text: string, signal: AbortSignal ) => Promise< Pickable[] >;
export type Fetch = ( ids: number[] ) => Promise< Pickable[] >;

/** What is picked, one call each; what is gone is left out, and its id stands for it. */
export async function fetchEach(
	ids: number[],
	fetchOne: ( id: number ) => Promise< Pickable >
): Promise< Pickable[] > {
	const answers = await Promise.allSettled( ids.map( fetchOne ) );
	return answers.flatMap( ( answer ) => ( answer.status === 'fulfilled' ? [ answer.value ] : [] ) );
}

/** What is found for a text; null while it is being looked for. */
function useFound( text: string, find: Find ): Pickable[] | null {
	const [ found, setFound ] = useState< Pickable[] | null >( [] );
	useEffect( () => {
		if ( ! text.trim() ) {
			setFound( [] );
			return;
		}
		setFound( null );
		const abort = new AbortController();
		const timer = setTimeout( () => {
			find( text, abort.signal ).then(
				( items ) => abort.signal.aborted || setFound( items ),
				() => abort.signal.aborted || setFound( [] )
			);
		}, PAUSE_MS );
		return () => {
			clearTimeout( timer );
			abort.abort();
		};
	}, [ text, find ] );
	return found;
}

/** What is picked by id, as far as it is known. */
function usePicked( ids: number[], fetchPicked: Fetch ): Map< number, Pickable > {
	const [ items, setItems ] = useState( new Map< number, Pickable >() );
	const unknown = ids.filter( ( id ) => ! items.has( id ) ).join( ',' );
	useEffect( () => {
		if ( unknown ) {
			fetchPicked( unknown.split( ',' ).map( Number ) ).then(
				( fetched ) =>
					setItems(
						( known ) => new Map( [ ...known, ...fetched.map( ( item ) => [ item.id, item ] as const ) ] )
					),
				// Their ids stand for them.
				() => {}
			);
		}
	}, [ unknown, fetchPicked ] );
	return items;
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
	const list = useRef< HTMLOListElement >( null );
	/** The button that was pressed last: a list that is put in order takes the focus away from it. */
	const pressed = useRef( '' );
	const found = useFound( text, find );
	const picked = usePicked( ids, fetchPicked );

	useEffect( () => {
		list.current?.querySelector< HTMLElement >( `[data-button="${ pressed.current }"]` )?.focus();
		pressed.current = '';
	}, [ ids ] );

	const move = ( index: number, by: -1 | 1 ) => {
		const order = [ ...ids ];
		order.splice( index + by, 0, ...order.splice( index, 1 ) );
		pressed.current = `${ by }-${ ids[ index ] }`;
		onChange( order );
	};

	return (
		<div className="coleman-picker">
			<ol className="coleman-picker__list" ref={ list }>
				{ ids.map( ( id, index ) => {
					const item = picked.get( id );
					const name = item?.name ?? `${ id }`;
					return (
						<li key={ id } className="coleman-picker__item">
							<span className="coleman-picker__name">
								<strong>{ name }</strong>
								<br />
								{ item?.detail }
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
									/* translators: %s: what is picked */
									label={ sprintf( __( 'Remove %s', 'coleman' ), name ) }
									onClick={ () => onChange( ids.filter( ( other ) => other !== id ) ) }
								/>
							</span>
						</li>
					);
				} ) }
			</ol>
			{ ids.length < most && <SearchControl label={ label } help={ help } value={ text } onChange={ setText } /> }
			<div role="status">
				{ found === null && <Spinner /> }
				{ found?.length === 0 && text.trim() && <p>{ none }</p> }
			</div>
			<ul className="coleman-picker__list">
				{ found
					?.filter( ( { id } ) => ids.length < most && ! ids.includes( id ) )
					.map( ( { id, name, detail } ) => (
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
