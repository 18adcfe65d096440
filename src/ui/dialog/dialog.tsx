import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import './style.css';

type DialogProps = {
	id: string;
	title: string;
	children?: ReactNode;
	/** Where React, not a `modal-link`, decides whether it is open. */
	isOpen?: boolean;
	onClose?: () => void;
};

/**
 * A native dialog: it keeps the focus inside, closes on Esc and gives the focus back by itself. Its id is the
 * `modal-target` of links of class `modal-link`; what is of class `close-modal` in it closes it (src/behaviours/modal).
 */
export function Dialog( { id, title, children, isOpen, onClose }: DialogProps ) {
	const ref = useRef< HTMLDialogElement >( null );

	useEffect( () => {
		const dialog = ref.current;
		if ( isOpen && ! dialog?.open ) {
			dialog?.showModal();
		} else if ( isOpen === false && dialog?.open ) {
			dialog.close();
		}
	}, [ isOpen ] );

	return (
		<dialog
			ref={ ref }
			id={ id }
			className="coleman-dialog"
			data-modal=""
			aria-labelledby={ `${ id }-title` }
			onClose={ onClose }
		>
			<div className="coleman-dialog__head">
				<h2 id={ `${ id }-title` } className="coleman-dialog__title">
					{ title }
				</h2>
				<button
					type="button"
					className="coleman-dialog__close close-modal"
					aria-label={ __( 'Close', 'coleman' ) }
				>
					×
				</button>
			</div>
			<div className="coleman-dialog__body">{ children }</div>
		</dialog>
	);
}
