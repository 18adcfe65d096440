import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fetchSearch } from '@/api/search';
import { useEquipmentChoices } from '@/editor/equipment-choices';
import { usePartFamilies } from '@/editor/part-families';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { useAnswer } from '@/editor/use-answer';
import { useBranchData } from '@/editor/use-branch-data';
import fixtures from './fixtures.json';
import { searchResultsProps } from './results-props';
import type { SearchResultsProps } from './results-props';
import { SearchResultsView } from './search-results';

type Attributes = { showPhones: boolean; showWays: boolean };

/** What every parts counter is asked for. */
const EXAMPLE = 'oil filter';

const NOTHING = searchResultsProps( fixtures[ 'nothing found' ] );

/** What visitors find under the example; null until the API has answered. */
const useFound = (): Pick< SearchResultsProps, 'text' | 'sections' > | null =>
	useAnswer(
		async ( signal ) => ( {
			text: EXAMPLE,
			sections: ( await fetchSearch( { q: EXAMPLE, per_page: 4 }, signal ) ).sections,
		} ),
		EXAMPLE
	);

type Ways = Pick< NonNullable< SearchResultsProps[ 'help' ] >, 'families' | 'categories' >;

/** The families of parts and the categories of machines; null until both are there. */
function useWays(): Ways | null {
	const families = usePartFamilies();
	const choices = useEquipmentChoices();
	return (
		families &&
		choices && {
			families: families.map( ( { CategoryName, Url } ) => ( { name: CategoryName, url: Url } ) ),
			categories: choices.categories.map( ( { CategoryName, links } ) => ( {
				name: CategoryName,
				url: links.new,
			} ) ),
		}
	);
}

export function Edit( { attributes, setAttributes, sample }: EditProps< Attributes, SearchResultsProps > ) {
	const { showPhones, showWays } = attributes;
	const [ isEmpty, setEmpty ] = useState( false );
	const found = useFound();
	const ways = useWays();
	const branches = useBranchData()?.branches;

	const help = {
		order: '/parts/quick-order',
		phones: ! showPhones
			? []
			: ( branches?.map( ( { city, phone_number: phone } ) => ( {
					city,
					phone,
				} ) ) ?? NOTHING.help!.phones ),
		families: ! showWays ? [] : ( ways ?? NOTHING.help! ).families,
		categories: ! showWays ? [] : ( ways ?? NOTHING.help! ).categories,
	};

	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Preview', 'coleman' ) }>
					<SelectControl
						label={ __( 'Show here', 'coleman' ) }
						help={ __( 'Only in the editor. Visitors see their own results.', 'coleman' ) }
						value={ isEmpty ? 'nothing' : 'results' }
						options={ [
							{
								value: 'results',
								label: __( 'Results', 'coleman' ),
							},
							{
								value: 'nothing',
								label: __( 'Nothing found', 'coleman' ),
							},
						] }
						onChange={ ( value ) => setEmpty( value === 'nothing' ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'No results', 'coleman' ) }>
					<ToggleControl
						label={ __( 'Branch phone numbers', 'coleman' ) }
						help={ __( 'With a link to request a special order.', 'coleman' ) }
						checked={ showPhones }
						onChange={ ( value ) => setAttributes( { showPhones: value } ) }
					/>
					<ToggleControl
						label={ __( 'Links to parts and machines', 'coleman' ) }
						help={ __( 'Parts families and machine categories.', 'coleman' ) }
						checked={ showWays }
						onChange={ ( value ) => setAttributes( { showWays: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<Preview>
				{ isEmpty ? (
					<SearchResultsView { ...NOTHING } help={ help } />
				) : (
					<SearchResultsView { ...sample } { ...found } />
				) }
			</Preview>
		</div>
	);
}
