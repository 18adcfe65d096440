import { __ } from '@wordpress/i18n';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';
import { OrderRows, orderRowsProps } from '@/ui/order-rows/order-rows';
import { Plate } from '@/ui/plate/plate';
import './style.css';

export const accountProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	name: string,
	email: string,
	/** The latest ones. */
	list: orderRowsProps,
	urls: shape( { orders: string, profile: string } ),
} );

export type AccountProps = TypeOf< typeof accountProps >;

/** My Account: the customer's own plate, and what they ordered last. No island: a form logs out. */
export function Account( { level, name, email, list, urls }: AccountProps ) {
	return (
		<FormLayout level={ level } title={ __( 'My Account', 'coleman' ) } width="full">
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'Customer', 'coleman' ) }>
				<div>
					<p className="coleman-account__name">{ name }</p>
					<p className="coleman-form-layout__text">{ email }</p>
				</div>
				<form className="coleman-form-layout__links" method="post">
					<input type="hidden" name="coleman_action" value="sign_out" />
					<a className="coleman-form-layout__link" href={ urls.profile }>
						{ __( 'Edit your profile', 'coleman' ) }
					</a>
					<Button type="submit" variant="quiet" label={ __( 'Log Out', 'coleman' ) } />
				</form>
			</Plate>
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'Latest orders', 'coleman' ) }>
				{ list.orders.length ? (
					<OrderRows { ...list } />
				) : (
					<p className="coleman-form-layout__text">
						{ __( 'No orders yet. Everything you order will be listed here.', 'coleman' ) }
					</p>
				) }
				{ list.orders.length > 0 && (
					<p className="coleman-form-layout__links">
						<a className="coleman-form-layout__link" href={ urls.orders }>
							{ __( 'All orders', 'coleman' ) }
						</a>
					</p>
				) }
			</Plate>
		</FormLayout>
	);
}
