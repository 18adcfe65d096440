import { __ } from '@wordpress/i18n';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { telephoneUrl } from '@/rules/telephone';
import { Glance } from './glance';
import type { CustomerScreenData } from './types';

type Guest = { email: string; phone: string; name: string; company: string };

/** Whom an address names, as far as it is one: addresses are typed and shortened by people. */
export function readGuest( text: string ): Guest | null {
	try {
		const said: unknown = JSON.parse( text );
		const of = ( name: string ) =>
			typeof said === 'object' && said !== null
				? String( ( said as Record< string, unknown > )[ name ] ?? '' )
				: '';
		const guest = { email: of( 'email' ), phone: of( 'phone' ), name: of( 'name' ), company: of( 'company' ) };
		return guest.email === '' && guest.phone === '' ? null : guest;
	} catch {
		return null;
	}
}

type Props = { boot: CustomerScreenData; guest: Guest; onBack: () => void };

/** Somebody without an account: how to reach them, and what is known of them. */
export const GuestSheet = ( { boot, guest, onBack }: Props ) => (
	<>
		<Header
			title={ guest.name || guest.email || guest.phone }
			aside={ <Badge tone="plain">{ __( 'No account', 'coleman' ) }</Badge> }
			back={ { label: __( 'All customers', 'coleman' ), onClick: onBack } }
		/>
		<div className="coleman-customers__guest">
			<p className="coleman-customers__contact">
				{ guest.company !== '' && <span>{ guest.company }</span> }
				{ guest.email !== '' && <a href={ `mailto:${ guest.email }` }>{ guest.email }</a> }
				{ guest.phone !== '' && <a href={ telephoneUrl( guest.phone ) }>{ guest.phone }</a> }
			</p>
			<Glance boot={ boot } who={ guest.email === '' ? { phone: guest.phone } : { email: guest.email } } />
		</div>
	</>
);
