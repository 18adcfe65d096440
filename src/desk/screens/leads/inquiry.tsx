import { __ } from '@wordpress/i18n';
import { Badge } from '@/desk/badge';
import type { Lead } from './types';

/** What was asked, and about which machine. */
export function Inquiry( { lead }: { lead: Lead } ) {
	const { subject, comments, machine } = lead;
	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Inquiry', 'coleman' ) }</h3>
			<div className="coleman-leads__machine">
				{ subject && subject.picture !== '' && (
					<img src={ subject.picture } alt="" width={ 160 } height={ 100 } />
				) }
				<p>
					{ subject ? (
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
						{ lead.was_sold && ` · ${ __( 'already sold when they asked', 'coleman' ) }` }
					</small>
				</p>
			</div>
			{ comments === '' ? (
				<p className="coleman-desk__help">{ __( 'No message.', 'coleman' ) }</p>
			) : (
				<blockquote className="coleman-leads__comments">{ comments }</blockquote>
			) }
		</section>
	);
}
