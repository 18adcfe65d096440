import { Button, Notice } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { FeedFault, FeedRun } from '@/api/generated/schemas';
import { getFile } from '@/desk/api';
import { Confirm } from '@/desk/confirm';
import { Fault, useAnnounce } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { Discard } from './discard';
import type { RunProps } from './types';
import { useDecision } from './use-decision';
import { WideTable } from './wide-table';
import { outcome } from './words';

/** What a file would change, or has changed, and what can be done about it. */
export function RunReport( { run, show, go }: RunProps ) {
	const isDone = run.state === 'applied';
	const count = ( name: string ) => run.counts[ name ] ?? 0;
	const figures = [
		[ __( 'New', 'coleman' ), count( isDone ? 'done_new' : 'new' ) ],
		[ __( 'Changed', 'coleman' ), count( isDone ? 'done_changed' : 'changed' ) ],
		[ __( 'Unchanged', 'coleman' ), count( 'same' ) ],
		[ __( 'Prices over 20%', 'coleman' ), count( 'price_moves' ) ],
		[
			isDone ? __( 'Removed', 'coleman' ) : __( 'Would be removed', 'coleman' ),
			count( isDone ? 'done_vanish' : 'vanish' ),
		],
		[ __( 'Missing, not removed yet', 'coleman' ), count( 'missing' ) ],
		[ __( 'Prices held', 'coleman' ), count( 'held' ) ],
		[ __( 'Kept by staff', 'coleman' ), count( 'kept' ) ],
		[ __( 'Invalid rows', 'coleman' ), count( 'bad' ) ],
		[ __( 'Invalid values', 'coleman' ), count( 'cells' ) ],
	] as const;
	const hasFigures = run.state !== 'receiving' && count( 'read' ) + count( 'new' ) + count( 'same' ) > 0;
	return (
		<div className="coleman-feeds__report">
			<Why run={ run } />
			{ hasFigures && (
				<dl className="coleman-feeds__figures">
					{ figures.map( ( [ label, value ] ) => (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ value.toLocaleString( 'en-US' ) }</dd>
						</div>
					) ) }
				</dl>
			) }
			{ run.unknown.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: names of columns */
						__( 'These columns were ignored: %s.', 'coleman' ),
						run.unknown.join( ', ' )
					) }
				</Notice>
			) }
			<Steps { ...{ run, show, go } } />
			<Sample title={ __( 'New makers', 'coleman' ) } name="makers" run={ run }>
				{ isDone
					? __(
							'Nothing here had these makers before. If one is misspelled, undo the import and correct the file.',
							'coleman'
						)
					: __( 'Nothing here has these makers yet. Check their spelling.', 'coleman' ) }
			</Sample>
			<Sample title={ __( 'Not changed', 'coleman' ) } name="left" run={ run } />
			<Sample title={ __( 'Prices to approve', 'coleman' ) } name="held" run={ run } />
			<Sample
				title={ isDone ? __( 'Removed', 'coleman' ) : __( 'Would be removed', 'coleman' ) }
				name="vanish"
				run={ run }
			/>
			<Sample title={ __( 'Missing from the file, not removed yet', 'coleman' ) } name="missing" run={ run } />
			<Sample title={ __( 'Kept by staff', 'coleman' ) } name="kept" run={ run }>
				{ __( 'Staff changed these by hand, or rejected the file’s price, so they stay.', 'coleman' ) }{ ' ' }
				{ run.kept_fields
					.map( ( { label, count: times } ) => `${ label } ${ times.toLocaleString( 'en-US' ) }` )
					.join( ', ' ) }
			</Sample>
			<Downloads run={ run } />
			<Sample title={ __( 'Prices that change by more than 20%', 'coleman' ) } name="price_moves" run={ run } />
			<Sample title={ __( 'Changed', 'coleman' ) } name="changed" run={ run } />
			<Sample title={ __( 'New', 'coleman' ) } name="new" run={ run } />
			{ run.has_faults && <Faults run={ run } /> }
		</div>
	);
}

/** What it means that a run stands as it does, in plain words. */
function Why( { run }: { run: FeedRun } ) {
	switch ( run.state ) {
		case 'held':
			return (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This file would make big changes, so it needs your approval.', 'coleman' ) } { run.message }{ ' ' }
					{ __( 'Nothing has changed yet.', 'coleman' ) }
				</Notice>
			);
		case 'failed':
			return (
				<Notice status="error" isDismissible={ false }>
					{ run.message }
				</Notice>
			);
		case 'compared':
			return (
				<p className="coleman-feeds__lead">
					{ __( 'This is what would change. Nothing has changed yet.', 'coleman' ) }
				</p>
			);
		default:
			return <p className="coleman-feeds__lead">{ outcome( run ) }</p>;
	}
}

