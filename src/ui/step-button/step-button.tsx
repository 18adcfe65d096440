import { __ } from '@wordpress/i18n';
import { oneOf, shape } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const stepButtonProps = shape( { way: oneOf( 'fewer', 'more' ) } );

type StepButtonProps = TypeOf< typeof stepButtonProps > & { onClick?: ( () => void ) | undefined };

/** One piece, or one case, more or less: stands beside a field for a quantity. It needs the script, and hides without it. */
export function StepButton( { way, onClick }: StepButtonProps ) {
	return (
		<button
			type="button"
			className="coleman-step-button"
			aria-label={ way === 'fewer' ? __( 'Fewer', 'coleman' ) : __( 'More', 'coleman' ) }
			onClick={ onClick }
		>
			{ way === 'fewer' ? '−' : '+' }
		</button>
	);
}
