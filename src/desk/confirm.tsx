import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

type Props = {
	title: string;
	/** What the button does, in a word or two: "Cancel the order". */
	confirm: string;
	/** What cannot be undone is red. */
	isDestructive?: boolean;
	isBusy?: boolean;
	isDisabled?: boolean;
	onConfirm: () => void;
	onClose: () => void;
	children?: ReactNode;
};

/** Asks before something is done that others will notice; Escape and the cross leave everything as it was. */
export function Confirm( { title, confirm, isDestructive, isBusy, isDisabled, onConfirm, onClose, children }: Props ) {
	return (
		<Modal title={ title } onRequestClose={ onClose } size="medium">
			<form
				className="coleman-desk__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					onConfirm();
				} }
			>
				{ children }
				<div className="coleman-desk__buttons">
					<Button variant="tertiary" onClick={ onClose } __next40pxDefaultSize>
						{ __( 'Back', 'coleman' ) }
					</Button>
					<Button
						type="submit"
						variant="primary"
						isDestructive={ isDestructive ?? false }
						isBusy={ isBusy ?? false }
						disabled={ isBusy || isDisabled || false }
						accessibleWhenDisabled
						__next40pxDefaultSize
					>
						{ confirm }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
