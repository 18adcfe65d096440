import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { HeadingControl } from '@/editor/heading-control';
import type { EditProps } from '@/editor/register-block';
import { useRentalCategories } from '@/editor/rental-field';
import { RentalCategories } from './rental-categories';
import type { RentalCategoriesProps } from './rental-categories';

type Attributes = { title: string; heading: RentalCategoriesProps[ 'heading' ] };

/** The lowest of some rates; null where there is none. */
const lowest = ( cents: ( number | null )[] ): number | null => {
	const known = cents.filter( ( one ) => one !== null );
	return known.length ? Math.min( ...known ) : null;
};

/** The preview counts what is for rent; a category's picture is that of its first machine. */
export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, RentalCategoriesProps > ) {
	const { title, heading } = attributes;
	const found = useRentalCategories();
	const categories = found.map( ( [ , name, rentals ] ) => ( {
		name,
		url: rentals[ 0 ]?.Url ?? '',
		image: rentals[ 0 ]?.MediumImage.path ?? '',
		count: rentals.length,
		from: lowest( rentals.map( ( rental ) => rental.daily_cents ) ),
	} ) );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Style', 'coleman' ) }>
					<TextControl
						label={ __( 'Title', 'coleman' ) }
						help={ __( 'If empty: “Rental Equipment”.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<HeadingControl value={ heading } onChange={ ( value ) => setAttributes( { heading: value } ) } />
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<RentalCategories
					title={ title || __( 'Rental Equipment', 'coleman' ) }
					heading={ heading }
					categories={ categories.length ? categories : sample.categories }
				/>
			</Disabled>
		</div>
	);
}
