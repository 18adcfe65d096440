import { __ } from '@wordpress/i18n';
import { shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';

export const accountProps = shape( { name: string, email: string } );

export type AccountProps = TypeOf< typeof accountProps >;

/** My Account as it begins: the customer's own plate. No island: a form logs out. */
export function Account( { name, email }: AccountProps ) {
	return (
		<div className="coleman-account__frame">
			<h1 className="coleman-account__title">{ __( 'My Account', 'coleman' ) }</h1>
			<section className="coleman-account__plate">
				<h2 className="coleman-account__strip">{ __( 'Customer', 'coleman' ) }</h2>
				<div className="coleman-account__body">
					<p className="coleman-account__name">{ name }</p>
					<p className="coleman-account__email">{ email }</p>
					<form className="coleman-account__form" method="post">
						<input type="hidden" name="coleman_action" value="sign_out" />
						<Button type="submit" variant="quiet" label={ __( 'Log Out', 'coleman' ) } />
					</form>
				</div>
			</section>
		</div>
	);
}
