import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import type { MachinesRequest } from '@/api/generated/schemas';
import { fetchMachines } from '@/api/machines';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { UsedCategories } from './used-categories';
import type { UsedCategoriesProps } from './used-categories';

type Attributes = { title: string; heading: UsedCategoriesProps[ 'heading' ] };

type Page = NonNullable< MachinesRequest[ 'used_category' ] >;

/** How many machines each page has, by its address; null until all have come, or when they do not come. */
function useCounts( urls: string[] ): Map< string, number > | null {
	const [ counts, setCounts ] = useState< Map< string, number > | null >( null );
	const all = urls.join();
	useEffect( () => {
		const count = async ( url: string ): Promise< [ string, number ] > => {
			const page = url.split( '/' ).at( -2 ) as Page; // the sample's addresses are those of the pages
			return [ url, ( await fetchMachines( 'used', { used_category: page, per_page: 1 } ) ).count ];
		};
		Promise.all( all.split( ',' ).map( count ) ).then(
			( entries ) => setCounts( new Map( entries ) ),
			() => {}
		);
	}, [ all ] );
	return counts;
}

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, UsedCategoriesProps > ) {
	const { title, heading } = attributes;
	const counts = useCounts( sample.categories.map( ( { url } ) => url ) );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<TextControl
						label={ __( 'Title', 'coleman' ) }
						help={ __( 'If empty: “Used Equipment”.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<HeadingControl value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<UsedCategories
					{ ...sample }
					title={ title || __( 'Used Equipment', 'coleman' ) }
					heading={ heading }
					categories={ sample.categories.map( ( category ) => ( {
						...category,
						count: counts?.get( category.url ) ?? category.count,
					} ) ) }
				/>
			</Disabled>
		</div>
	);
}
