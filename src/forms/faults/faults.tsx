import { __ } from '@wordpress/i18n';
import { arrayOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const faultsProps = shape( {
	id: string,
	/** What it says first, where the form has a sentence of its own. */
	title: optional( string ),
	/** In the order of the page; `href` names the control: `#checkout-billing-city`. */
	faults: arrayOf( shape( { href: string, text: string } ) ),
} );

/** What is wrong with a long form, at its head, with a way to each place. It takes the focus when it comes (useForm). */
export function Faults( { id, title, faults }: TypeOf< typeof faultsProps > ) {
	if ( ! faults.length ) {
		return null;
	}
	return (
		<div
			className="coleman-faults"
			id={ id }
			data-faults=""
			tabIndex={ -1 }
			role="group"
			aria-labelledby={ `${ id }-title` }
		>
			<p className="coleman-faults__title" id={ `${ id }-title` }>
				{ title ?? __( 'Please check the following:', 'coleman' ) }
			</p>
			<ul className="coleman-faults__list">
				{ faults.map( ( { href, text } ) => (
					<li key={ href }>
						<a href={ href }>{ text }</a>
					</li>
				) ) }
			</ul>
		</div>
	);
}
