import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

type Props = {
	/** The words of the button: "Save". */
	save?: string;
	isBusy: boolean;
	/** Whether there is anything to save. */
	isTouched: boolean;
	/** In a form the button sends it; elsewhere it does this. */
	onSave?: ( () => void ) | undefined;
	/** Offered while there is something to discard. */
	onDiscard?: ( () => void ) | undefined;
	/** Buttons after it. */
	children?: ReactNode;
};

/** Beneath a long form, and in sight all the while. Its button keeps the focus while the answer is awaited. */
export const SaveBar = ( {
	save = __( 'Save', 'coleman' ),
	isBusy,
	isTouched,
	onSave,
	onDiscard,
	children,
}: Props ) => (
	<div className="coleman-desk__save">
		<Button
			type={ onSave ? 'button' : 'submit' }
			variant="primary"
			isBusy={ isBusy }
			disabled={ ! isTouched || isBusy }
			accessibleWhenDisabled
			onClick={ onSave }
			__next40pxDefaultSize
		>
			{ save }
		</Button>
		{ isTouched && onDiscard && (
			<Button variant="tertiary" onClick={ onDiscard } __next40pxDefaultSize>
				{ __( 'Discard changes', 'coleman' ) }
			</Button>
		) }
		{ children }
	</div>
);
