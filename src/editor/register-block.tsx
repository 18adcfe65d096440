import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, registerBlockVariation } from '@wordpress/blocks';
import type { BlockConfiguration, BlockEditProps, BlockVariation } from '@wordpress/blocks';
import type { ComponentType } from 'react';

export type EditProps< Attributes extends Record< string, unknown >, Sample > = {
	attributes: Attributes;
	setAttributes: ( changes: Partial< Attributes > ) => void;
	clientId: string;
	isSelected: boolean;
	/** The props of the block's fixture "typical": a preview that needs no server. */
	sample: Sample;
};

type Metadata = { name: string; title: string; category: string; example?: object; supports?: object };

type Options< Attributes > = {
	holdsBlocks?: boolean;
	isForTemplates?: boolean;
	variations?: BlockVariation[];
	labelOf?: ( attributes: Attributes ) => string;
};

/** Whether templates are edited here, and not one page's words. */
const isSiteEditor = () => window.location.pathname.endsWith( '/site-editor.php' );

/**
 * Registers a block whose markup PHP renders: nothing of it is saved but its attributes, and the blocks in it if it
 * holds any. The sample is what its preview shows, in the inserter and where real data are not at hand. One that is for
 * templates, because on an ordinary page it prints nothing, is offered in the Site Editor only.
 */
export function registerColemanBlock< Attributes extends Record< string, unknown >, Sample >(
	metadata: Metadata,
	Edit: ComponentType< EditProps< Attributes, Sample > >,
	sample: Sample,
	{ holdsBlocks = false, isForTemplates = false, variations = [], labelOf }: Options< Attributes > = {}
): void {
	// The attributes are as block.json declares them; WordPress has read it on the server, so only the name counts.
	registerBlockType< Attributes >( metadata as BlockConfiguration< Attributes >, {
		example: metadata.example ?? {},
		...( isForTemplates && ! isSiteEditor() ? { supports: { ...metadata.supports, inserter: false } } : {} ),
		// What lists of blocks call it instead of its title.
		...( labelOf ? { __experimentalLabel: labelOf } : {} ),
		edit: ( props: BlockEditProps< Attributes > ) => <Edit { ...props } sample={ sample } />,
		save: () => ( holdsBlocks ? <InnerBlocks.Content /> : null ),
	} );
	variations.forEach( ( variation ) => registerBlockVariation( metadata.name, variation ) );
}
