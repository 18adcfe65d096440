import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Interchange } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Confirm } from '@/desk/confirm';
import { TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

type Typed = { number: string; maker: string; part: string; note: string };

type Props = {
	/** One that is there, whose note may change. */
	interchange?: Interchange | null;
	/** What stands in the form of a new one. */
	number?: string;
	onClose: () => void;
	onDone: ( said: string ) => void;
};

/** Another maker's number, and the part of ours that stands in for it. */
export function InterchangeForm( { interchange = null, number = '', onClose, onDone }: Props ) {
	const [ typed, setTyped ] = useState< Typed >( {
		number: interchange?.number ?? number,
		maker: interchange?.maker ?? '',
		part: interchange ? `${ interchange.part_number } ${ interchange.vendor }` : '',
		note: interchange?.note ?? '',
	} );
	const put = ( part: Partial< Typed > ) => setTyped( ( before ) => ( { ...before, ...part } ) );
	const save = useMutation(
		useCallback( ( data: Typed ) => post< null >( '/interchanges', data ).then( () => true ), [] )
	);
	const faults = save.error?.params ?? {};
	const submit = async () => {
		if ( await save.run( typed ) ) {
			onDone( __( 'Number saved.', 'coleman' ) );
		}
	};
	return (
		<Confirm
			title={
				interchange
					? __( 'Change another maker’s number', 'coleman' )
					: __( 'Add another maker’s number', 'coleman' )
			}
			confirm={ __( 'Save', 'coleman' ) }
			isBusy={ save.isBusy }
			onConfirm={ () => void submit() }
			onClose={ onClose }
		>
			<Fault error={ save.error } />
			<TextField
				label={ __( 'Their number', 'coleman' ) }
				fault={ faults.number }
				value={ typed.number }
				readOnly={ interchange !== null }
				onChange={ ( text ) => put( { number: text } ) }
			/>
			<TextField
				label={ __( 'Their maker', 'coleman' ) }
				help={ __( 'Such as WIX or Fleetguard.', 'coleman' ) }
				fault={ faults.maker }
				value={ typed.maker }
				readOnly={ interchange !== null }
				onChange={ ( maker ) => put( { maker } ) }
			/>
			<TextField
				label={ __( 'Our part number', 'coleman' ) }
				help={ __( 'If several makers use it, add the maker after it, such as 32/925994 JCB.', 'coleman' ) }
				fault={ faults.part }
				value={ typed.part }
				readOnly={ interchange !== null }
				onChange={ ( part ) => put( { part } ) }
			/>
			<TextField
				label={ __( 'Note for staff', 'coleman' ) }
				fault={ faults.note }
				value={ typed.note }
				onChange={ ( note ) => put( { note } ) }
			/>
		</Confirm>
	);
}
