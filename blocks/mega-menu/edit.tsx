import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { CheckboxControl, PanelBody } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fetchEquipmentCategories } from '@/api/equipment-categories';
import type { EquipmentCategories } from '@/api/generated/schemas';
import type { EditProps } from '@/editor/register-block';
import './editor.css';
import { MegaMenu } from './mega-menu';
import type { Item, MegaMenuProps } from './mega-menu';

type Attributes = { sections: string[] };

/** The catalogue's own categories and branches in place of the sample's. */
function withCatalogue( item: Item, { categories, locations }: EquipmentCategories ): Item {
	const categoryLinks = categories.map( ( { CategoryName, links } ) => ( { label: CategoryName, url: links.new } ) );
	const branchLinks = locations.map( ( { City, slug } ) => ( { label: City, url: `/locations/${ slug }/` } ) );
	const links: Record< string, ( typeof branchLinks )[] > = {
		new: [ categoryLinks, branchLinks ],
		locations: [ branchLinks ],
	};
	return {
		...item,
		groups: item.groups.map( ( group, index ) => ( {
			...group,
			links: links[ item.key ]?.[ index ] ?? group.links,
		} ) ),
	};
}

export function Edit( { attributes: { sections }, setAttributes, sample }: EditProps< Attributes, MegaMenuProps > ) {
	const [ catalogue, setCatalogue ] = useState< EquipmentCategories | null >( null );
	useEffect( () => {
		// Without an answer the sample stays.
		fetchEquipmentCategories( {} ).then( setCatalogue, () => {} );
	}, [] );

	const known = sample.items.map( ( item ) => ( catalogue ? withCatalogue( item, catalogue ) : item ) );
	const toggle = ( key: string, shown: boolean ) =>
		setAttributes( {
			sections: known
				.map( ( item ) => item.key )
				.filter( ( each ) => ( each === key ? shown : sections.includes( each ) ) ),
		} );

	return (
		<div
			{ ...useBlockProps( {
				// Sections open here too, but links lead nowhere.
				onClickCapture: ( event ) => ( event.target as Element ).closest( 'a' ) && event.preventDefault(),
			} ) }
		>
			<InspectorControls>
				<PanelBody title={ __( 'Sections', 'coleman' ) }>
					{ known.map( ( { key, label } ) => (
						<CheckboxControl
							key={ key }
							label={ label }
							checked={ sections.includes( key ) }
							onChange={ ( shown ) => toggle( key, shown ) }
						/>
					) ) }
					<p>
						{ __(
							'Categories, parts families and branches come from the catalog and update automatically.',
							'coleman'
						) }
					</p>
				</PanelBody>
			</InspectorControls>
			<MegaMenu id={ sample.id } current="" items={ known.filter( ( { key } ) => sections.includes( key ) ) } />
		</div>
	);
}
