import { Notice, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type FieldProps = {
	value: string;
	/** How the machine is called that the value names; empty while it is looked up. */
	found: string;
	fault: string;
	onChange: ( value: string ) => void;
};

/** Which machine a block shows: its id or its stock number, looked up while one types. */
export function MachineField( { value, found, fault, onChange }: FieldProps ) {
	return (
		<>
			<TextControl
				label={ __( 'Machine', 'coleman' ) }
				help={
					found ||
					__( 'A stock number, such as U-2063, or an ID. Leave empty to use the page’s machine.', 'coleman' )
				}
				value={ value }
				onChange={ onChange }
			/>
			<div role="status">
				{ fault && (
					<Notice status="warning" isDismissible={ false }>
						{ fault }
					</Notice>
				) }
			</div>
		</>
	);
}
