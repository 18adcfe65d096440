import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskLeadFigure } from '@/api/generated/schemas';
import { minutesInWords } from '@/desk/time';

const median = ( minutes: number | null ) => ( minutes === null ? '–' : minutesInWords( minutes ) );

/** What all branches together come to, in a line. */
function summary( { unanswered, median_7: minutes }: DeskLeadFigure ): string {
	const waiting =
		unanswered === 0
			? __( 'No open inquiries.', 'coleman' )
			: /* translators: %d: number of inquiries */ sprintf(
					_n( '%d waiting for an answer.', '%d waiting for an answer.', unanswered, 'coleman' ),
					unanswered
				);
	if ( minutes === null ) {
		return waiting;
	}
	const half =
		minutes === 0
			? __( 'This week, half were answered right away.', 'coleman' )
			: /* translators: %s: a stretch of time, "4 h 10 min" */ sprintf(
					__( 'This week, half were answered within %s.', 'coleman' ),
					minutesInWords( minutes )
				);
	return `${ waiting } ${ half }`;
}

/** How the desk stands: in a line, and branch by branch for who wants to know. */
export function Figures( { figures }: { figures: DeskLeadFigure[] } ) {
	const [ all ] = figures;
	return all ? (
		<details className="coleman-leads__figures">
			<summary>{ summary( all ) }</summary>
			<table>
				<caption>{ __( 'Time to the first answer, while the branch is open', 'coleman' ) }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Branch', 'coleman' ) }</th>
						<th scope="col">{ __( 'Open', 'coleman' ) }</th>
						<th scope="col">{ __( 'Unanswered', 'coleman' ) }</th>
						<th scope="col">{ __( 'Median, 7 days', 'coleman' ) }</th>
						<th scope="col">{ __( 'Median, 30 days', 'coleman' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ figures.map( ( figure ) => (
						<tr key={ figure.location_id }>
							<th scope="row">{ figure.name }</th>
							<td>{ figure.open }</td>
							<td>{ figure.unanswered }</td>
							<td>{ median( figure.median_7 ) }</td>
							<td>{ median( figure.median_30 ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</details>
	) : null;
}
