import { __ } from '@wordpress/i18n';
import type { DeskOrder } from '@/api/generated/schemas';
import { Badge } from '@/desk/badge';
import { longTime } from '@/desk/time';

/** Everything that has happened, newest first: who, when, and whether the customer sees it. */
export const History = ( { events }: { events: DeskOrder[ 'events' ] } ) => (
	<section className="coleman-orders__section">
		<h3>{ __( 'History', 'coleman' ) }</h3>
		<ol className="coleman-orders__history">
			{ events.map( ( event, index ) => (
				<li key={ events.length - index }>
					<p>
						{ event.text }{ ' ' }
						{ ! event.is_public && <Badge tone="plain">{ __( 'Internal', 'coleman' ) }</Badge> }
					</p>
					<small>
						{ event.who } · <time dateTime={ event.at }>{ longTime( event.at ) }</time>
					</small>
				</li>
			) ) }
		</ol>
	</section>
);
