import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MachineSheet } from '@/api/generated/schemas';
import { fetchPickedMachines, findMachines } from './find-machines';
import { WhichField } from './which-field';

type FieldProps = {
	/** The machine that is chosen, as far as it is known. */
	sheet: MachineSheet | null;
	/** Why what was chosen is not shown. */
	fault: string;
	/** Takes the id of a machine; empty for the page's own. */
	onChange: ( value: string ) => void;
};

/** Which machine a block shows. A stock number that was saved before machines were searched for is kept. */
export function MachineField( { sheet, fault, onChange }: FieldProps ) {
	return (
		<>
			<WhichField
				label={ __( 'Which machine?', 'coleman' ) }
				help={ __(
					'By maker, model, year or stock number. Leave empty to use the page’s machine.',
					'coleman'
				) }
				none={ __( 'No machine found.', 'coleman' ) }
				value={ sheet?.machine.MachineId ?? 0 }
				onChange={ ( id ) => onChange( id ? `${ id }` : '' ) }
				find={ findMachines }
				fetchPicked={ fetchPickedMachines }
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
