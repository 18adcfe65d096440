import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { unknownOption } from './unknown-option';

type AboutControlProps = {
	label: string;
	help?: string;
	/** What 0 is called. */
	none?: string;
	/** The id that is chosen. */
	value: number;
	/** Undefined until they have come. */
	choices: [ id: number, name: string ][] | undefined;
	onChange: ( value: number ) => void;
};

/** What a list is narrowed down to by the editor. */
export function AboutControl( {
	label,
	help,
	none = __( 'The page’s or all', 'coleman' ),
	value,
	choices,
	onChange,
}: AboutControlProps ) {
	return (
		<SelectControl
			label={ label }
			help={ help }
			value={ String( value ) }
			options={ [
				{ value: '0', label: none },
				...( choices ?? [] ).map( ( [ id, name ] ) => ( { value: String( id ), label: name } ) ),
				...unknownOption(
					value ? String( value ) : '',
					choices?.map( ( [ id ] ) => String( id ) )
				),
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
			label={ __( 'Items per page', 'coleman' ) }
			help={ __( 'Visitors load more below the list.', 'coleman' ) }
			value={ value }
			min={ min }
			max={ 48 }
			onChange={ ( chosen ) => onChange( chosen ?? initial ) }
		/>
	);
}
