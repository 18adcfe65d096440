import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { fetchPickedMachines, findMachines } from '@/editor/find-machines';
import { Picker } from '@/editor/picker';
import { HeadingPanel } from '@/editor/heading-control';
import { Chosen } from '@/editor/chosen';
import type { EditProps } from '@/editor/register-block';
import { ComparisonView } from './comparison';
import type { ComparisonProps } from './comparison';

type Attributes = { ids: number[]; title: string; heading: ComparisonProps[ 'heading' ] };

/** As many as stand side by side. */
const MAX = 4;

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, ComparisonProps > ) {
	const { ids, title, heading } = attributes;
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						value={ title }
						placeholder={ __( 'Compare machines', 'coleman' ) }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<p>
						{ ids.length
							? __( 'Visitors see these machines, up to four.', 'coleman' )
							: __(
									'If you add no machines, the page shows the machines in its URL. This is an example.',
									'coleman'
								) }
					</p>
					<Picker
						ids={ ids }
						onChange={ ( picked ) => setAttributes( { ids: picked } ) }
						label={ __( 'Add a machine', 'coleman' ) }
						help={ __( 'By maker, model, year or stock number.', 'coleman' ) }
						none={ __( 'No machine found.', 'coleman' ) }
						most={ MAX }
						find={ findMachines }
						fetchPicked={ fetchPickedMachines }
					/>
				</PanelBody>
				<HeadingPanel
					label={ __( 'Heading level', 'coleman' ) }
					value={ heading }
					onChange={ ( value ) => setAttributes( { heading: value } ) }
				/>
			</InspectorControls>
			<Chosen block="coleman/comparison" attributes={ { ids, title, heading } } isChosen={ ids.length > 0 }>
				<ComparisonView
					{ ...sample }
					id={ `comparison-${ clientId }` }
					heading={ heading }
					title={ title || __( 'Compare machines', 'coleman' ) }
					isOfPage
					query=""
					onlyDifferences={ false }
				/>
			</Chosen>
		</div>
	);
}
