import { Button, ExternalLink, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DeskError, post } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Confirm } from '@/desk/confirm';
import { TextField } from '@/desk/fields';
import { Header } from '@/desk/header';
import { History } from '@/desk/history';
import { Fault, useAnnounce } from '@/desk/notices';
import { shortTime } from '@/desk/time';
import { useMutation } from '@/desk/use-mutation';
import { Canvas } from './canvas';
import { CsvDialog } from './csv-dialog';
import { DrawingField } from './drawing-field';
import { serialBreaks, withoutPlace, withoutRow } from './numbers';
import { PlaceFields } from './place-fields';
import { Preview } from './preview';
import { Rows } from './rows';
import type { Content, Work } from './types';
import { useParts } from './use-parts';
import { useWork, type UseWork } from './use-work';

type Props = { first: Work; onBack: ( model: number ) => void };

/** One diagram: its drawing, its rows and the places of their numbers, from draft to published. */
export function Workshop( { first, onBack }: Props ) {
	const diagram = useWork( first );
	const { work, steps, step, save } = diagram;
	const { content } = steps;
	const [ selected, setSelected ] = useState( -1 );
	const [ csv, setCsv ] = useState< 'spots' | 'rows' | null >( null );
	const [ drawings, setDrawings ] = useState(
		() => new Map( first.drawings.map( ( { figure, url } ) => [ figure, url ] ) )
	);
	const actions = useActions( diagram );
	const parts = useParts( content.rows, work.model.brand );
	const faults = { ...diagram.error?.params, ...actions.error?.params };
	const image = drawings.get( content.figure ) ?? '';
	const find = ( ref: string ) => {
		const index = content.spots.findIndex( ( spot ) => spot.ref === ref );
		setSelected( index );
		document.querySelector< HTMLElement >( `.coleman-diagrams__stage [data-spot="${ index }"]` )?.focus();
	};
	useKeys( diagram );
	return (
		<>
			<Header
				title={ content.name === '' ? __( 'Diagram', 'coleman' ) : content.name }
				aside={ <Standing diagram={ diagram } /> }
				back={ { label: work.model.title, onClick: () => onBack( work.model.id ) } }
				actions={ <Buttons diagram={ diagram } actions={ actions } /> }
			/>
			<div className="coleman-diagrams__workshop">
				<Notices diagram={ diagram } actions={ actions } />
				<div className="coleman-diagrams__top">
					<section className="coleman-desk__section">
						{ content.figure !== '' && image !== '' && (
							<Canvas { ...{ content, image, selected, step } } onSelect={ setSelected } />
						) }
						{ faults.figure !== undefined && <p className="coleman-desk__fault">{ faults.figure }</p> }
						<DrawingField
							hasDrawing={ content.figure !== '' }
							onDrawing={ ( { figure, width, height, url } ) => {
								setDrawings( ( before ) => new Map( before ).set( figure, url ) );
								step( { type: 'drawing', figure, width, height } );
							} }
						/>
					</section>
					<div className="coleman-diagrams__side">
						<section className="coleman-desk__section">
							<h3>{ __( 'Diagram', 'coleman' ) }</h3>
							{ ( [ 'name', 'category' ] as const ).map( ( name ) => (
								<TextField
									key={ name }
									label={ name === 'name' ? __( 'Name', 'coleman' ) : __( 'Category', 'coleman' ) }
									value={ content[ name ] }
									maxLength={ name === 'name' ? 200 : 80 }
									fault={ faults[ name ] }
									onChange={ ( value ) => step( { type: name, value } ) }
									onBlur={ () => step( { type: 'rest' } ) }
								/>
							) ) }
						</section>
						<section className="coleman-desk__section">
							<h3>{ __( 'Place', 'coleman' ) }</h3>
							<PlaceFields { ...{ content, selected, step } } onRemoved={ () => setSelected( -1 ) } />
							<Button variant="tertiary" onClick={ () => setCsv( 'spots' ) } __next40pxDefaultSize>
								{ __( 'Places as CSV', 'coleman' ) }
							</Button>
						</section>
						<Unmatched content={ content } prefix={ work.model.serial_prefix } />
					</div>
				</div>
				<section className="coleman-desk__section">
					<h3>{ __( 'Rows', 'coleman' ) }</h3>
					{ faults.rows !== undefined && <p className="coleman-desk__fault">{ faults.rows }</p> }
					<Rows { ...{ content, step, parts, faults } } onFind={ find } />
					<Button variant="tertiary" onClick={ () => setCsv( 'rows' ) } __next40pxDefaultSize>
						{ __( 'Rows as CSV', 'coleman' ) }
					</Button>
				</section>
				{ work.history.length > 0 && <History events={ eventsOf( work ) } /> }
			</div>
			{ csv && <CsvDialog kind={ csv } content={ content } step={ step } onClose={ () => setCsv( null ) } /> }
			{ actions.preview !== '' && <Preview url={ actions.preview } onClose={ () => actions.setPreview( '' ) } /> }
			{ actions.unmatched && (
				<Confirm
					title={ __( 'Publish with unmatched numbers?', 'coleman' ) }
					confirm={ __( 'Publish', 'coleman' ) }
					isBusy={ actions.isBusy }
					onConfirm={ () => void actions.publish( true ) }
					onClose={ actions.dismiss }
				>
					<UnmatchedList content={ content } />
				</Confirm>
			) }
			{ actions.isReverting && (
				<Confirm
					title={ __( 'Drop this draft?', 'coleman' ) }
					confirm={ __( 'Drop draft', 'coleman' ) }
					isDestructive
					isBusy={ actions.isBusy }
					onConfirm={ () => void actions.revert() }
					onClose={ actions.dismiss }
				>
					<p>{ __( 'The diagram goes back to what visitors see.', 'coleman' ) }</p>
				</Confirm>
			) }
			<div className="coleman-diagrams__foot">
				<Button
					variant="tertiary"
					disabled={ steps.past.length === 0 }
					accessibleWhenDisabled
					onClick={ () => step( { type: 'undo' } ) }
					__next40pxDefaultSize
				>
					{ __( 'Undo', 'coleman' ) }
				</Button>
				<Button
					variant="tertiary"
					disabled={ steps.future.length === 0 }
					accessibleWhenDisabled
					onClick={ () => step( { type: 'redo' } ) }
					__next40pxDefaultSize
				>
					{ __( 'Redo', 'coleman' ) }
				</Button>
				<span className="coleman-diagrams__saved" role="status">
					{ savedWords( diagram ) }
				</span>
				<Button
					variant="secondary"
					disabled={ ! diagram.isDirty }
					accessibleWhenDisabled
					onClick={ () => void save() }
					__next40pxDefaultSize
				>
					{ __( 'Save draft', 'coleman' ) }
				</Button>
			</div>
		</>
	);
}

