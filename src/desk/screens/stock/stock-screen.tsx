import { Button, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskStock } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { Header } from '@/desk/header';
import { Loaded } from '@/desk/states';
import { useAddress } from '@/desk/use-address';
import { useQuery } from '@/desk/use-query';
import { PartStock } from './part-stock';
import './stock.css';

/** Stock of one part number: what may be sold at each branch, and why. */
export function StockScreen() {
	const [ params, go ] = useAddress();
	const asked = ( params.get( 'number' ) ?? '' ).trim();
	const [ typed, setTyped ] = useState( asked );
	const stock = useQuery< DeskStock[] >( asked === '' ? null : withQuery( '/stock', { number: asked } ) );
	// The back button brings back the number too.
	useEffect( () => setTyped( asked ), [ asked ] );

	return (
		<>
			<Header title={ __( 'Stock', 'coleman' ) } />
			<form
				className="coleman-desk__row coleman-stock__find"
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( typed.trim() === asked ) {
						stock.reload();
					} else {
						go( { number: typed.trim() } );
					}
				} }
			>
				<TextControl
					label={ __( 'Part number', 'coleman' ) }
					help={ __( 'With or without dashes and spaces.', 'coleman' ) }
					value={ typed }
					onChange={ setTyped }
					maxLength={ 60 }
					autoComplete="off"
					__next40pxDefaultSize
				/>
				<Button type="submit" variant="primary" isBusy={ stock.isLoading } __next40pxDefaultSize>
					{ __( 'Show stock', 'coleman' ) }
				</Button>
			</form>
			{ asked !== '' && (
				<Loaded
					query={ stock }
					isEmpty={ ( parts ) => parts.length === 0 }
					empty={ sprintf( /* translators: %s: part number */ __( 'Part %s not found.', 'coleman' ), asked ) }
				>
					{ ( parts ) =>
						parts.map( ( part ) => (
							<PartStock
								key={ part.part_id }
								part={ part }
								onCounted={ ( fresh ) =>
									stock.replace(
										parts.map( ( old ) => ( old.part_id === fresh.part_id ? fresh : old ) )
									)
								}
							/>
						) )
					}
				</Loaded>
			) }
		</>
	);
}
