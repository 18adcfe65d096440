import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskStock } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { FindForm } from '@/desk/find-form';
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
			<FindForm
				className="coleman-stock__find"
				label={ __( 'Part number', 'coleman' ) }
				help={ __( 'With or without dashes and spaces.', 'coleman' ) }
				value={ typed }
				onChange={ setTyped }
				maxLength={ 60 }
				button={ __( 'Show stock', 'coleman' ) }
				variant="primary"
				isBusy={ stock.isLoading }
				onFind={ () => {
					if ( typed.trim() === asked ) {
						stock.reload();
					} else {
						go( { number: typed.trim() } );
					}
				} }
			/>
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