type Step = 'apply' | 'undo' | 'remove';

/** What it is called to take in a run that stands as it does. */
function applyWords( { state }: FeedRun ): string {
	switch ( state ) {
		case 'held':
			return __( 'Approve', 'coleman' );
		case 'applied':
			return __( 'Import again', 'coleman' );
		default:
			return __( 'Import', 'coleman' );
	}
}

/** Take in, throw away, other columns, undo, once more. */
function Steps( { run, show, go }: RunProps ) {
	const announce = useAnnounce();
	const [ pendingStep, setPendingStep ] = useState< Step | null >( null );
	const deciding = useDecision( { run, show } );
	const decide = async ( step: Step ) => {
		const answer = await deciding.run( step );
		setPendingStep( null );
		if ( ! answer ) {
			return;
		}
		if ( answer.results.id === run.id ) {
			show( answer.results );
		} else {
			go( { run: String( answer.results.id ) } );
		}
		announce( step === 'undo' ? __( 'Restoring…', 'coleman' ) : __( 'Importing…', 'coleman' ) );
	};
	const isDone = run.state === 'applied';
	const isBig = ( run.counts.vanish ?? 0 ) + ( run.counts.missing ?? 0 ) + ( run.counts.price_moves ?? 0 ) > 0;
	return (
		<>
			<Fault error={ deciding.error } />
			<div className="coleman-feeds__steps">
				{ run.can.includes( 'apply' ) && ! isDone && (
					<Button
						variant="primary"
						isBusy={ deciding.isBusy }
						disabled={ deciding.isBusy }
						accessibleWhenDisabled
						onClick={ () => ( isBig ? setPendingStep( 'apply' ) : void decide( 'apply' ) ) }
						__next40pxDefaultSize
					>
						{ applyWords( run ) }
					</Button>
				) }
				{ run.can.includes( 'start' ) && (
					<Button variant="secondary" onClick={ () => go( { step: 'columns' } ) } __next40pxDefaultSize>
						{ __( 'Change columns', 'coleman' ) }
					</Button>
				) }
				{ run.can.includes( 'undo' ) && (
					<Button variant="secondary" onClick={ () => setPendingStep( 'undo' ) } __next40pxDefaultSize>
						{ __( 'Undo', 'coleman' ) }
					</Button>
				) }
				{ run.can.includes( 'remove' ) && (
					<Button variant="secondary" onClick={ () => setPendingStep( 'remove' ) } __next40pxDefaultSize>
						{ __( 'Remove missing items', 'coleman' ) }
					</Button>
				) }
				{ isDone && run.can.includes( 'apply' ) && (
					<Button variant="secondary" onClick={ () => setPendingStep( 'apply' ) } __next40pxDefaultSize>
						{ applyWords( run ) }
					</Button>
				) }
				<Discard { ...{ run, show, go } } />
			</div>
			{ pendingStep && (
				<Ask
					run={ run }
					step={ pendingStep }
					isBusy={ deciding.isBusy }
					onConfirm={ () => void decide( pendingStep ) }
					onClose={ () => setPendingStep( null ) }
				/>
			) }
		</>
	);
}

type AskProps = { run: FeedRun; step: Step; isBusy: boolean; onConfirm: () => void; onClose: () => void };

function Ask( { run, step, isBusy, onConfirm, onClose }: AskProps ) {
	const isDone = run.state === 'applied';
	const words = {
		undo: __( 'Undo', 'coleman' ),
		remove: __( 'Remove missing items', 'coleman' ),
		apply: applyWords( run ),
	};
	const consequences = {
		undo: __( 'This restores what the file changed. Later changes are kept and listed.', 'coleman' ),
		remove: __( 'Items missing from this file are discontinued, sold or removed. You can undo this.', 'coleman' ),
		apply: isDone
			? __( 'The file’s data is imported again and replaces later changes.', 'coleman' )
			: effects( run ),
	};
	return (
		<Confirm title={ words[ step ] } confirm={ words[ step ] } { ...{ isBusy, onConfirm, onClose } }>
			<p>{ consequences[ step ] }</p>
		</Confirm>
	);
}

/** What of a checked file is asked before it is applied. */
function effects( { counts }: FeedRun ): string {
	const told = ( name: string, words: ( count: number, shown: string ) => string ) =>
		counts[ name ] ? [ words( counts[ name ], counts[ name ].toLocaleString( 'en-US' ) ) ] : [];
	return [
		...told( 'vanish', ( count, shown ) =>
			/* translators: %s: number of things */
			sprintf( _n( '%s would be removed.', '%s would be removed.', count, 'coleman' ), shown )
		),
		...told( 'missing', ( count, shown ) =>
			sprintf(
				/* translators: %s: number of things */
				_n( '%s is missing but not removed yet.', '%s are missing but not removed yet.', count, 'coleman' ),
				shown
			)
		),
		...told( 'price_moves', ( count, shown ) =>
			sprintf(
				/* translators: %s: number of prices */
				_n( '%s price changes by more than 20%%.', '%s prices change by more than 20%%.', count, 'coleman' ),
				shown
			)
		),
		...told( 'held', ( count, shown ) =>
			sprintf(
				/* translators: %s: number of prices */
				_n( '%s price needs your approval.', '%s prices need your approval.', count, 'coleman' ),
				shown
			)
		),
	].join( ' ' );
}

