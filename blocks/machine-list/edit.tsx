import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { fetchMachines } from '@/api/machines';
import { Rendered } from '@/editor/chosen';
import { useEquipmentChoices } from '@/editor/equipment-choices';
import type { EditProps } from '@/editor/register-block';
import { useAnswer } from '@/editor/use-answer';
import { FACETS } from '@/rules/machine-choice';
import { formatShort } from '@/rules/money';
import { ContentPanel, StylePanel, usedPages, VisitorPanel } from './edit-panels';
import type { Attributes, Choices } from './edit-panels';
import { requestOf, viewOf } from './machine-list-props';
import type { MachineListProps, MachineView } from './machine-list-props';
import { MachineListView } from './machine-list-view';

/** The list as visitors get it; null until it has come, or when it does not come. */
function useView( page: MachineListProps ): MachineView | null {
	const request = requestOf( { choice: '', after: '', show: page.perPage }, page );
	return useAnswer(
		async ( signal ) => viewOf( await fetchMachines( page.condition, request, signal ) ),
		JSON.stringify( [ page.condition, request ] )
	);
}

/** What machines of the kind are called. */
function scopeTitle( { condition, categoryId, usedCategory }: Attributes, choices: Choices ): string {
	const category = choices?.categories.find( ( { EquipCategoryId } ) => EquipCategoryId === categoryId );
	const name = category?.CategoryName ?? usedPages().find( ( { value } ) => value === usedCategory )?.label;
	const isNew = condition === 'new';
	if ( name ) {
		return isNew
			? /* translators: %s: category of machines, such as Tractors. */
				sprintf( __( 'New %s', 'coleman' ), name )
			: /* translators: %s: category of machines, such as Tractors. */
				sprintf( __( 'Used %s', 'coleman' ), name );
	}
	return isNew ? __( 'New Equipment', 'coleman' ) : __( 'Used Equipment', 'coleman' );
}

/** What the list is called when nobody gives it a title. */
function titleOf( attributes: Attributes, choices: Choices ): string {
	const { maxPrice } = attributes;
	const title = scopeTitle( attributes, choices );
	return maxPrice
		? /* translators: 1: machines, such as "Used Tractors", 2: a price. */
			sprintf( __( '%1$s under %2$s', 'coleman' ), title, formatShort( maxPrice * 100 ) )
		: title;
}

/** The list as render.php makes it of the attributes; its machines are the sample's. */
function pageOf( attributes: Attributes, choices: Choices, sample: MachineListProps ): MachineListProps {
	const { condition, categoryId, usedCategory, branch, brandId, maxPrice, count, facets } = attributes;
	const { sort, showSort, showMore, showCompare, showSold, title, heading } = attributes;
	const locationId = choices?.locations.find( ( { slug } ) => slug === branch )?.LocationId;
	return {
		...sample,
		title: title || titleOf( attributes, choices ),
		heading,
		condition: condition === 'new' ? 'new' : 'used',
		categoryId,
		usedCategory,
		withSold: showSold,
		fixed: [
			brandId && `brand=${ brandId }`,
			locationId && `branch=${ locationId }`,
			maxPrice && `price=-${ maxPrice }`,
		]
			.filter( Boolean )
			.join( '&' ),
		facetNames: FACETS.filter(
			( facet ) =>
				facets.includes( facet ) &&
				! ( facet === 'brand' && brandId ) &&
				! ( facet === 'branch' && branch ) &&
				! ( facet === 'price' && maxPrice )
		),
		sort,
		showSort,
		showMore,
		showCompare,
		perPage: count,
		choice: '',
		after: '',
		show: count,
	};
}

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, MachineListProps > ) {
	const choices = useEquipmentChoices();
	const page = pageOf( attributes, choices, sample );
	const view = useView( page ) ?? sample.view;
	const { branch, categoryId, machineIds } = attributes;
	/** A list of what is gone is empty, and not everybody's. */
	const isGone =
		choices !== null &&
		( ( branch !== '' && branch !== 'page' && choices.locations.every( ( { slug } ) => slug !== branch ) ) ||
			( categoryId > 0 &&
				choices.categories.every( ( { EquipCategoryId } ) => EquipCategoryId !== categoryId ) ) );
	const hasCount = page.facetNames.length > 0 || page.showMore;
	const panel = { attributes, setAttributes };

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<ContentPanel { ...panel } choices={ choices } />
				<VisitorPanel { ...panel } />
				<StylePanel { ...panel } />
			</InspectorControls>
			{ machineIds.length > 0 || isGone ? (
				<Rendered
					block="coleman/machine-list"
					attributes={ {
						machineIds,
						branch,
						categoryId,
						showCompare: attributes.showCompare,
						title: attributes.title,
						heading: attributes.heading,
					} }
				/>
			) : (
				<Disabled>
					<MachineListView
						{ ...page }
						id={ `machine-list-${ clientId }` }
						view={ { ...view, count: hasCount ? view.count : null } }
					/>
				</Disabled>
			) }
		</div>
	);
}
