import { DropZone } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { size } from '@/desk/pace';

const ID = 'coleman-feed-file';
const HELP = 'coleman-feed-file-help';

type FileFieldProps = { file: File | null; onFile: ( file: File ) => void; isMissing?: boolean };

/** A file is chosen, or dropped. */
export function FileField( { file, onFile, isMissing = false }: FileFieldProps ) {
	return (
		<div className="coleman-feeds__file">
			<label htmlFor={ ID }>{ __( 'File', 'coleman' ) }</label>
			<input
				id={ ID }
				type="file"
				accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.gz"
				aria-describedby={ HELP }
				aria-invalid={ isMissing }
				onChange={ ( event ) => {
					const chosen = event.currentTarget.files?.[ 0 ];
					if ( chosen ) {
						onFile( chosen );
					}
				} }
			/>
			<p id={ HELP } className={ isMissing ? 'coleman-feeds__fault' : 'coleman-desk__help' }>
				{ isMissing
					? __( 'Choose a file first.', 'coleman' )
					: __(
							'CSV or JSON lines, optionally compressed with gzip. You can drop the file here.',
							'coleman'
						) }
			</p>
			{ file && (
				<p className="coleman-feeds__chosen">
					<strong>{ file.name }</strong> { size( file.size ) }
				</p>
			) }
			<DropZone
				label={ __( 'Drop the file here', 'coleman' ) }
				onFilesDrop={ ( files ) => {
					const dropped = files[ 0 ];
					if ( dropped ) {
						onFile( dropped );
					}
				} }
			/>
		</div>
	);
}
