import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { BatchRow } from './batch-row';
import { isPending, progress, type Queue, type Thing } from './queue';
import type { Kind } from './types';
import type { UploadsState } from './use-uploads';
import { progressText } from './words';

type Props = {
	kind: Kind;
	state: UploadsState;
	/** Shows the files of this thing alone, which need not be matched. */
	thing?: Thing;
};

/** A screen reader is told no more often, in milliseconds. */
const TOLD = 5_000;

/** Files on their way: what each is of, how far they are, what became of them. */
export function Batch( { kind, state, thing }: Props ) {
	const { uploads, queue, missing } = state;
	const all = queue.entries;
	const entries = thing ? all.filter( ( entry ) => entry.thing?.id === thing.id ) : all;
	const hasThing = thing === undefined;
	// What cannot be a picture belongs to nothing.
	const refused = thing ? all.filter( ( entry ) => entry.thing === null && entry.state === 'refused' ) : [];
	const shown = [ ...entries, ...refused ];
	return (
		<>
			{ missing.length > 0 && hasThing && <Missing state={ state } /> }
			{ shown.length > 0 && (
				<section className="coleman-pictures__batch" aria-label={ __( 'Upload', 'coleman' ) }>
					<Head { ...{ state } } />
					<div className="coleman-pictures__scroll" role="group" aria-label={ __( 'Files', 'coleman' ) }>
						<table className="coleman-pictures__files">
							<thead>
								<tr>
									<td />
									<th scope="col">{ __( 'File', 'coleman' ) }</th>
									{ hasThing && <th scope="col">{ __( 'Shows', 'coleman' ) }</th> }
									<th scope="col">{ __( 'State', 'coleman' ) }</th>
									<td />
								</tr>
							</thead>
							<tbody>
								{ shown.map( ( entry ) => (
									<BatchRow key={ entry.key } { ...{ kind, entry, uploads, hasThing } } />
								) ) }
							</tbody>
						</table>
					</div>
				</section>
			) }
		</>
	);
}

/** What is left to be chosen again after the page was loaded again. */
function Missing( { state: { missing, forget } }: { state: UploadsState } ) {
	return (
		<Notice status="warning" onRemove={ forget }>
			<p>
				{ sprintf(
					/* translators: %d: number of files */
					_n(
						'%d file was not uploaded before this page was reloaded. Choose the same file again: only what is missing is sent.',
						'%d files were not uploaded before this page was reloaded. Choose the same files again: only what is missing is sent.',
						missing.length,
						'coleman'
					),
					missing.length
				) }
			</p>
			<p className="coleman-pictures__names">{ missing.map( ( { name } ) => name ).join( ', ' ) }</p>
		</Notice>
	);
}

/** What stands above the files in a sentence. */
function summary( queue: Queue, timeLeft: string ): string {
	const { done, refused, all } = progress( queue );
	if ( all > 0 ) {
		return progressText( done, all, refused, timeLeft );
	}
	const { entries } = queue;
	if ( entries.some( ( { state } ) => state === 'matching' ) ) {
		return __( 'Looking for what they show…', 'coleman' );
	}
	const open = entries.filter( ( { state, thing } ) => state === 'ready' && thing === null ).length;
	return open === 0
		? ''
		: /* translators: %d: number of files */
			sprintf( _n( '%d file has no match', '%d files have no match', open, 'coleman' ), open );
}

function Head( { state: { uploads, queue, timeLeft, close } }: { state: UploadsState } ) {
	const { isRunning, lost, entries } = queue;
	const ready = entries.filter( ( { state, thing } ) => state === 'ready' && thing !== null ).length;
	const isUnderWay = entries.some( isPending );
	const { share } = progress( queue );
	const text = summary( queue, timeLeft );
	return (
		<>
			<div className="coleman-pictures__head">
				<p>
					<strong>
						{ sprintf(
							/* translators: %d: number of files */
							_n( '%d file', '%d files', entries.length, 'coleman' ),
							entries.length
						) }
					</strong>
					{ text !== '' && <span> · { text }</span> }
				</p>
				<div className="coleman-pictures__buttons">
					{ ready > 0 && (
						<Button variant="primary" onClick={ () => uploads.start() } __next40pxDefaultSize>
							{ sprintf(
								/* translators: %d: number of pictures */
								_n( 'Upload %d picture', 'Upload %d pictures', ready, 'coleman' ),
								ready
							) }
						</Button>
					) }
					{ isUnderWay && isRunning && (
						<Button variant="secondary" onClick={ uploads.pause } __next40pxDefaultSize>
							{ __( 'Pause', 'coleman' ) }
						</Button>
					) }
					{ isUnderWay && ! isRunning && (
						<Button variant="primary" onClick={ uploads.resume } __next40pxDefaultSize>
							{ __( 'Continue', 'coleman' ) }
						</Button>
					) }
					<Button variant="tertiary" onClick={ isUnderWay ? uploads.cancel : close } __next40pxDefaultSize>
						{ isUnderWay ? __( 'Cancel', 'coleman' ) : __( 'Close', 'coleman' ) }
					</Button>
				</div>
			</div>
			{ lost !== '' && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'The connection was lost. The upload continues when it is back.', 'coleman' ) }
				</Notice>
			) }
			{ isUnderWay && <ProgressBar value={ 100 * share } className="coleman-pictures__bar" /> }
			<Told text={ text } isOften={ isRunning } />
		</>
	);
}

/** Tells screen readers how it stands: at once when it begins or ends, every few seconds in between. */
function Told( { text, isOften }: { text: string; isOften: boolean } ) {
	const [ told, setTold ] = useState( text );
	const latest = useRef( text );
	latest.current = text;
	useEffect( () => {
		setTold( latest.current );
		if ( ! isOften ) {
			return undefined;
		}
		const timer = window.setInterval( () => setTold( latest.current ), TOLD );
		return () => window.clearInterval( timer );
	}, [ isOften ] );
	return (
		<p role="status" className="screen-reader-text">
			{ isOften ? told : text }
		</p>
	);
}
