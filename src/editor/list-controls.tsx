import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type AboutControlProps = {
	label: string;
	help?: string;
	/** The id that is chosen; 0 is the page's own, or all. */
	value: number;
	choices: [ id: number, name: string ][];
	onChange: ( value: number ) => void;
};

/** What a list is narrowed down to, on a page that is not about it by itself. */
export function AboutControl( { label, help, value, choices, onChange }: AboutControlProps ) {
	return (
		<SelectControl
			label={ label }
			help={ help }
			value={ String( value ) }
			options={ [
				{ value: '0', label: __( 'The page’s, or all', 'coleman' ) },
				...choices.map( ( [ id, name ] ) => ( { value: String( id ), label: name } ) ),
			] }
			onChange={ ( chosen ) => onChange( Number( chosen ) ) }
		/>
	);
}

type HowManyControlProps = {
	value: number;
	min: number;
	/** What the control is reset to. */
	initial: number;
	onChange: ( value: number ) => void;
};

/** How many items a list shows before visitors load more. */
export function HowManyControl( { value, min, initial, onChange }: HowManyControlProps ) {
	return (
		<RangeControl
			label={ __( 'How many at once', 'coleman' ) }
			help={ __( 'Visitors load more below the list.', 'coleman' ) }
			value={ value }
			min={ min }
			max={ 48 }
			onChange={ ( chosen ) => onChange( chosen ?? initial ) }
		/>
	);
}
