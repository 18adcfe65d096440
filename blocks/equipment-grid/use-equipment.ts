import { useState } from '@wordpress/element';
import { fetchEquipmentCategories } from '@/api/equipment-categories';
import { useChoice } from '@/ui/choice/use-choice';
import { choiceIn, queryOf } from './equipment-props';
import type { Choice, EquipmentGridProps, EquipmentView } from './equipment-props';

/** What the grid shows, and how another branch or brand gets there. */
export function useEquipment( page: EquipmentGridProps ) {
	const initial: Choice = { locationId: page.locationId, vendorId: page.vendorId };
	const [ shown, setShown ] = useState< { choice: Choice; view: EquipmentView } >( {
		choice: initial,
		view: page.view,
	} );
	const { wanted, latest, push } = useChoice( {
		initial,
		isSame: ( a, b ) => a.locationId === b.locationId && a.vendorId === b.vendorId,
		read: () => choiceIn( location.search, page ),
		ask: ( { locationId, vendorId }, signal ) =>
			fetchEquipmentCategories( { location_id: locationId, vendor_id: vendorId }, signal ),
		show: ( choice, view ) =>
			setShown( {
				choice,
				view: {
					...view,
					categories: view.categories.filter(
						( category ) => ! page.categoryId || category.EquipCategoryId === page.categoryId
					),
				},
			} ),
		name: 'Equipment categories',
	} );

	return {
		view: shown.view,
		shown: shown.choice,
		choice: wanted ?? shown.choice,
		isLoading: wanted !== null,
		choose: ( change: Partial< Choice > ) => {
			const choice = { ...latest.wanted, ...change };
			push( choice, queryOf( choice, page ) );
		},
	};
}
