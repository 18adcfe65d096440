import { __ } from '@wordpress/i18n';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { arrayOf, boolean, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Plate } from '@/ui/plate/plate';
import './style.css';

export const payMethodsProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	methods: arrayOf( shape( { label: string, text: string, isDefault: boolean } ) ),
	/** Whether staff have given terms. */
	hasTerms: boolean,
} );

export type PayMethodsProps = TypeOf< typeof payMethodsProps >;

/** The ways to pay that are open to this customer. Nothing is kept here that could be stolen. No island. */
export function PayMethods( { level, methods, hasTerms }: PayMethodsProps ) {
	return (
		<FormLayout level={ level } title={ __( 'Ways to pay', 'coleman' ) } width="narrow">
			<Plate level={ level === 'h1' ? 2 : 3 } title={ __( 'Available to you', 'coleman' ) }>
				<dl className="coleman-pay-methods__list">
					{ methods.map( ( { label, text, isDefault } ) => (
						<div key={ label } className="coleman-pay-methods__method">
							<dt className="coleman-pay-methods__name">
								<span>{ label }</span>
								{ isDefault && (
									<span className="coleman-pay-methods__usual">{ __( 'Default', 'coleman' ) }</span>
								) }
							</dt>
							<dd className="coleman-pay-methods__text">{ text }</dd>
						</div>
					) ) }
				</dl>
			</Plate>
			<p className="coleman-form-layout__text">
				{ __( 'You choose at checkout. We never store card numbers.', 'coleman' ) }
			</p>
			{ ! hasTerms && (
				<p className="coleman-form-layout__text">
					{ __( 'To pay on account, ask your branch about account terms.', 'coleman' ) }
				</p>
			) }
		</FormLayout>
	);
}
