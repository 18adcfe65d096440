import { __ } from '@wordpress/i18n';
import { Badge } from './badge';
import { longTime } from './time';

type Event = {
	at: string;
	who: string;
	text: string;
	/** In somebody's own words, below what happened. */
	note?: string;
	/** Not shown to the customer. */
	isInternal?: boolean;
};

/** Everything that has happened, newest first: who, when, and whether the customer sees it. */
export const History = ( { events }: { events: Event[] } ) => (
	<section className="coleman-desk__section">
		<h3>{ __( 'History', 'coleman' ) }</h3>
		<ol className="coleman-desk__history">
			{ events.map( ( event, index ) => (
				<li key={ events.length - index }>
					{ ( event.text || event.isInternal ) && (
						<p>
							{ event.text }{ ' ' }
							{ event.isInternal && <Badge tone="plain">{ __( 'Internal', 'coleman' ) }</Badge> }
						</p>
					) }
					{ event.note && <p>{ event.note }</p> }
					<small>
						{ event.who } · <time dateTime={ event.at }>{ longTime( event.at ) }</time>
					</small>
				</li>
			) ) }
		</ol>
	</section>
);
