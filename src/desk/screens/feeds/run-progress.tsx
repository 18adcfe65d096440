import { Button, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Fault } from '@/desk/notices';
import { pace, timeLeft } from '@/desk/pace';
import type { RunProps } from './types';
import { useRunProgress } from './use-run-progress';
import { stateWords } from './words';

/** A run under way: what is done of it, how fast it goes, how long it will take. */
export function RunProgress( { run, show }: RunProps ) {
	const { moments, error, again } = useRunProgress( run, show );
	const speed = pace( moments );
	const percent = run.share === null ? null : Math.floor( 100 * run.share );
	return (
		<div className="coleman-feeds__form">
			<h3>
				{ stateWords( run ).text }
				{ percent !== null && `, ${ percent } %` }
			</h3>
			<ProgressBar { ...( percent === null ? {} : { value: percent } ) } className="coleman-feeds__bar" />
			<p role="status">
				{ [ rowsOf( run ), speedOf( speed?.rows ?? 0 ), timeLeft( moments ) ]
					.filter( ( piece ) => piece !== '' )
					.join( ' · ' ) }
			</p>
			{ run.message !== '' && <p>{ run.message }</p> }
			<Fault error={ error } />
			{ error && (
				<Button variant="secondary" onClick={ again } __next40pxDefaultSize>
					{ __( 'Try again', 'coleman' ) }
				</Button>
			) }
			<p className="coleman-desk__help">
				{ run.is_dry
					? __( 'You can leave this page. The check continues, and nothing on the site changes.', 'coleman' )
					: __( 'You can leave this page. The import continues automatically.', 'coleman' ) }
			</p>
		</div>
	);
}

function rowsOf( { state, records, records_expected: expected }: RunProps[ 'run' ] ): string {
	const read = records.toLocaleString( 'en-US' );
	if ( expected === null || state !== 'reading' ) {
		/* translators: %s: number of rows */
		return sprintf( __( '%s rows', 'coleman' ), read );
	}
	/* translators: 1: number of rows, 2: about how many there are */
	return sprintf( __( '%1$s of about %2$s rows', 'coleman' ), read, expected.toLocaleString( 'en-US' ) );
}

function speedOf( rows: number ): string {
	/* translators: %s: number of rows */
	return rows > 0 ? sprintf( __( '%s per second', 'coleman' ), Math.round( rows ).toLocaleString( 'en-US' ) ) : '';
}
