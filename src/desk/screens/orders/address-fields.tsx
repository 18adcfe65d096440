import { __ } from '@wordpress/i18n';
import { SelectField, TextField } from '@/desk/fields';

const LABELS: [ string, string ][] = [
	[ 'name', __( 'Name', 'coleman' ) ],
	[ 'company', __( 'Company', 'coleman' ) ],
	[ 'street', __( 'Street', 'coleman' ) ],
	[ 'street2', __( 'Street, second line', 'coleman' ) ],
	[ 'city', __( 'City', 'coleman' ) ],
	[ 'state', __( 'State', 'coleman' ) ],
	[ 'zip', __( 'ZIP code', 'coleman' ) ],
	[ 'phone', __( 'Phone', 'coleman' ) ],
];

type Props = {
	/** Of the names in a refusal: "billing_". */
	prefix: string;
	states: string[];
	value: Record< string, string >;
	onChange: ( value: Record< string, string > ) => void;
	/** A sentence for each field at fault. */
	faults: Record< string, string >;
};

/** An address, field by field, with what is wrong beside each. */
export const AddressFields = ( { prefix, states, value, onChange, faults }: Props ) => (
	<div className="coleman-orders__fields">
		{ LABELS.map( ( [ name, label ] ) => {
			const shared = {
				label,
				value: value[ name ] ?? '',
				onChange: ( text: string ) => onChange( { ...value, [ name ]: text } ),
				fault: faults[ prefix + name ],
			};
			return name === 'state' ? (
				<SelectField
					key={ name }
					{ ...shared }
					options={ [
						{ value: '', label: __( 'Choose a state', 'coleman' ) },
						...states.map( ( state ) => ( { value: state, label: state } ) ),
					] }
				/>
			) : (
				<TextField key={ name } { ...shared } autoComplete="off" />
			);
		} ) }
	</div>
);
