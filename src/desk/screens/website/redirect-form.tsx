import { CheckboxControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Redirect } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Confirm } from '@/desk/confirm';
import { SelectField, TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

type Typed = { source: string; target: string; status: string; is_forced: boolean };

type Props = {
	/** Null for a new one. */
	redirect: Redirect | null;
	onClose: () => void;
	onDone: ( said: string ) => void;
};

/** A redirect to be added, or changed. */
export function RedirectForm( { redirect, onClose, onDone }: Props ) {
	const [ typed, setTyped ] = useState< Typed >( {
		source: redirect?.source ?? '',
		target: redirect?.target ?? '',
		status: String( redirect?.status ?? 301 ),
		is_forced: redirect?.is_forced ?? false,
	} );
	const put = ( part: Partial< Typed > ) => setTyped( ( before ) => ( { ...before, ...part } ) );
	const isGone = typed.status === '410';
	const save = useMutation(
		useCallback(
			( data: Typed ) =>
				post< Redirect >( redirect ? `/redirects/${ redirect.id }` : '/redirects', {
					...data,
					target: data.status === '410' ? '' : data.target,
					status: Number( data.status ),
				} ),
			[ redirect ]
		)
	);
	const faults = save.error?.params ?? {};
	const submit = async () => {
		if ( await save.run( typed ) ) {
			onDone( __( 'Redirect saved.', 'coleman' ) );
		}
	};
	return (
		<Confirm
			title={ redirect ? __( 'Change a redirect', 'coleman' ) : __( 'Add a redirect', 'coleman' ) }
			confirm={ __( 'Save', 'coleman' ) }
			isBusy={ save.isBusy }
			onConfirm={ () => void submit() }
			onClose={ onClose }
		>
			<Fault error={ save.error } />
			<TextField
				label={ __( 'Old address', 'coleman' ) }
				help={ __( 'Such as /old-page, or /product.asp?id=12.', 'coleman' ) }
				fault={ faults.source }
				value={ typed.source }
				onChange={ ( source ) => put( { source } ) }
			/>
			<SelectField
				label={ __( 'Status', 'coleman' ) }
				fault={ faults.status }
				value={ typed.status }
				options={ [
					{ value: '301', label: __( '301: moved for good', 'coleman' ) },
					{ value: '302', label: __( '302: moved for now', 'coleman' ) },
					{ value: '410', label: __( '410: gone for good', 'coleman' ) },
				] }
				onChange={ ( status ) => put( { status } ) }
			/>
			{ ! isGone && (
				<TextField
					label={ __( 'New address', 'coleman' ) }
					help={ __( 'A path such as /new-page. Another site’s address begins with https://.', 'coleman' ) }
					fault={ faults.target }
					value={ typed.target }
					onChange={ ( target ) => put( { target } ) }
				/>
			) }
			<CheckboxControl
				label={ __( 'Even if there is a page', 'coleman' ) }
				help={ __( 'The page at the old address can’t be opened then.', 'coleman' ) }
				checked={ typed.is_forced }
				onChange={ ( isForced ) => put( { is_forced: isForced } ) }
			/>
		</Confirm>
	);
}
