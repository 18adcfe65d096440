import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ChangeEvent } from 'react';

type Props = {
	onFiles: ( files: File[] ) => void;
	variant?: 'primary' | 'secondary';
	/** Left out where a folder would be too much: for one thing. */
	hasFolder?: boolean;
};

/** Buttons that let somebody choose files, or a folder of them. */
export function ChooseFiles( { onFiles, variant = 'secondary', hasFolder = false }: Props ) {
	const files = useRef< HTMLInputElement >( null );
	const folder = useRef< HTMLInputElement >( null );
	const take = ( event: ChangeEvent< HTMLInputElement > ) => {
		const input = event.currentTarget;
		onFiles( [ ...( input.files ?? [] ) ] );
		// The same file may be chosen again.
		input.value = '';
	};
	const common = { type: 'file', multiple: true, hidden: true, onChange: take } as const;
	return (
		<>
			<input { ...common } ref={ files } accept="image/jpeg,image/png,image/webp,image/avif,image/gif" />
			<Button variant={ variant } onClick={ () => files.current?.click() } __next40pxDefaultSize>
				{ __( 'Add pictures', 'coleman' ) }
			</Button>
			{ hasFolder && (
				<>
					{ /* React knows no such attribute; browsers do. */ }
					<input { ...common } ref={ folder } { ...{ webkitdirectory: '' } } />
					<Button variant="secondary" onClick={ () => folder.current?.click() } __next40pxDefaultSize>
						{ __( 'Add a folder', 'coleman' ) }
					</Button>
				</>
			) }
		</>
	);
}
