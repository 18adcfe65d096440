import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskPart } from '@/api/generated/schemas';
import { get, withQuery } from '@/desk/api';
import { FindForm } from '@/desk/find-form';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';
import { formatCents } from '@/rules/money';
import { type KnownPart, soleMatch } from './phone-draft';

const find = async ( number: string ) =>
	( await get< DeskPart[] >( withQuery( '/orders/parts', { number } ) ) ).results;

type Props = {
	onAdd: ( part: KnownPart ) => void;
	/** For what is not in the catalogue. */
	onAddUnknown: ( number: string ) => void;
};

/** A number, Enter, and the part is in the order; what needs a choice is asked. */
export function PhoneParts( { onAdd, onAddUnknown }: Props ) {
	const [ number, setNumber ] = useState( '' );
	const [ found, setFound ] = useState< { number: string; parts: DeskPart[] } | null >( null );
	const search = useMutation( find );
	const box = useRef< HTMLDivElement >( null );

	// Whoever keys in an order begins with a part.
	useEffect( () => box.current?.querySelector( 'input' )?.focus(), [] );

	const done = () => {
		setNumber( '' );
		setFound( null );
		box.current?.querySelector( 'input' )?.focus();
	};
	const add = ( part: KnownPart ) => {
		onAdd( part );
		done();
	};
	const look = async () => {
		const asked = number.trim();
		const parts = asked === '' ? undefined : await search.run( asked );
		const sole = parts ? soleMatch( parts ) : null;
		if ( sole ) {
			add( sole );
		} else if ( parts ) {
			setFound( { number: asked, parts } );
			// What is scanned or typed next replaces the number that led to nothing, or to a choice.
			box.current?.querySelector( 'input' )?.select();
		}
	};

	const offer = ( part: KnownPart, label: string ) => (
		<li key={ part.part_id }>
			<span>
				<strong>{ part.number }</strong> { part.vendor } { part.description }
				<small>
					{ part.price_cents === null ? __( 'Needs a price', 'coleman' ) : formatCents( part.price_cents ) }
					{ part.is_discontinued && ` · ${ __( 'discontinued', 'coleman' ) }` }
				</small>
			</span>
			<Button variant="secondary" onClick={ () => add( part ) } __next40pxDefaultSize>
				{ label }
			</Button>
		</li>
	);

	return (
		<div className="coleman-orders__find" ref={ box }>
			<FindForm
				label={ __( 'Part number', 'coleman' ) }
				value={ number }
				onChange={ setNumber }
				button={ __( 'Add part', 'coleman' ) }
				isBusy={ search.isBusy }
				onFind={ () => void look() }
			/>
			<Fault error={ search.error } />
			{ found && (
				<div role="status">
					{ found.parts.length === 0 ? (
						<p className="coleman-desk__row">
							<span>
								{ sprintf(
									/* translators: %s: part number */ __( 'Part %s not found.', 'coleman' ),
									found.number
								) }
							</span>
							<Button
								variant="secondary"
								onClick={ () => {
									onAddUnknown( found.number );
									done();
								} }
								__next40pxDefaultSize
							>
								{ __( 'Request as special order', 'coleman' ) }
							</Button>
						</p>
					) : (
						<ul className="coleman-orders__offers">
							{ found.parts.flatMap( ( part ) => [
								...part.replaced_by.map( ( next ) =>
									offer(
										next,
										sprintf(
											/* translators: %s: part number */ __( 'Add in place of %s', 'coleman' ),
											part.number
										)
									)
								),
								offer( part, __( 'Add this one', 'coleman' ) ),
							] ) }
						</ul>
					) }
				</div>
			) }
		</div>
	);
}
