import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import type { EditProps } from '@/editor/register-block';
import { dealerDate } from '@/rules/dealer-date';
import { Copyright } from './copyright';
import type { CopyrightProps } from './copyright';
import { fillIn, usualWords } from './copyright-words';

type Attributes = { text: string };

/** The site's title, which every editor may read; '' until it has come. */
const useSiteTitle = (): string =>
	useSelect( ( select ) => {
		// WordPress's own store, typed by a package that is not among ours.
		const { getEntityRecord } = select( 'core' ) as {
			getEntityRecord: ( kind: string, name: string ) => { name?: string } | undefined;
		};
		return getEntityRecord( 'root', '__unstableBase' )?.name ?? '';
	}, [] );

export function Edit( { attributes: { text }, setAttributes }: EditProps< Attributes, CopyrightProps > ) {
	const name = useSiteTitle();
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Text', 'coleman' ) }>
					<TextControl
						label={ __( 'Copyright text', 'coleman' ) }
						help={ __( '{year} becomes the current year, {name} the site title.', 'coleman' ) }
						placeholder={ usualWords() }
						value={ text }
						onChange={ ( value ) => setAttributes( { text: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Copyright text={ fillIn( text, dealerDate( new Date() ).slice( 0, 4 ), name ) } />
		</div>
	);
}
