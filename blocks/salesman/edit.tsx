import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { ComboboxControl, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { fetchSalesmen } from '@/api/salesmen';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { useAnswer } from '@/editor/use-answer';
import { Salesman } from './salesman';
import type { SalesmanProps } from './salesman';

type Attributes = { salesman: string };

/** The last part of the address of a salesman's page. */
const slugOf = ( permalink: string ) => permalink.replace( /\/$/, '' ).split( '/' ).pop() ?? '';

/** Without a person of its own the preview shows an example: the page's address says who it is. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, SalesmanProps > ) {
	const { salesman } = attributes;
	const team = useAnswer( () => fetchSalesmen(), '' );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<ComboboxControl
						label={ __( 'Which salesperson?', 'coleman' ) }
						help={ __( 'By name. Leave empty to use the page’s person.', 'coleman' ) }
						value={ salesman }
						options={ ( team ?? [] ).map( ( { name, permalink } ) => ( {
							value: slugOf( permalink ),
							label: name,
						} ) ) }
						onChange={ ( value ) => setAttributes( { salesman: value ?? '' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Chosen block="coleman/salesman" attributes={ { salesman } } isChosen={ salesman !== '' }>
				<Salesman { ...sample } />
			</Chosen>
		</div>
	);
}
