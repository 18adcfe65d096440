import { __, sprintf } from '@wordpress/i18n';
import { CustomerLink } from '@/desk/customer-link';
import { Owner } from '@/desk/owner';
import { longTime } from '@/desk/time';
import { telephoneUrl } from '@/rules/telephone';
import type { Lead, LeadScreenData } from './types';
import type { Changing } from './use-lead';
import { waited } from './waited';

/** Beside the inquiry: how long it waits, who looks after it, who asked. */
export function LeadFacts( { boot, lead, changing }: { boot: LeadScreenData; lead: Lead; changing: Changing } ) {
	return (
		<aside className="coleman-desk__facts" aria-label={ __( 'About the inquiry', 'coleman' ) }>
			<p className="coleman-leads__waited">{ waited( lead ) }</p>
			{ lead.minutes > 0 && (
				<p className="coleman-desk__help">{ __( 'Counts opening hours only.', 'coleman' ) }</p>
			) }
			{ lead.escalated_at !== '' && (
				<p>
					{
						/* translators: %s: date and time */ sprintf(
							__( 'Alert sent on %s.', 'coleman' ),
							longTime( lead.escalated_at )
						)
					}
				</p>
			) }
			<Owner me={ boot.me } staff={ boot.staff } ownerId={ lead.owner_id } changing={ changing } />
			<h3>{ __( 'Customer', 'coleman' ) }</h3>
			<p className="coleman-desk__address">
				{ [ lead.name, lead.company, lead.place ].filter( ( line ) => line !== '' ).join( '\n' ) }
			</p>
			{ lead.phone !== '' && (
				<p>
					<a href={ telephoneUrl( lead.phone ) }>{ lead.phone }</a>
				</p>
			) }
			{ lead.email !== '' && (
				<p>
					<a href={ `mailto:${ lead.email }` }>{ lead.email }</a>
				</p>
			) }
			<CustomerLink may={ boot.mayCustomers } of={ `lead-${ lead.id }` } />
			<h3>{ __( 'Sent to', 'coleman' ) }</h3>
			<p>{ lead.routed }</p>
			{ ! lead.is_verified && (
				<p>
					{ __(
						'Not verified as human: sent without JavaScript, or the bot check was unavailable.',
						'coleman'
					) }
				</p>
			) }
			<p className="coleman-desk__help">
				{
					/* translators: %s: reference of an inquiry */ sprintf(
						__( 'Reference %s', 'coleman' ),
						lead.reference
					)
				}
			</p>
		</aside>
	);
}
