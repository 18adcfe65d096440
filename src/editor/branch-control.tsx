import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type BranchControlProps = {
	help: string;
	/** What it means when no branch is chosen. */
	none: string;
	/** The chosen branch's slug, or '' for none. */
	value: string;
	branches: { slug: string; city: string }[];
	onChange: ( slug: string ) => void;
};

/** The branch that a block is fixed to. */
export function BranchControl( { help, none, value, branches, onChange }: BranchControlProps ) {
	return (
		<SelectControl
			label={ __( 'Branch', 'coleman' ) }
			help={ help }
			value={ value }
			options={ [
				{ value: '', label: none },
				...branches.map( ( { slug, city } ) => ( { value: slug, label: city } ) ),
			] }
			onChange={ onChange }
		/>
	);
}
