import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { DeskPart } from '@/api/generated/schemas';
import { type DeskError, deskError, get, withQuery } from '@/desk/api';
import { FindForm } from '@/desk/find-form';
import { Fault } from '@/desk/notices';
import { formatCents } from '@/rules/money';
import { type KnownPart, soleMatch } from './phone-draft';

const find = async ( number: string ) =>
	( await get< DeskPart[] >( withQuery( '/orders/parts', { number } ) ) ).results;

type Props = {
	onAdd: ( part: KnownPart ) => void;
	/** For what is not in the catalog. */
	onAddUnknown: ( number: string ) => void;
};

/** A number that was looked for, as far as it is not settled: no answer yet, nothing found, or a choice. */
type Scan = { key: number; number: string; parts: DeskPart[] | null; error: DeskError | null };

/** A number, Enter, and the part is in the order; what needs a choice is asked. */
export function PhoneParts( { onAdd, onAddUnknown }: Props ) {
	const [ number, setNumber ] = useState( '' );
	const [ open, setOpen ] = useState< Scan[] >( [] );
	const last = useRef( 0 );
	const box = useRef< HTMLDivElement >( null );

	// Whoever keys in an order begins with a part.
	useEffect( () => box.current?.querySelector( 'input' )?.focus(), [] );

	const focus = () => box.current?.querySelector( 'input' )?.focus();
	const put = ( key: number, change: Partial< Scan > ) =>
		setOpen( ( before ) => before.map( ( one ) => ( one.key === key ? { ...one, ...change } : one ) ) );
	const close = ( key: number ) => setOpen( ( before ) => before.filter( ( one ) => one.key !== key ) );
	const look = async ( { key, number: asked }: Scan ) => {
		put( key, { error: null, parts: null } );
		try {
			const parts = await find( asked );
			const sole = soleMatch( parts );
			if ( sole ) {
				onAdd( sole );
				close( key );
			} else {
				put( key, { parts } );
			}
		} catch ( error ) {
			put( key, { error: deskError( error ) } );
		}
	};
	/** The field is free for the next number at once: a scanner does not wait for an answer. */
	const take = () => {
		const asked = number.trim();
		focus();
		if ( asked !== '' ) {
			const scan: Scan = { key: ++last.current, number: asked, parts: null, error: null };
			setNumber( '' );
			setOpen( ( before ) => [ ...before, scan ] );
			void look( scan );
		}
	};
	const choose = ( key: number, part: KnownPart ) => {
		onAdd( part );
		close( key );
		focus();
	};

	const offer = ( key: number, part: KnownPart, label: string ) => (
		<li key={ part.part_id }>
			<span>
				<strong>{ part.number }</strong> { part.vendor } { part.description }
				<small>
					{ part.price_cents === null ? __( 'Needs a price', 'coleman' ) : formatCents( part.price_cents ) }
					{ part.is_discontinued && ` · ${ __( 'discontinued', 'coleman' ) }` }
				</small>
			</span>
			<Button variant="secondary" onClick={ () => choose( key, part ) } __next40pxDefaultSize>
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
				isBusy={ open.some( ( { parts, error } ) => parts === null && error === null ) }
				onFind={ take }
			/>
			<div role="status">
				{ open.map( ( scan ) => (
					<Unsettled
						key={ scan.key }
						scan={ scan }
						onAgain={ () => void look( scan ) }
						onUnknown={ () => {
							onAddUnknown( scan.number );
							close( scan.key );
							focus();
						} }
						onLeave={ () => {
							close( scan.key );
							focus();
						} }
					>
						{ scan.parts?.flatMap( ( part ) => [
							...part.replaced_by.map( ( next ) =>
								offer(
									scan.key,
									next,
									sprintf(
										/* translators: %s: part number */ __( 'Add in place of %s', 'coleman' ),
										part.number
									)
								)
							),
							offer( scan.key, part, __( 'Add this one', 'coleman' ) ),
						] ) }
					</Unsettled>
				) ) }
			</div>
		</div>
	);
}

type UnsettledProps = {
	scan: Scan;
	onAgain: () => void;
	onUnknown: () => void;
	onLeave: () => void;
	children: ReactNode;
};

/** A number that led to nothing, to a choice, or to no answer: it waits while others are scanned. */
function Unsettled( { scan, onAgain, onUnknown, onLeave, children }: UnsettledProps ) {
	const leave = (
		<Button
			variant="tertiary"
			onClick={ onLeave }
			/* translators: %s: part number */
			aria-label={ sprintf( __( 'Leave out %s', 'coleman' ), scan.number ) }
			__next40pxDefaultSize
		>
			{ __( 'Leave out', 'coleman' ) }
		</Button>
	);
	if ( scan.error ) {
		return (
			<>
				<Fault error={ scan.error } />
				<p className="coleman-desk__row">
					<strong>{ scan.number }</strong>
					<Button variant="secondary" onClick={ onAgain } __next40pxDefaultSize>
						{ __( 'Try again', 'coleman' ) }
					</Button>
					{ leave }
				</p>
			</>
		);
	}
	if ( scan.parts === null ) {
		return null;
	}
	return scan.parts.length === 0 ? (
		<p className="coleman-desk__row">
			<span>
				{ sprintf( /* translators: %s: part number */ __( 'Part %s not found.', 'coleman' ), scan.number ) }
			</span>
			<Button variant="secondary" onClick={ onUnknown } __next40pxDefaultSize>
				{ __( 'Request as special order', 'coleman' ) }
			</Button>
			{ leave }
		</p>
	) : (
		<>
			<ul className="coleman-orders__offers">{ children }</ul>
			<p>{ leave }</p>
		</>
	);
}
