import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { unknownOption } from './unknown-option';

type BranchControlProps = {
	help?: string;
	/** What it means when no branch is chosen. */
	none: string;
	/** The chosen branch's slug, or '' for none. */
	value: string;
	/** Undefined until they have come. */
	branches: { slug: string; city: string }[] | undefined;
	/** What can be chosen beside the branches. */
	other?: { slug: string; city: string };
	onChange: ( slug: string ) => void;
};

/** The branch that a block is fixed to. */
export function BranchControl( { help, none, value, branches, other, onChange }: BranchControlProps ) {
	const known = [ ...( other ? [ other ] : [] ), ...( branches ?? [] ) ];
	return (
		<SelectControl
			label={ __( 'Branch', 'coleman' ) }
			help={ help }
			value={ value }
			options={ [
				{ value: '', label: none },
				...known.map( ( { slug, city } ) => ( { value: slug, label: city } ) ),
				...( value === other?.slug
					? []
					: unknownOption(
							value,
							branches?.map( ( { slug } ) => slug )
						) ),
			] }
			onChange={ onChange }
		/>
	);
}
