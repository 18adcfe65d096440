import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { TitlePanel, titleTag } from '@/editor/heading-control';
import type { TitleLevel } from '@/editor/heading-control';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { CartQuote } from './cart-quote';
import type { CartQuoteProps } from './cart-quote';

/** The preview shows the sample; each visitor sees their own cart, or the parts of the link they opened. */
export function Edit( { attributes, setAttributes, sample }: EditProps< { level: TitleLevel }, CartQuoteProps > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<TitlePanel value={ attributes.level } onChange={ ( level ) => setAttributes( { level } ) } />
			</InspectorControls>
			<Preview>
				<CartQuote { ...sample } level={ titleTag( attributes.level ) } />
			</Preview>
		</div>
	);
}
