import { useCallback, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SettingsGroup } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Fault, useAnnounce } from '@/desk/notices';
import { SaveBar } from '@/desk/save-bar';
import { useMutation } from '@/desk/use-mutation';
import { FieldControl } from './field-control';
import { sectionsOf, type Typed, valueOf, withTyped } from './values';

type Props = {
	group: SettingsGroup;
	typed: Typed;
	onType: ( typed: Typed ) => void;
	onSaved: ( group: SettingsGroup ) => void;
};

/** Kinds that stand two beside each other. */
const SHORT = new Set( [ 'money', 'whole' ] );

/** A group of settings. What is not right is said beside its field, and then nothing of the group is saved. */
export function GroupForm( { group, typed, onType, onSaved }: Props ) {
	const form = useRef< HTMLFormElement >( null );
	const announce = useAnnounce();
	const save = useMutation(
		useCallback(
			( values: Typed ) => post< SettingsGroup >( `/settings/${ group.name }`, { values } ),
			[ group.name ]
		)
	);
	const isTouched = Object.keys( typed ).length > 0;

	useEffect( () => {
		if ( ! isTouched ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ isTouched ] );

	useEffect( () => {
		if ( save.error ) {
			form.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ save.error ] );

	const submit = async () => {
		const answer = await save.run( typed );
		if ( answer ) {
			onSaved( answer.results );
			announce( __( 'Settings saved.', 'coleman' ) );
		}
	};
	return (
		<form
			ref={ form }
			className="coleman-settings__form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<p className="coleman-settings__intro">{ group.intro }</p>
			<Fault error={ save.error } />
			{ sectionsOf( group.fields ).map( ( section ) => (
				<section key={ section.name } className="coleman-settings__section">
					{ section.name !== '' && <h3>{ section.name }</h3> }
					<div className="coleman-settings__fields">
						{ section.fields.map( ( field ) => (
							<div key={ field.name } className={ SHORT.has( field.kind ) ? 'is-short' : undefined }>
								<FieldControl
									field={ field }
									value={ valueOf( field, typed ) }
									faults={ save.error?.params ?? {} }
									onChange={ ( value ) => onType( withTyped( field, typed, value ) ) }
								/>
							</div>
						) ) }
					</div>
				</section>
			) ) }
			<SaveBar
				isBusy={ save.isBusy }
				isTouched={ isTouched }
				onDiscard={ () => {
					onType( {} );
					save.clear();
				} }
			/>
		</form>
	);
}
