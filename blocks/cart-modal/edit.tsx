import { useBlockProps } from '@wordpress/block-editor';
import type { EditProps } from '@/editor/register-block';
import { CartModalView } from './cart-modal';
import type { CartModalProps } from './cart-modal';
import './editor.css';

/** The preview shows the modal with something in it; on the site it is empty until something is added. */
export function Edit( { sample }: EditProps< Record< string, never >, CartModalProps > ) {
	return (
		<div { ...useBlockProps() }>
			<CartModalView { ...sample } />
		</div>
	);
}