function savedWords( { isSaving, isDirty, error, work }: UseWork ): string {
	if ( isSaving ) {
		return __( 'Saving…', 'coleman' );
	}
	if ( isDirty ) {
		return error
			? __( 'Not saved. Your changes are kept in this browser.', 'coleman' )
			: __( 'Changes are saved in a moment.', 'coleman' );
	}
	return work.draft_at === ''
		? __( 'No draft: this is what is published.', 'coleman' )
		: /* translators: %s: a time */
			sprintf( __( 'Draft saved %s', 'coleman' ), shortTime( work.draft_at ) );
}

const eventsOf = ( work: Work ) => {
	const words = {
		published: __( 'Published.', 'coleman' ),
		undone: __( 'The last publishing was undone.', 'coleman' ),
		'feed-taken': __( 'Took the feed’s diagram.', 'coleman' ),
		'feed-kept': __( 'Kept ours, not the feed’s.', 'coleman' ),
	};
	return work.history.map( ( { actor, what, at } ) => ( { who: actor, at, text: words[ what ] } ) );
};

/** Ctrl Z and Ctrl Y outside of text fields, which have their own. */
function useKeys( { step }: UseWork ): void {
	useEffect( () => {
		const onKey = ( event: KeyboardEvent ) => {
			const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
			const key = event.key.toLowerCase();
			if ( isTyping || ! ( event.ctrlKey || event.metaKey ) || ( key !== 'z' && key !== 'y' ) ) {
				return;
			}
			event.preventDefault();
			step( { type: key === 'y' || event.shiftKey ? 'redo' : 'undo' } );
		};
		document.addEventListener( 'keydown', onKey );
		return () => document.removeEventListener( 'keydown', onKey );
	}, [ step ] );
}

