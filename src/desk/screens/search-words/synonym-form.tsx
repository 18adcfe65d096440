import { CheckboxControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SearchWord } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Confirm } from '@/desk/confirm';
import { LinesField, TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

type Props = {
	/** Null for a new one. */
	word: SearchWord | null;
	/** What stands in the form of a new one. */
	typed?: string;
	onClose: () => void;
	onDone: ( said: string ) => void;
};

/** What people type, and what we call it. */
export function SynonymForm( { word, typed: first = '', onClose, onDone }: Props ) {
	const [ typed, setTyped ] = useState( word ? word.typed.join( '\n' ) : first );
	const [ meant, setMeant ] = useState( word?.meant ?? '' );
	const [ isTwoWay, setIsTwoWay ] = useState( word?.is_two_way ?? false );
	const save = useMutation(
		useCallback(
			( data: object ) => post< SearchWord >( word ? `/search-words/${ word.id }` : '/search-words', data ),
			[ word ]
		)
	);
	const faults = save.error?.params ?? {};
	const submit = async () => {
		const lines = typed
			.split( '\n' )
			.map( ( line ) => line.trim() )
			.filter( Boolean );
		if ( await save.run( { typed: lines, meant, is_two_way: isTwoWay, version: word?.version ?? 0 } ) ) {
			onDone( __( 'Search word saved.', 'coleman' ) );
		}
	};
	return (
		<Confirm
			title={ word ? __( 'Change a search word', 'coleman' ) : __( 'Add a search word', 'coleman' ) }
			confirm={ __( 'Save', 'coleman' ) }
			isBusy={ save.isBusy }
			onConfirm={ () => void submit() }
			onClose={ onClose }
		>
			<Fault error={ save.error } />
			<LinesField
				label={ __( 'People type', 'coleman' ) }
				help={ __( 'One on each line, such as bush hog. Plurals and accents do not matter.', 'coleman' ) }
				fault={ faults.typed }
				value={ typed }
				rows={ 4 }
				onChange={ setTyped }
			/>
			<TextField
				label={ __( 'We call it', 'coleman' ) }
				help={ __( 'As it is written in the catalog, such as rotary cutter.', 'coleman' ) }
				fault={ faults.meant }
				value={ meant }
				onChange={ setMeant }
			/>
			<CheckboxControl
				label={ __( 'In both directions', 'coleman' ) }
				help={ __( 'Each of these words then finds what any of the others finds.', 'coleman' ) }
				checked={ isTwoWay }
				onChange={ setIsTwoWay }
			/>
		</Confirm>
	);
}
