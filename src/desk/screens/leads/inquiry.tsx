import { __ } from '@wordpress/i18n';
import { Badge } from '@/desk/badge';
import { LeadPictures } from './lead-pictures';
import type { Lead } from './types';

/** The thing as it is offered now, else as it was called then. */
function Subject( { lead: { subject, machine, was_sold: wasSold } }: { lead: Lead } ) {
	return (
		<div className="coleman-leads__machine">
			{ subject && subject.picture !== '' && <img src={ subject.picture } alt="" width={ 160 } height={ 100 } /> }
			<p>
				{ subject && subject.url !== '' ? (
					<a href={ subject.url } target="_blank" rel="noreferrer">
						{ subject.title }
					</a>
				) : (
					machine
				) }{ ' ' }
				{ subject?.is_sold && <Badge tone="bad">{ __( 'Sold', 'coleman' ) }</Badge> }
				{ ! subject && <Badge tone="plain">{ __( 'No longer offered', 'coleman' ) }</Badge> }
				<small>
					{ [ subject?.stock_number, subject?.price ].filter( ( text ) => text ).join( ' · ' ) }
					{ wasSold && ` · ${ __( 'already sold when they asked', 'coleman' ) }` }
				</small>
			</p>
		</div>
	);
}

/** What was asked, and about what. */
export function Inquiry( { lead }: { lead: Lead } ) {
	const { subject, comments, details, machine } = lead;
	return (
		<section className="coleman-desk__section">
			<h3>{ lead.kind_label }</h3>
			{ ( subject || machine !== '' ) && <Subject lead={ lead } /> }
			{ details.length > 0 && (
				<dl className="coleman-leads__details">
					{ details.map( ( { label, value } ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ value }</dd>
						</div>
					) ) }
				</dl>
			) }
			<LeadPictures lead={ lead } />
			{ comments === '' ? (
				<p className="coleman-desk__help">{ __( 'No message.', 'coleman' ) }</p>
			) : (
				<blockquote className="coleman-leads__comments">{ comments }</blockquote>
			) }
		</section>
	);
}