/** What can be done with the diagram as a whole; each saves what is typed first. */
function useActions( diagram: UseWork ) {
	const { save, load, setWork, work } = diagram;
	const announce = useAnnounce();
	const [ preview, setPreview ] = useState( '' );
	const [ asked, setAsked ] = useState< 'unmatched' | 'revert' | '' >( '' );
	const { run, isBusy, error, clear } = useMutation(
		async ( { path, data, said }: { path: string; data: object; said: string } ) => {
			try {
				const { results } = await post< Work >( `/diagrams/assemblies/${ work.id }${ path }`, data );
				load( results );
				announce( said );
				return true;
			} catch ( thrown ) {
				if ( thrown instanceof DeskError && thrown.code === 'coleman_item_changed' ) {
					// What is published by now; the draft is kept.
					setWork( ( before ) => ( { ...( thrown.data.item as Work ), content: before.content } ) );
				}
				throw thrown;
			}
		}
	);
	const publish = async ( isConfirmed: boolean ) => {
		const saved = await save();
		if ( ! saved ) {
			return;
		}
		if ( ! isConfirmed && [ ...withoutPlace( saved.content ), ...withoutRow( saved.content ) ].length > 0 ) {
			setAsked( 'unmatched' );
			return;
		}
		await run( {
			path: '/publish',
			data: { version: work.version, draft_version: saved.draft_version, is_confirmed: isConfirmed },
			said: __( 'Published. Visitors see it now.', 'coleman' ),
		} );
		setAsked( '' );
	};
	const simple = async ( path: string, data: object, said: string ) => {
		if ( await save() ) {
			await run( { path, data, said } );
		}
	};
	return {
		isBusy,
		error,
		preview,
		setPreview,
		publish,
		unmatched: asked === 'unmatched',
		isReverting: asked === 'revert',
		askRevert: () => setAsked( 'revert' ),
		dismiss: () => {
			setAsked( '' );
			clear();
		},
		revert: async () => {
			const saved = await save();
			await run( {
				path: '/revert',
				data: { draft_version: ( saved ?? work ).draft_version },
				said: __( 'Draft dropped.', 'coleman' ),
			} );
			setAsked( '' );
		},
		undo: () =>
			simple(
				'/undo',
				{ version: work.version },
				__( 'Undone. What you had published is the draft.', 'coleman' )
			),
		answer: ( answer: 'take' | 'keep' ) =>
			simple(
				'/feed',
				{ version: work.version, answer },
				answer === 'take'
					? __( 'Visitors see the feed’s now. Ours is the draft.', 'coleman' )
					: __( 'Ours stays.', 'coleman' )
			),
		show: async () => {
			const saved = await save();
			if ( saved ) {
				setPreview( saved.preview );
			}
		},
	};
}

type Actions = ReturnType< typeof useActions >;

function Standing( { diagram: { work, isDirty } }: { diagram: UseWork } ) {
	const hasDraft = work.draft_version > 0 || isDirty;
	return (
		<>
			{ work.is_draft && <Badge tone="waiting">{ __( 'Not published', 'coleman' ) }</Badge> }
			{ ! work.is_draft && <Badge tone="good">{ __( 'Published', 'coleman' ) }</Badge> }
			{ ! work.is_draft && hasDraft && <Badge tone="waiting">{ __( 'Has a draft', 'coleman' ) }</Badge> }
			{ work.url !== '' && <ExternalLink href={ work.url }>{ __( 'View on site', 'coleman' ) }</ExternalLink> }
		</>
	);
}

