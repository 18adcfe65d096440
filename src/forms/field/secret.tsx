import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { InputHTMLAttributes } from 'react';
import { useMounted } from '@/islands/use-mounted';

/** The control of a password and, where scripts run, a button in the room kept for it that shows what was typed. */
export function Secret( props: InputHTMLAttributes< HTMLInputElement > & { id: string } ) {
	const isMounted = useMounted();
	const [ isShown, setIsShown ] = useState( false );
	return (
		<div className="coleman-field__secret">
			<input { ...props } type={ isShown ? 'text' : 'password' } />
			{ isMounted && (
				<button
					className="coleman-field__show"
					type="button"
					aria-controls={ props.id }
					aria-label={ isShown ? __( 'Hide password', 'coleman' ) : __( 'Show password', 'coleman' ) }
					onClick={ () => setIsShown( ! isShown ) }
				>
					{ isShown ? __( 'Hide', 'coleman' ) : __( 'Show', 'coleman' ) }
				</button>
			) }
		</div>
	);
}
