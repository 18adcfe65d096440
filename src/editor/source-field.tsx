import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Picker } from './picker';
import type { Fetch, Find } from './picker';

type SourceProps = {
	/** Of the choice between a rule and a selection, such as "Machines". */
	label: string;
	/** What a list by rule is called. */
	rule: string;
	/** What is picked; none is a list by rule. */
	ids: number[];
	onChange: ( ids: number[] ) => void;
	picker: {
		label: string;
		help: string;
		/** What is said when nothing is found. */
		none: string;
		find: Find;
		fetchPicked: Fetch;
	};
	/** The controls of the rule. */
	children: ReactNode;
};

/** As many as one list holds. */
const MOST = 48;

/** What a list is made of: all that meets a rule, or what the editor picks. */
export function SourceField( { label, rule, ids, onChange, picker, children }: SourceProps ) {
	const [ isPicking, setPicking ] = useState( ids.length > 0 );
	return (
		<>
			<SelectControl
				label={ label }
				value={ isPicking ? 'picked' : 'rule' }
				options={ [
					{ value: 'rule', label: rule },
					{ value: 'picked', label: __( 'My selection', 'coleman' ) },
				] }
				onChange={ ( value ) => {
					setPicking( value === 'picked' );
					onChange( [] );
				} }
			/>
			{ isPicking ? <Picker { ...picker } ids={ ids } onChange={ onChange } most={ MOST } /> : children }
		</>
	);
}