function Buttons( { diagram: { work, isDirty }, actions }: { diagram: UseWork; actions: Actions } ) {
	const hasDraft = work.draft_version > 0 || isDirty;
	return (
		<>
			{ work.can_undo && (
				<Button
					variant="tertiary"
					disabled={ actions.isBusy }
					accessibleWhenDisabled
					onClick={ () => void actions.undo() }
					__next40pxDefaultSize
				>
					{ __( 'Undo last publishing', 'coleman' ) }
				</Button>
			) }
			{ hasDraft && ! work.is_draft && (
				<Button variant="tertiary" isDestructive onClick={ actions.askRevert } __next40pxDefaultSize>
					{ __( 'Drop draft', 'coleman' ) }
				</Button>
			) }
			<Button variant="secondary" onClick={ () => void actions.show() } __next40pxDefaultSize>
				{ __( 'Preview', 'coleman' ) }
			</Button>
			<Button
				variant="primary"
				isBusy={ actions.isBusy }
				disabled={ actions.isBusy || ( ! hasDraft && ! work.is_draft ) }
				accessibleWhenDisabled
				onClick={ () => void actions.publish( false ) }
				__next40pxDefaultSize
			>
				{ __( 'Publish', 'coleman' ) }
			</Button>
		</>
	);
}

function Notices( { diagram, actions }: { diagram: UseWork; actions: Actions } ) {
	const { found, other, error, work } = diagram;
	return (
		<>
			{ found && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Restore', 'coleman' ), onClick: diagram.restore, variant: 'primary' },
						{ label: __( 'Discard', 'coleman' ), onClick: diagram.forget },
					] }
				>
					{ sprintf(
						/* translators: %s: a time */
						__( 'This browser has changes from %s that were not saved.', 'coleman' ),
						shortTime( found.at )
					) }
				</Notice>
			) }
			{ other ? (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Keep mine', 'coleman' ), onClick: diagram.insist },
						{ label: __( 'Take theirs', 'coleman' ), onClick: () => diagram.load( other ) },
					] }
				>
					{ sprintf(
						/* translators: %s: name of a person */
						__( '%s changed this draft meanwhile. Your changes are still here.', 'coleman' ),
						other.draft_by || __( 'Someone else', 'coleman' )
					) }
				</Notice>
			) : (
				<Fault error={ error } />
			) }
			<Fault error={ actions.error } onDismiss={ actions.dismiss } />
			{ work.has_feed_news && (
				<Notice
					status="info"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Take the feed’s', 'coleman' ), onClick: () => void actions.answer( 'take' ) },
						{ label: __( 'Keep ours', 'coleman' ), onClick: () => void actions.answer( 'keep' ) },
					] }
				>
					{ __( 'A feed has another drawing, other rows or other places. Visitors see ours.', 'coleman' ) }
				</Notice>
			) }
		</>
	);
}

/** What does not fit together yet. */
function Unmatched( { content, prefix }: { content: Content; prefix: string } ) {
	const breaks = serialBreaks( content.rows, prefix );
	const isMatched = withoutPlace( content ).length === 0 && withoutRow( content ).length === 0;
	return (
		<section className="coleman-desk__section">
			<h3>{ __( 'Check', 'coleman' ) }</h3>
			{ isMatched ? (
				<p>{ __( 'Every number has a place and a row.', 'coleman' ) }</p>
			) : (
				<UnmatchedList content={ content } />
			) }
			{ breaks.length > 0 && (
				<>
					<h4>{ __( 'Serial breaks', 'coleman' ) }</h4>
					<ul>
						{ breaks.map( ( { ref, ranges, overlaps } ) => (
							<li key={ ref }>
								<strong>{ ref }</strong>:{ ' ' }
								{ ranges.map( ( { from, to } ) => `${ from || '…' } – ${ to || '…' }` ).join( '; ' ) }{ ' ' }
								{ overlaps && <Badge tone="bad">{ __( 'Overlap', 'coleman' ) }</Badge> }
							</li>
						) ) }
					</ul>
				</>
			) }
		</section>
	);
}

function UnmatchedList( { content }: { content: Content } ) {
	const [ places, rows ] = [ withoutPlace( content ), withoutRow( content ) ];
	return (
		<>
			{ places.length > 0 && (
				<p>
					<strong>{ __( 'Numbers without a place:', 'coleman' ) }</strong> { places.join( ', ' ) }
				</p>
			) }
			{ rows.length > 0 && (
				<p>
					<strong>{ __( 'Places without a row:', 'coleman' ) }</strong> { rows.join( ', ' ) }
				</p>
			) }
		</>
	);
}
