import { __ } from '@wordpress/i18n';
import { Field } from '@/forms/field/field';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { arrayOf, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';
import { OrderRows, orderRowsProps } from '@/ui/order-rows/order-rows';
import { Plate } from '@/ui/plate/plate';
import './style.css';

export const orderListProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Begins the ids of its elements. */
	id: string,
	list: orderRowsProps,
	/** The only state shown; '' for all. */
	status: string,
	states: arrayOf( shape( { value: string, label: string } ) ),
	/** The pages beside this one; '' where there is none. */
	urls: shape( { newer: string, older: string, all: string } ),
} );

export type OrderListProps = TypeOf< typeof orderListProps >;

/** The customer's orders, newest first. No island: what narrows them down is a form, pages are links. */
export function OrderList( { level, id, list, status, states, urls }: OrderListProps ) {
	return (
		<FormLayout level={ level } title={ __( 'Your orders', 'coleman' ) } width="full">
			<form className="coleman-order-list__filter" method="get">
				<Field
					id={ `${ id }-status` }
					name="status"
					label={ __( 'Show', 'coleman' ) }
					type="select"
					placeholder={ __( 'All orders', 'coleman' ) }
					options={ states }
					value={ status }
					requirement="depends"
				/>
				<Button type="submit" variant="quiet" label={ __( 'Show', 'coleman' ) } />
			</form>
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'Orders', 'coleman' ) }>
				{ list.orders.length ? (
					<OrderRows { ...list } />
				) : (
					<div>
						<p className="coleman-form-layout__text">
							{ status
								? __( 'No orders match this status.', 'coleman' )
								: __( 'No orders yet. Everything you order will be listed here.', 'coleman' ) }
						</p>
						{ status && (
							<p className="coleman-form-layout__text">
								<a className="coleman-form-layout__link" href={ urls.all }>
									{ __( 'All orders', 'coleman' ) }
								</a>
							</p>
						) }
					</div>
				) }
			</Plate>
			{ ( urls.newer || urls.older ) && (
				<nav className="coleman-form-layout__links" aria-label={ __( 'Pages of orders', 'coleman' ) }>
					{ urls.newer && (
						<a className="coleman-form-layout__link" href={ urls.newer } rel="prev">
							{ __( 'Newer orders', 'coleman' ) }
						</a>
					) }
					{ urls.older && (
						<a className="coleman-form-layout__link" href={ urls.older } rel="next">
							{ __( 'Older orders', 'coleman' ) }
						</a>
					) }
				</nav>
			) }
		</FormLayout>
	);
}
