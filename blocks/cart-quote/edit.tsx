import { useBlockProps } from '@wordpress/block-editor';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { CartQuote } from './cart-quote';
import type { CartQuoteProps } from './cart-quote';

/** The preview shows the sample; each visitor sees their own cart, or the parts of the link they opened. */
export function Edit( { sample }: EditProps< Record< string, never >, CartQuoteProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<CartQuote { ...sample } />
			</Preview>
		</div>
	);
}
