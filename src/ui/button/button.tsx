import { boolean, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const buttonProps = shape( {
	label: string,
	/** The one action of a screen, or any other. */
	variant: oneOf( 'primary', 'quiet' ),
	type: oneOf( 'submit', 'button' ),
	isPending: optional( boolean ),
	isDisabled: optional( boolean ),
} );

type ButtonProps = TypeOf< typeof buttonProps > & { onClick?: () => void };

export function Button( { label, variant, type, isPending = false, isDisabled = false, onClick }: ButtonProps ) {
	return (
		<button
			type={ type }
			className={ `coleman-button is-${ variant }${ variant === 'primary' ? ' wp-element-button' : '' }${ isPending ? ' is-pending' : '' }` }
			aria-busy={ isPending || undefined }
			disabled={ isDisabled }
			onClick={ onClick }
		>
			{ label }
		</button>
	);
}
