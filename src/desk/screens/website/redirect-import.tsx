import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RedirectImport as Report } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Confirm } from '@/desk/confirm';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

type Props = { onClose: () => void; onDone: ( said: string ) => void };

/** Redirects from a file: first what would come of it, then all of them. */
export function RedirectImport( { onClose, onDone }: Props ) {
	const [ csv, setCsv ] = useState( '' );
	const [ report, setReport ] = useState< Report | null >( null );
	const run = useMutation(
		useCallback(
			( [ text, isTrial ]: [ string, boolean ] ) =>
				post< Report >( '/redirects/import', { csv: text, is_trial: isTrial } ),
			[]
		)
	);
	const look = async ( file: File | undefined ) => {
		setReport( null );
		if ( ! file ) {
			return;
		}
		const text = await decoded( file );
		setCsv( text );
		const answer = await run.run( [ text, true ] );
		setReport( answer?.results ?? null );
	};
	const submit = async () => {
		const answer = await run.run( [ csv, false ] );
		if ( answer?.results.is_kept ) {
			onDone(
				sprintf(
					/* translators: 1: number of new redirects, 2: number of changed redirects */
					__( 'Redirects imported: %1$d new, %2$d changed.', 'coleman' ),
					answer.results.new,
					answer.results.changed
				)
			);
		} else {
			setReport( answer?.results ?? null );
		}
	};
	const isGood = report !== null && report.faults.length === 0 && report.rows > 0;
	return (
		<Confirm
			title={ __( 'Import redirects from CSV', 'coleman' ) }
			confirm={ __( 'Import', 'coleman' ) }
			isBusy={ run.isBusy }
			isDisabled={ ! isGood }
			onConfirm={ () => void submit() }
			onClose={ onClose }
		>
			<p>
				{ __(
					'Columns: old address, new address, status (301, 302 or 410). Without a status, a row with a new address is a 301 and one without is a 410.',
					'coleman'
				) }
			</p>
			<label htmlFor="coleman-redirects-file">{ __( 'File', 'coleman' ) }</label>
			<input
				id="coleman-redirects-file"
				type="file"
				accept=".csv,.tsv,.txt"
				onChange={ ( event ) => void look( event.currentTarget.files?.[ 0 ] ) }
			/>
			<Fault error={ run.error } />
			<div className="coleman-website__report" role="status">
				{ report && (
					<>
						<p>
							{ sprintf(
								/* translators: 1: number of rows, 2: number of new ones, 3: of changed ones, 4: of those that are there already */
								__( 'Rows: %1$d. New: %2$d. Changed: %3$d. Already there: %4$d.', 'coleman' ),
								report.rows,
								report.new,
								report.changed,
								report.same
							) }
						</p>
						{ report.faults.length > 0 && <Faults faults={ report.faults } /> }
					</>
				) }
			</div>
		</Confirm>
	);
}

const Faults = ( { faults }: Pick< Report, 'faults' > ) => (
	<>
		<p>
			<strong>{ __( 'Fix these rows and choose the file again. Nothing was imported.', 'coleman' ) }</strong>
		</p>
		<table>
			<thead>
				<tr>
					<th scope="col">{ __( 'Line', 'coleman' ) }</th>
					<th scope="col">{ __( 'Old address', 'coleman' ) }</th>
					<th scope="col">{ __( 'Problem', 'coleman' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ faults.map( ( { line, text, fault } ) => (
					<tr key={ line }>
						<td>{ line }</td>
						<td>{ text }</td>
						<td>{ fault }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	</>
);

/** The text of a file in UTF-8, or in what spreadsheets write where they don't write that. */
async function decoded( file: File ): Promise< string > {
	const bytes = await file.arrayBuffer();
	try {
		return new TextDecoder( 'utf-8', { fatal: true } ).decode( bytes );
	} catch {
		return new TextDecoder( 'windows-1252' ).decode( bytes );
	}
}
