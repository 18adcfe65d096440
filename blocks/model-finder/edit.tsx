import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fetchModels } from '@/api/models';
import { CONTENT_GROUP } from '@/editor/content-group';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { useAnswer } from '@/editor/use-answer';
import { ModelFinder } from './model-finder';
import type { ModelFinderProps } from './model-finder';

type Attributes = { title: string; count: number; heading: ModelFinderProps[ 'heading' ] };

/** The preview shows models of the site; visitors get them by name. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, ModelFinderProps > ) {
	const { title, count, heading } = attributes;
	const found = useAnswer(
		async ( signal ) => ( await fetchModels( { per_page: count }, signal ) ).results,
		`${ count }`
	);
	const models = found?.map( ( model ) => ( {
		title: model.Title,
		url: model.Url,
		category: model.Category,
		years: '',
		image: model.Photo.MediumImagePath,
	} ) );

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Title', 'coleman' ) }
						help={ __( 'If empty: “Parts diagrams”.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<RangeControl
						label={ __( 'Models per page', 'coleman' ) }
						value={ count }
						min={ 6 }
						max={ 96 }
						onChange={ ( value ) => setAttributes( { count: value ?? 48 } ) }
					/>
					<HeadingControl value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<ModelFinder
					{ ...sample }
					title={ title || __( 'Parts diagrams', 'coleman' ) }
					heading={ heading }
					models={ models ?? sample.models }
					count={ models?.length ?? sample.count }
				/>
			</Disabled>
		</div>
	);
}
