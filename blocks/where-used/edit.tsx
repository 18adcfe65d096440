import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Chosen } from '@/editor/chosen';
import { PartField } from '@/editor/part-field';
import type { EditProps } from '@/editor/register-block';
import { WhereUsed } from './where-used';
import type { WhereUsedProps } from './where-used';

type Attributes = { part: number; heading: string };

/** Without a part of its own the preview shows an example: the page's address says which it is. */
export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, WhereUsedProps > ) {
	const { part, heading } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<PartField value={ part } onChange={ ( value ) => setAttributes( { part: value } ) } />
					<p>{ __( 'A part that isn’t in a diagram shows nothing.', 'coleman' ) }</p>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						value={ heading }
						onChange={ ( value ) => setAttributes( { heading: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Chosen block="coleman/where-used" attributes={ { part, heading } } isChosen={ part > 0 }>
				<WhereUsed
					{ ...sample }
					id={ `where-used-${ clientId }` }
					heading={ heading || __( 'Where this part is used', 'coleman' ) }
				/>
			</Chosen>
		</div>
	);
}
