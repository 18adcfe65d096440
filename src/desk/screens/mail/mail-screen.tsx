import { useAddress } from '@/desk/use-address';
import { Letters } from './letters';
import { MailSheet } from './mail-sheet';
import { Outbox } from './outbox';
import './mail.css';

/** The mail of the website: what was queued and what became of it, and what each letter looks like. */
export function MailScreen() {
	const [ params, go ] = useAddress();
	const mail = params.get( 'mail' );
	const view = params.get( 'view' ) ?? '';
	if ( mail ) {
		return <MailSheet id={ mail } onBack={ () => go( { mail: '' } ) } />;
	}
	return view === 'letters' ? (
		<Letters kind={ params.get( 'letter' ) ?? '' } isEditing={ params.get( 'words' ) === 'edit' } go={ go } />
	) : (
		<Outbox state={ view } go={ go } />
	);
}
