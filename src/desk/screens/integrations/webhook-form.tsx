import { CheckboxControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Webhook } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Confirm } from '@/desk/confirm';
import { Help, TextField } from '@/desk/fields';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';
import { type Event, EVENTS } from './words';

type Typed = { url: string; events: Event[]; marks_sent: boolean };

type Props = {
	/** Null for a new one. */
	webhook: Webhook | null;
	onClose: () => void;
	onDone: ( said: string, secret?: string ) => void;
};

/** A webhook to be added, or changed. */
export function WebhookForm( { webhook, onClose, onDone }: Props ) {
	const [ typed, setTyped ] = useState< Typed >( {
		url: webhook?.url ?? '',
		events: webhook?.events ?? [ 'order.placed' ],
		marks_sent: webhook?.marks_sent ?? false,
	} );
	const put = ( part: Partial< Typed > ) => setTyped( ( before ) => ( { ...before, ...part } ) );
	const save = useMutation(
		useCallback(
			( data: Typed ) =>
				post< Webhook >( webhook ? `/webhooks/${ webhook.id }` : '/webhooks', {
					...data,
					is_paused: webhook?.is_paused ?? false,
					version: webhook?.version ?? 0,
				} ),
			[ webhook ]
		)
	);
	const faults = save.error?.params ?? {};
	const submit = async () => {
		const saved = await save.run( typed );
		if ( saved ) {
			onDone( __( 'Webhook saved.', 'coleman' ), saved.results.secret );
		}
	};
	return (
		<Confirm
			title={ webhook ? __( 'Change a webhook', 'coleman' ) : __( 'Add a webhook', 'coleman' ) }
			confirm={ __( 'Save', 'coleman' ) }
			isBusy={ save.isBusy }
			onConfirm={ () => void submit() }
			onClose={ onClose }
		>
			<Fault error={ save.error } />
			<TextField
				type="url"
				label={ __( 'Address', 'coleman' ) }
				help={ __( 'Of the other system. It starts with https://.', 'coleman' ) }
				fault={ faults.url }
				value={ typed.url }
				onChange={ ( url ) => put( { url } ) }
			/>
			<fieldset className="coleman-integrations__events">
				<legend>{ __( 'Events', 'coleman' ) }</legend>
				{ faults.events && (
					<p>
						<Help fault={ faults.events } help={ undefined } />
					</p>
				) }
				{ EVENTS().map( ( { value, label } ) => (
					<CheckboxControl
						key={ value }
						label={ label }
						checked={ typed.events.includes( value ) }
						onChange={ ( isChosen ) =>
							put( {
								events: isChosen
									? [ ...typed.events, value ]
									: typed.events.filter( ( one ) => one !== value ),
							} )
						}
					/>
				) ) }
			</fieldset>
			<CheckboxControl
				label={ __( 'Orders that it takes are in the dealer’s system', 'coleman' ) }
				help={ __(
					'They are marked as sent. Where stock files say what is available, the site stops subtracting their pieces.',
					'coleman'
				) }
				checked={ typed.marks_sent }
				onChange={ ( marksSent ) => put( { marks_sent: marksSent } ) }
			/>
			{ ! webhook && (
				<p>{ __( 'After saving, you see the secret that messages are signed with.', 'coleman' ) }</p>
			) }
		</Confirm>
	);
}
