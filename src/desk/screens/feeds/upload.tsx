import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FeedRun } from '@/api/generated/schemas';
import { DeskError, deskError, postFile } from '@/desk/api';
import { Fault } from '@/desk/notices';
import { size } from '@/desk/pace';
import { sendFile, wait } from '@/desk/send-file';
import { Discard } from './discard';
import { FileField } from './file-field';
import type { RunProps } from './types';

type Props = RunProps & { file: File | null; onFile: ( file: File ) => void };

/** The file is on its way; after a reload it must be chosen once more, and goes on where it was. */
export function Upload( { run, show, go, file, onFile }: Props ) {
	const [ error, setError ] = useState< DeskError | null >( null );
	const [ round, setRound ] = useState( 0 );
	const latest = useRef( run );
	latest.current = run;
	const whole = run.upload?.size ?? 0;
	const isOther = file !== null && file.size !== whole;

	useEffect( () => {
		if ( ! file || isOther ) {
			return undefined;
		}
		let isOver = false;
		setError( null );
		sendFile( {
			file,
			from: latest.current.upload?.bytes ?? 0,
			pieceBytes: latest.current.upload?.piece_bytes ?? 1_048_576,
			send: async ( offset, piece ) => {
				const { results } = await postFile< FeedRun >(
					`../feed-runs/${ latest.current.id }/file?offset=${ offset }`,
					piece
				);
				if ( ! isOver ) {
					show( results );
				}
				return results.upload?.bytes ?? file.size;
			},
			wait,
			isOver: () => isOver,
		} ).catch(
			( thrown: unknown ) => ! isOver && setError( thrown instanceof DeskError ? thrown : deskError( thrown ) )
		);
		return () => {
			isOver = true;
		};
	}, [ file, isOther, round, show ] );

	const arrived = run.upload?.bytes ?? 0;
	return (
		<div className="coleman-feeds__form">
			{ file && ! isOther ? (
				<>
					<h3>{ __( 'Uploading file', 'coleman' ) }</h3>
					<Fault error={ error } />
					<ProgressBar value={ whole > 0 ? ( 100 * arrived ) / whole : 0 } className="coleman-feeds__bar" />
					<p role="status">
						{ sprintf(
							/* translators: 1: size such as "1.2 MB", 2: size */
							__( '%1$s of %2$s', 'coleman' ),
							size( arrived ),
							size( whole )
						) }
					</p>
					{ error && (
						<Button variant="primary" onClick={ () => setRound( round + 1 ) } __next40pxDefaultSize>
							{ __( 'Continue', 'coleman' ) }
						</Button>
					) }
				</>
			) : (
				<>
					<Notice status={ isOther ? 'error' : 'warning' } isDismissible={ false }>
						{ isOther
							? sprintf(
									/* translators: 1: size of a file, 2: size of a file */
									__(
										'This is a different file: it has %1$s, but the first one had %2$s.',
										'coleman'
									),
									size( file.size ),
									size( whole )
								)
							: sprintf(
									/* translators: 1: name of a file, 2: size that has arrived, 3: size of the whole */
									__(
										'The upload of %1$s stopped at %2$s of %3$s. Choose the same file again to continue.',
										'coleman'
									),
									run.source_name,
									size( arrived ),
									size( whole )
								) }
					</Notice>
					<FileField file={ null } onFile={ onFile } />
				</>
			) }
			<Discard { ...{ run, show, go } } />
		</div>
	);
}
