import { Button } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskMailFull } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { Fault, useAnnounce } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { longTime } from '@/desk/time';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { LetterView } from './letter-view';
import { fate, kindName, linkOf, stateOf } from './words';

/** One mail: to whom, each try, and what it says. */
export function MailSheet( { id, onBack }: { id: string; onBack: () => void } ) {
	const query = useQuery< DeskMailFull >( `/mails/${ id }` );
	const announce = useAnnounce();
	const act = useMutation(
		useCallback( ( what: string ) => post< DeskMailFull >( `/mails/${ id }/${ what }`, {} ), [ id ] )
	);
	const run = async ( what: string, done: string ) => {
		const answer = await act.run( what );
		if ( answer ) {
			query.replace( answer.results );
			announce( done );
		}
	};
	const mail = query.answer?.results;
	return (
		<>
			<Header
				title={ mail ? kindName( mail.kind ) : __( 'Mail', 'coleman' ) }
				aside={ mail && <Badge tone={ stateOf( mail.state ).tone }>{ stateOf( mail.state ).label }</Badge> }
				back={ { label: __( 'All emails', 'coleman' ), onClick: onBack } }
				actions={
					mail && (
						<>
							{ mail.state === 'dead' && (
								<Button
									variant="tertiary"
									disabled={ act.isBusy }
									onClick={ () => void run( 'put-aside', __( 'Email dismissed.', 'coleman' ) ) }
									__next40pxDefaultSize
								>
									{ __( 'Dismiss', 'coleman' ) }
								</Button>
							) }
							{ mail.recipient !== '' && mail.state !== 'waiting' && (
								<Button
									variant="primary"
									isBusy={ act.isBusy }
									disabled={ act.isBusy }
									accessibleWhenDisabled
									onClick={ () =>
										void run( 'resend', __( 'Email is back in the outbox.', 'coleman' ) )
									}
									__next40pxDefaultSize
								>
									{ __( 'Send again', 'coleman' ) }
								</Button>
							) }
						</>
					)
				}
			/>
			<Fault error={ act.error } />
			<Loaded query={ query }>{ ( found ) => <Sheet mail={ found } /> }</Loaded>
		</>
	);
}

function Sheet( { mail }: { mail: DeskMailFull } ) {
	const link = linkOf( mail.about );
	const facts: [ string, string ][] = [
		[ __( 'To', 'coleman' ), mail.recipient || __( '(deleted after expiry)', 'coleman' ) ],
		[ __( 'Reply to', 'coleman' ), mail.reply_to ],
		[ __( 'Written', 'coleman' ), longTime( mail.created_at ) ],
		[ __( 'Now', 'coleman' ), fate( mail ) ],
	];
	return (
		<div className="coleman-mail">
			<dl className="coleman-mail__facts">
				{ facts
					.filter( ( [ , value ] ) => value !== '' )
					.map( ( [ label, value ] ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
				{ link !== '' && (
					<div>
						<dt>{ __( 'Related to', 'coleman' ) }</dt>
						<dd>
							<a href={ link }>{ kindName( mail.about.replace( ':', ' ' ) ) }</a>
						</dd>
					</div>
				) }
			</dl>
			{ mail.tries.length > 0 && (
				<table className="coleman-mail__tries">
					<caption>{ __( 'Tries', 'coleman' ) }</caption>
					<thead>
						<tr>
							<th scope="col">{ __( 'When', 'coleman' ) }</th>
							<th scope="col">{ __( 'Delivery', 'coleman' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ mail.tries.map( ( one ) => (
							<tr key={ one.tried_at }>
								<td>
									<time dateTime={ one.tried_at }>{ longTime( one.tried_at ) }</time>
								</td>
								<td>{ one.is_sent ? __( 'Accepted by the mail server', 'coleman' ) : one.error }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
			{ mail.letter ? (
				<LetterView letter={ mail.letter } />
			) : (
				<p>
					{ mail.recipient === ''
						? __( 'The recipient and content were deleted because of their age.', 'coleman' )
						: __( 'No email can be sent because no one has this address.', 'coleman' ) }
				</p>
			) }
		</div>
	);
}
