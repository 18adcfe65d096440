import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DeskCaller, DeskCallerFull } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Header } from '@/desk/header';
import { Loaded } from '@/desk/states';
import { useQuery } from '@/desk/use-query';
import { telephoneUrl } from '@/rules/telephone';
import { GlanceOf } from './glance';
import type { CustomerScreenData } from './types';

type Props = {
	boot: CustomerScreenData;
	/** A thing of theirs, such as "order-12": the address is logged, so it names nobody. */
	of: string;
	onBack: () => void;
	/** When it turns out to be somebody with an account. */
	onAccount: ( id: number ) => void;
};

/** Somebody without an account: how to reach them, and what is known of them. */
export function GuestSheet( { boot, of, onBack, onAccount }: Props ) {
	const query = useQuery< DeskCallerFull >( withQuery( '/callers/one', { of } ) );
	const guest = query.answer?.results.person;
	const account = guest?.customer_id ?? 0;
	useEffect( () => {
		if ( account > 0 ) {
			onAccount( account );
		}
	}, [ account, onAccount ] );
	return (
		<>
			<Header
				title={ guest ? guest.name || guest.email || guest.phone : __( 'Customer', 'coleman' ) }
				aside={ guest && account === 0 && <Badge tone="plain">{ __( 'No account', 'coleman' ) }</Badge> }
				back={ { label: __( 'All customers', 'coleman' ), onClick: onBack } }
			/>
			<Loaded query={ query }>
				{ ( seen ) => (
					<div className="coleman-customers__guest">
						{ guest && <Contact guest={ guest } /> }
						<GlanceOf
							boot={ boot }
							who={ guest?.email ? { email: guest.email } : { phone: guest?.phone ?? '' } }
							seen={ seen }
							// A note is answered with what is known of an address or a number.
							onNoted={ ( now ) => query.replace( { ...now, person: seen.person } ) }
						/>
					</div>
				) }
			</Loaded>
		</>
	);
}

const Contact = ( { guest }: { guest: DeskCaller } ) => (
	<p className="coleman-customers__contact">
		{ guest.company !== '' && <span>{ guest.company }</span> }
		{ guest.email !== '' && <a href={ `mailto:${ guest.email }` }>{ guest.email }</a> }
		{ guest.phone !== '' && <a href={ telephoneUrl( guest.phone ) }>{ guest.phone }</a> }
	</p>
);
