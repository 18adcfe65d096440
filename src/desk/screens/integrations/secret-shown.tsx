import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextField } from '@/desk/fields';

/** A secret, the only time that it is shown. */
export const SecretShown = ( { secret, onClose }: { secret: string; onClose: () => void } ) => (
	<div className="coleman-integrations__secret">
		<Notice status="warning" onRemove={ onClose }>
			<p>{ __( 'Copy the secret into the other system now. It isn’t shown again.', 'coleman' ) }</p>
			<TextField
				label={ __( 'Secret', 'coleman' ) }
				fault={ undefined }
				readOnly
				value={ secret }
				onChange={ () => undefined }
				onFocus={ ( event ) => event.currentTarget.select() }
			/>
		</Notice>
	</div>
);
