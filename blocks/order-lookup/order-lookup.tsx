import { __ } from '@wordpress/i18n';
import { boolean, oneOf, recordOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { Field } from '@/forms/field/field';
import { Button } from '@/ui/button/button';

export const orderLookupProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Who has only the order's number has the link mailed; who has the link says the email. */
	asks: oneOf( 'number', 'email' ),
	title: string,
	/** What the link has, in the second case: the order, its key, and which of its pages. */
	link: shape( { id: string, key: string, page: string } ),
	number: string,
	email: string,
	/** A sentence per field. */
	errors: recordOf( string ),
	/** The mail was asked for: there is such an order or not. */
	isSent: boolean,
	urls: shape( { orders: string, lookup: string } ),
} );

export type OrderLookupProps = TypeOf< typeof orderLookupProps >;

/** No island: a form sends the mail, another opens the order. */
export function OrderLookup( props: OrderLookupProps ) {
	const { level: Title, asks, title, link, number, email, errors, isSent, urls } = props;
	const isLink = asks === 'email';
	return (
		<div className="coleman-order-lookup__frame">
			<Title className="coleman-order-lookup__title">{ title }</Title>
			{ isSent && (
				<p className="coleman-order-lookup__sent" role="status">
					{ __(
						'If the order number and email address match an order, we sent you its link by email.',
						'coleman'
					) }
				</p>
			) }
			<p className="coleman-order-lookup__text">
				{ isLink
					? __( 'Enter the email address you ordered with.', 'coleman' )
					: __(
							'Your order link is in the email we sent you. Lost it? Enter your order number and email address, and we’ll send it again.',
							'coleman'
						) }
			</p>
			<form className="coleman-order-lookup__form" method="post">
				<input type="hidden" name="coleman_action" value={ isLink ? 'order_open' : 'order_lookup' } />
				{ isLink && <input type="hidden" name="id" value={ link.id } /> }
				{ isLink && <input type="hidden" name="key" value={ link.key } /> }
				{ isLink && <input type="hidden" name="page" value={ link.page } /> }
				{ ! isLink && (
					<Field
						id="order-lookup-number"
						name="number"
						type="text"
						label={ __( 'Order number', 'coleman' ) }
						value={ number }
						error={ errors.number ?? '' }
						autocomplete="off"
					/>
				) }
				<Field
					id="order-lookup-email"
					name="email"
					type="email"
					label={ __( 'Email Address', 'coleman' ) }
					value={ email }
					error={ errors.email ?? '' }
					autocomplete="email"
				/>
				<Button
					type="submit"
					variant="primary"
					label={ isLink ? __( 'Open order', 'coleman' ) : __( 'Send me the link', 'coleman' ) }
				/>
			</form>
			<p className="coleman-order-lookup__ways">
				{ isLink && (
					<a className="coleman-order-lookup__way" href={ urls.lookup }>
						{ __( 'Send the link again', 'coleman' ) }
					</a>
				) }
				<a className="coleman-order-lookup__way" href={ urls.orders }>
					{ __( 'See your account’s orders', 'coleman' ) }
				</a>
			</p>
		</div>
	);
}
