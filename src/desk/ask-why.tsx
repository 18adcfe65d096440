import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Confirm } from './confirm';
import { NewFault } from './notices';
import type { Changes } from './use-changing';

type Props = {
	/** What is about to be done, as on the button that led here. */
	title: string;
	/** What comes of it. */
	help?: string | undefined;
	/** Who reads the reason. */
	reader: string;
	isDestructive: boolean;
	changing: Pick< Changes, 'isBusy' | 'error' >;
	onConfirm: ( reason: string ) => void;
	onClose: () => void;
};

/** Asks before something is done that others will notice, and why. */
export function AskWhy( { title, help, reader, isDestructive, changing, onConfirm, onClose }: Props ) {
	const [ reason, setReason ] = useState( '' );
	return (
		<Confirm
			title={ title }
			confirm={ title }
			isDestructive={ isDestructive }
			isBusy={ changing.isBusy }
			onConfirm={ () => onConfirm( reason ) }
			onClose={ onClose }
		>
			<NewFault error={ changing.error } />
			{ help !== undefined && <p className="coleman-desk__help">{ help }</p> }
			<TextareaControl label={ __( 'Why', 'coleman' ) } help={ reader } value={ reason } onChange={ setReason } />
		</Confirm>
	);
}
