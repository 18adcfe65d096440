import { Button, Notice, TextControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { TestMail } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

/** Sends one mail by what is saved, and says how far it came. */
export function TestMailForm( { me, isSaved }: { me: string; isSaved: boolean } ) {
	const [ to, setTo ] = useState( me );
	const [ result, setResult ] = useState< TestMail | null >( null );
	const test = useMutation(
		useCallback( ( address: string ) => post< TestMail >( '/mails/test', { to: address } ), [] )
	);

	const submit = async () => {
		setResult( null );
		const answer = await test.run( to );
		setResult( answer?.results ?? null );
	};
	return (
		<form
			className="coleman-settings__test"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<h3>{ __( 'Test email', 'coleman' ) }</h3>
			<div className="coleman-settings__line">
				<TextControl
					type="email"
					label={ __( 'Send it to', 'coleman' ) }
					value={ to }
					onChange={ setTo }
					__next40pxDefaultSize
				/>
				<Button
					type="submit"
					variant="secondary"
					isBusy={ test.isBusy }
					disabled={ ! isSaved || test.isBusy }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Send a test email', 'coleman' ) }
				</Button>
			</div>
			{ ! isSaved && <p>{ __( 'Save first. The test uses the saved settings.', 'coleman' ) }</p> }
			{ result && (
				<Notice status={ result.sent ? 'success' : 'error' } isDismissible={ false }>
					{ result.message }
				</Notice>
			) }
			<Fault error={ test.error } />
			{ result && result.talk.length > 0 && (
				<details open={ ! result.sent }>
					<summary>{ __( 'Mail server log', 'coleman' ) }</summary>
					<pre className="coleman-settings__talk">{ result.talk.join( '\n' ) }</pre>
				</details>
			) }
		</form>
	);
}