type SampleProps = { title: string; name: string; run: FeedRun; children?: ReactNode };

/** Some lines of the report, and what is said of them. */
function Sample( { title, name, run, children }: SampleProps ) {
	const lines = run.samples[ name ] ?? [];
	const all = run.counts[ name ] ?? 0;
	return lines.length === 0 ? null : (
		<section className="coleman-desk__section">
			<h3>{ title }</h3>
			{ children && <p className="coleman-desk__help">{ children }</p> }
			<ul className="coleman-feeds__lines">
				{ lines.map( ( line ) => (
					<li key={ line }>{ line }</li>
				) ) }
			</ul>
			{ all > lines.length && (
				<p className="coleman-desk__help">
					{ sprintf(
						/* translators: 1: number of lines, 2: number of all */
						__( 'The first %1$s of %2$s.', 'coleman' ),
						String( lines.length ),
						all.toLocaleString( 'en-US' )
					) }
				</p>
			) }
		</section>
	);
}

/** The lists of a run as files. */
function Downloads( { run }: { run: FeedRun } ) {
	const fetching = useMutation(
		useCallback( ( list: string ) => getFile( `../feed-runs/${ run.id }/${ list }?format=csv` ), [ run.id ] )
	);
	const download = async ( list: string ) => {
		const file = await fetching.run( list );
		if ( file ) {
			save( file, `${ list }-${ run.feed_name }-${ run.id }.csv` );
		}
	};
	if ( ! run.has_changes && ! run.has_missing ) {
		return null;
	}
	return (
		<div className="coleman-feeds__steps">
			<Fault error={ fetching.error } />
			{ run.has_changes && (
				<Button variant="secondary" onClick={ () => void download( 'changes' ) } __next40pxDefaultSize>
					{ __( 'Download all changes as CSV', 'coleman' ) }
				</Button>
			) }
			{ run.has_missing && (
				<Button variant="secondary" onClick={ () => void download( 'missing' ) } __next40pxDefaultSize>
					{ __( 'Download missing items as CSV', 'coleman' ) }
				</Button>
			) }
		</div>
	);
}

function save( file: Blob, name: string ) {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( file );
	link.download = name;
	link.click();
	URL.revokeObjectURL( link.href );
}

/** Rows that were left out: the first of them, and a file with all. */
function Faults( { run }: { run: FeedRun } ) {
	const query = useQuery< FeedFault[] >( `../feed-runs/${ run.id }/faults` );
	const fetching = useMutation(
		useCallback( () => getFile( `../feed-runs/${ run.id }/faults?format=csv` ), [ run.id ] )
	);
	const download = async () => {
		const file = await fetching.run( undefined );
		if ( file ) {
			save( file, `faults-${ run.feed_name }-${ run.id }.csv` );
		}
	};
	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Invalid rows and values', 'coleman' ) }</h3>
			<p className="coleman-desk__help">
				{ __(
					'Invalid rows are skipped. If a row has an invalid value, the rest is imported and that value doesn’t change.',
					'coleman'
				) }
			</p>
			<Fault error={ fetching.error } />
			<div>
				<Button
					variant="secondary"
					isBusy={ fetching.isBusy }
					onClick={ () => void download() }
					__next40pxDefaultSize
				>
					{ __( 'Download all as CSV', 'coleman' ) }
				</Button>
			</div>
			<Loaded query={ query }>
				{ ( faults ) => (
					<WideTable label={ __( 'Invalid rows and values', 'coleman' ) }>
						<thead>
							<tr>
								<th scope="col">{ __( 'Line', 'coleman' ) }</th>
								<th scope="col">{ __( 'Column', 'coleman' ) }</th>
								<th scope="col">{ __( 'Value', 'coleman' ) }</th>
								<th scope="col">{ __( 'Why', 'coleman' ) }</th>
							</tr>
						</thead>
						<tbody>
							{ faults.map( ( fault, index ) => (
								<tr key={ index }>
									<td className="coleman-feeds__number">{ fault.line }</td>
									<td>{ fault.column }</td>
									<td>{ fault.value }</td>
									<td className="coleman-feeds__reason">{ fault.reason }</td>
								</tr>
							) ) }
						</tbody>
					</WideTable>
				) }
			</Loaded>
		</section>
	);
}
