import { __ } from '@wordpress/i18n';
import { SelectField } from '@/desk/fields';
import type { OrderScreenData } from './types';

type Props = {
	boot: OrderScreenData;
	label: string;
	value: string;
	fault: string | undefined;
	onChange: ( value: string ) => void;
};

/** The branch that takes parts back. */
export const ReturnBranch = ( { boot, label, value, fault, onChange }: Props ) => (
	<SelectField
		label={ label }
		fault={ fault }
		value={ value }
		options={ [
			{ value: '0', label: __( 'Choose a branch', 'coleman' ) },
			...boot.branches.map( ( { id, city } ) => ( { value: String( id ), label: city } ) ),
		] }
		onChange={ onChange }
	/>
);
