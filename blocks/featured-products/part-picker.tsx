import { Button, SearchControl, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Part } from '@/api/generated/schemas';
import { fetchProducts, searchParts } from '@/api/products';

const PAUSE_MS = 300;

/** What the API finds for a text; null while it is looking. */
function useFound( text: string ): Part[] | null {
	const [ found, setFound ] = useState< Part[] | null >( [] );
	useEffect( () => {
		if ( ! text.trim() ) {
			setFound( [] );
			return;
		}
		setFound( null );
		const abort = new AbortController();
		const timer = setTimeout( () => {
			searchParts( { search: text, per_page: 10 }, abort.signal ).then(
				( parts ) => abort.signal.aborted || setFound( parts ),
				() => abort.signal.aborted || setFound( [] )
			);
		}, PAUSE_MS );
		return () => {
			clearTimeout( timer );
			abort.abort();
		};
	}, [ text ] );
	return found;
}

/** The picked parts by id, as far as they are known. */
function useParts( ids: number[] ): Map< number, Part > {
	const [ parts, setParts ] = useState( new Map< number, Part >() );
	const unknown = ids.filter( ( id ) => ! parts.has( id ) ).join( ',' );
	useEffect( () => {
		if ( unknown ) {
			fetchProducts( unknown.split( ',' ) ).then(
				( { results } ) =>
					setParts(
						( known ) =>
							new Map( [ ...known, ...results.map( ( part ) => [ part.PartId, part ] as const ) ] )
					),
				// Their ids stand for them.
				() => {}
			);
		}
	}, [ unknown ] );
	return parts;
}

type PickerProps = { ids: number[]; onChange: ( ids: number[] ) => void };

/** Picks parts by search and puts them in order. */
export function PartPicker( { ids, onChange }: PickerProps ) {
	const [ text, setText ] = useState( '' );
	const list = useRef< HTMLOListElement >( null );
	/** The button that was pressed last: a list that is put in order takes the focus away from it. */
	const pressed = useRef( '' );
	const found = useFound( text );
	const parts = useParts( ids );

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
		<div className="coleman-part-picker">
			<ol className="coleman-part-picker__list" ref={ list }>
				{ ids.map( ( id, index ) => {
					const part = parts.get( id );
					const number = part?.PartNumber ?? `${ id }`;
					return (
						<li key={ id } className="coleman-part-picker__item">
							<span className="coleman-part-picker__name">
								<strong>{ number }</strong>
								<br />
								{ part?.Description }
							</span>
							<span className="coleman-part-picker__buttons">
								<Button
									icon="arrow-up-alt2"
									size="small"
									data-button={ `-1-${ id }` }
									/* translators: %s: a part's number */
									label={ sprintf( __( 'Move %s up', 'coleman' ), number ) }
									disabled={ index === 0 }
									accessibleWhenDisabled
									onClick={ () => move( index, -1 ) }
								/>
								<Button
									icon="arrow-down-alt2"
									size="small"
									data-button={ `1-${ id }` }
									/* translators: %s: a part's number */
									label={ sprintf( __( 'Move %s down', 'coleman' ), number ) }
									disabled={ index === ids.length - 1 }
									accessibleWhenDisabled
									onClick={ () => move( index, 1 ) }
								/>
								<Button
									icon="no-alt"
									size="small"
									isDestructive
									/* translators: %s: a part's number */
									label={ sprintf( __( 'Remove %s', 'coleman' ), number ) }
									onClick={ () => onChange( ids.filter( ( other ) => other !== id ) ) }
								/>
							</span>
						</li>
					);
				} ) }
			</ol>
			<SearchControl
				label={ __( 'Add a part', 'coleman' ) }
				help={ __( 'By its number or by words of its description.', 'coleman' ) }
				value={ text }
				onChange={ setText }
			/>
			<div role="status">
				{ found === null && <Spinner /> }
				{ found?.length === 0 && text.trim() && <p>{ __( 'No part found.', 'coleman' ) }</p> }
			</div>
			<ul className="coleman-part-picker__list">
				{ found
					?.filter( ( { PartId } ) => ! ids.includes( PartId ) )
					.map( ( part ) => (
						<li key={ part.PartId } className="coleman-part-picker__item">
							<span className="coleman-part-picker__name">
								<strong>{ part.PartNumber }</strong>
								<br />
								{ part.Description }
							</span>
							<Button
								variant="secondary"
								size="small"
								/* translators: %s: a part's number */
								aria-label={ sprintf( __( 'Add %s', 'coleman' ), part.PartNumber ) }
								onClick={ () => onChange( [ ...ids, part.PartId ] ) }
							>
								{ __( 'Add', 'coleman' ) }
							</Button>
						</li>
					) ) }
			</ul>
		</div>
	);
}
