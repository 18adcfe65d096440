import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskBuyer } from '@/api/generated/schemas';
import { get, withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { FindForm } from '@/desk/find-form';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

const find = async ( search: string ) =>
	( await get< DeskBuyer[] >( withQuery( '/orders/buyers', { search } ) ) ).results;

/** Who is calling: found among customers and former orders, or typed anew below. */
export function PhoneCustomer( { onChoose }: { onChoose: ( buyer: DeskBuyer ) => void } ) {
	const [ text, setText ] = useState( '' );
	const [ found, setFound ] = useState< DeskBuyer[] | null >( null );
	const search = useMutation( find );
	return (
		<>
			<FindForm
				label={ __( 'Find the customer by name, email or phone', 'coleman' ) }
				value={ text }
				onChange={ setText }
				button={ __( 'Find', 'coleman' ) }
				isBusy={ search.isBusy }
				onFind={ async () => setFound( ( await search.run( text ) ) ?? null ) }
			/>
			<Fault error={ search.error } />
			{ found && (
				<div role="status">
					{ found.length === 0 ? (
						<p>{ __( 'No customer found. Enter the details below.', 'coleman' ) }</p>
					) : (
						<ul className="coleman-orders__offers">
							{ found.map( ( buyer ) => (
								<li key={ `${ buyer.customer_id } ${ buyer.email }` }>
									<span>
										<strong>{ buyer.name }</strong> { buyer.company }{ ' ' }
										{ buyer.has_terms && <Badge tone="good">{ __( 'Terms', 'coleman' ) }</Badge> }{ ' ' }
										{ buyer.is_tax_exempt && (
											<Badge tone="plain">{ __( 'Tax exempt', 'coleman' ) }</Badge>
										) }
										<small>{ [ buyer.email, buyer.phone ].filter( Boolean ).join( ' · ' ) }</small>
									</span>
									<Button
										variant="secondary"
										onClick={ () => {
											onChoose( buyer );
											setFound( null );
										} }
										__next40pxDefaultSize
									>
										{ __( 'Choose', 'coleman' ) }
									</Button>
								</li>
							) ) }
						</ul>
					) }
				</div>
			) }
		</>
	);
}
