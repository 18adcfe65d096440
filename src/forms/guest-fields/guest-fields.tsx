import { __ } from '@wordpress/i18n';
import { boolean, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const guestFieldsProps = shape( { id: string, isChecking: optional( boolean ) } );

/**
 * What the forms of people who are not signed in hold beside their fields: one that people do not see and programs
 * fill in, and a word for who listens while `useBotCheck` is at work.
 */
export function GuestFields( { id, isChecking = false }: TypeOf< typeof guestFieldsProps > ) {
	return (
		<div className="coleman-guest-fields">
			<div aria-hidden="true">
				<label htmlFor={ `${ id }-website` }>{ __( 'Leave this empty', 'coleman' ) }</label>
				<input id={ `${ id }-website` } name="website" type="text" tabIndex={ -1 } autoComplete="off" />
			</div>
			<p role="status">{ isChecking && __( 'Checking that you’re human. This takes a moment.', 'coleman' ) }</p>
		</div>
	);
}
