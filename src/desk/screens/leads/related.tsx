import { __ } from '@wordpress/i18n';
import { shortTime } from '@/desk/time';
import { StatusBadges } from './status-badges';
import type { Row } from './types';

/** What the same person has asked before or since, by email address and telephone number. */
export const Related = ( { leads, onOpen }: { leads: Row[]; onOpen: ( id: number ) => void } ) =>
	leads.length === 0 ? null : (
		<section className="coleman-desk__section">
			<h3>{ __( 'The same person also asked about', 'coleman' ) }</h3>
			<ul className="coleman-leads__related">
				{ leads.map( ( lead ) => (
					<li key={ lead.id }>
						<button type="button" className="coleman-desk__back" onClick={ () => onOpen( lead.id ) }>
							{ lead.machine || lead.kind_label }
						</button>
						<StatusBadges lead={ lead } />
						<time dateTime={ lead.created_at }>{ shortTime( lead.created_at ) }</time>
					</li>
				) ) }
			</ul>
		</section>
	);
