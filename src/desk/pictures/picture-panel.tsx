import { Button, Notice } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DeskError, post } from '../api';
import { History } from '../history';
import { choosePictures, hasMediaLibrary } from '../media';
import { Fault, useAnnounce } from '../notices';
import { SaveBar } from '../save-bar';
import { Loaded } from '../states';
import { useDraft } from '../use-draft';
import { useMutation } from '../use-mutation';
import { useQuery } from '../use-query';
import { Batch } from './batch';
import { ChooseFiles } from './choose-files';
import { changes, type Draft, drafted, NO_DRAFT, payload } from './draft';
import { DropArea } from './drop-area';
import { PictureGrid } from './picture-grid';
import { thingOf } from './server';
import type { Kind, Picture, PictureSet } from './types';
import { useArrivals, useUploads } from './use-uploads';
import './pictures.css';

type Props = {
	kind: Kind;
	id: number;
	/** Told of the set when it is there, and after each change. */
	onChange?: ( set: PictureSet ) => void;
	/** Told after each change and each new picture. */
	onWrite?: () => void;
	/** Left out where the screen has a heading of its own. */
	heading?: string;
};

/** The pictures of one thing: order, descriptions, what may be cut away, new ones, and who changed what. */
export function PicturePanel( props: Props ) {
	// What is dropped waits for the thing that it was dropped on.
	return <Panels key={ `${ props.kind } ${ props.id }` } { ...props } />;
}

/** Takes files from the first moment on: a browser opens what is dropped where nobody takes it, in place of the screen. */
function Panels( { kind, id, ...props }: Props ) {
	const query = useQuery< PictureSet >( `/images/${ kind }/${ id }` );
	const [ dropped, setDropped ] = useState< File[] >( [] );
	return (
		<>
			<DropArea
				label={ __( 'Drop the pictures here', 'coleman' ) }
				onFiles={ ( files ) => setDropped( ( before ) => [ ...before, ...files ] ) }
			/>
			<Loaded query={ query }>
				{ ( set ) => (
					<Panel
						set={ set }
						show={ query.replace }
						reload={ query.reload }
						dropped={ dropped }
						onTake={ () => setDropped( [] ) }
						{ ...props }
					/>
				) }
			</Loaded>
		</>
	);
}

type PanelProps = Omit< Props, 'kind' | 'id' > & {
	set: PictureSet;
	/** Files that nobody has taken yet. */
	dropped: File[];
	onTake: () => void;
	show: ( set: PictureSet ) => void;
	reload: () => void;
};

type Write = { path: string; data: object; said: string };

/** What came with the refusal of who was second. */
function freshOf( thrown: unknown ): PictureSet | null {
	const fresh = thrown instanceof DeskError && thrown.code === 'coleman_item_changed' ? thrown.data.item : undefined;
	// The desk's API gives it in the shape of every answer.
	return typeof fresh === 'object' && fresh !== null ? ( fresh as PictureSet ) : null;
}

/** Changes a set as it was seen; who was second is shown what is there now, beside what was typed. */
function useChanges( set: PictureSet, show: ( set: PictureSet ) => void ) {
	const announce = useAnnounce();
	const [ theirs, setTheirs ] = useState< Picture[] | null >( null );
	const { kind, id, version } = set.item;
	const write = useCallback(
		async ( { path, data, said }: Write ) => {
			setTheirs( null );
			try {
				const { results } = await post< PictureSet >( `/images/${ kind }/${ id }${ path }`, {
					version,
					...data,
				} );
				show( results );
				announce( said );
				return results;
			} catch ( thrown ) {
				const fresh = freshOf( thrown );
				if ( fresh ) {
					show( fresh );
					setTheirs( fresh.pictures );
				}
				throw thrown;
			}
		},
		[ kind, id, version, show, announce ]
	);
	return { ...useMutation( write ), theirs, forgetTheirs: () => setTheirs( null ) };
}

function Panel( { set, show, reload, dropped, onTake, onChange, onWrite, heading }: PanelProps ) {
	const { item, pictures, history, can_undo: canUndo } = set;
	const { kind, id } = item;
	const { draft, put, clear } = useDraft< Draft >( `pictures-${ kind }-${ id }`, () => NO_DRAFT );
	const tell = useRef( onChange );
	tell.current = onChange;
	useEffect( () => tell.current?.( set ), [ set ] );
	const changing = useChanges( set, ( now ) => {
		show( now );
		onWrite?.();
	} );
	const state = useUploads( kind );
	const thing = thingOf( item );
	useArrivals(
		state.queue,
		() => {
			reload();
			onWrite?.();
		},
		id
	);
	const isTouched = changes( pictures, draft );
	const reset = () => {
		put( NO_DRAFT );
		clear();
		changing.forgetTheirs();
	};
	const save = async () => {
		const data = { pictures: payload( pictures, draft ) };
		if ( await changing.run( { path: '', data, said: __( 'Saved. The change is live.', 'coleman' ) } ) ) {
			reset();
		}
	};
	const bring = async ( files: File[] ) => {
		await state.add( files, thing );
		state.uploads.start( id );
	};
	useEffect( () => {
		if ( dropped.length ) {
			onTake();
			void bring( dropped );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each drop
	}, [ dropped ] );
	const fromLibrary = () =>
		choosePictures( false, ( [ chosen ] ) => {
			if ( chosen ) {
				void changing.run( {
					path: '/media',
					data: { media_id: chosen.media_id },
					said: __( 'Added. It’s live on the site.', 'coleman' ),
				} );
			}
		} );
	return (
		<section className="coleman-pictures">
			<div className="coleman-pictures__head">
				{ heading && <h3>{ heading }</h3> }
				<div className="coleman-pictures__buttons">
					<ChooseFiles onFiles={ ( files ) => void bring( files ) } />
					{ hasMediaLibrary() && (
						<Button
							variant="tertiary"
							onClick={ fromLibrary }
							isBusy={ changing.isBusy }
							__next40pxDefaultSize
						>
							{ __( 'From the media library', 'coleman' ) }
						</Button>
					) }
				</div>
			</div>
			{ changing.theirs ? (
				<Theirs pictures={ changing.theirs } draft={ draft } />
			) : (
				<Fault error={ changing.error } />
			) }
			<Batch kind={ kind } state={ state } thing={ thing } />
			{ pictures.length === 0 ? (
				<p className="coleman-pictures__none">
					{ item.state === 'drawing'
						? __( 'No pictures yet. A drawing is shown instead.', 'coleman' )
						: __( 'No pictures yet.', 'coleman' ) }{ ' ' }
					{ __( 'Drop some here.', 'coleman' ) }
				</p>
			) : (
				<PictureGrid
					{ ...{ pictures, draft } }
					level={ heading ? 'h4' : 'h3' }
					onChange={ put }
					proposal={ item.proposal ?? '' }
					faults={ changing.error?.params ?? {} }
				/>
			) }
			{ isTouched && (
				<SaveBar
					save={ __( 'Save pictures', 'coleman' ) }
					isBusy={ changing.isBusy }
					isTouched
					onSave={ () => void save() }
					onDiscard={ reset }
				/>
			) }
			{ history.length > 0 && (
				<>
					<History events={ history.map( ( { at, user, what } ) => ( { at, who: user, text: what } ) ) } />
					{ canUndo && (
						<div>
							<Button
								variant="secondary"
								isBusy={ changing.isBusy }
								onClick={ () =>
									void changing.run( {
										path: '/undo',
										data: {},
										said: __( 'The last change was undone.', 'coleman' ),
									} )
								}
								__next40pxDefaultSize
							>
								{ __( 'Undo the last change', 'coleman' ) }
							</Button>
						</div>
					) }
				</>
			) }
		</section>
	);
}

/** Said to whoever was second: what the first has made of it, and what was typed for pictures that are gone. */
function Theirs( { pictures, draft }: { pictures: Picture[]; draft: Draft } ) {
	const there = new Set( drafted( pictures, NO_DRAFT ).map( ( { id } ) => String( id ) ) );
	const lost = Object.entries( draft.edits ).flatMap( ( [ id, { alt = '' } ] ) =>
		alt !== '' && ! there.has( id ) ? [ alt ] : []
	);
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ __(
					'Someone else just changed these pictures. Your changes are still below: review them and save again. This is on the site now:',
					'coleman'
				) }
			</p>
			<ol className="coleman-pictures__theirs">
				{ pictures.map( ( { id, thumbnail, alt, is_hidden: isHidden } ) => (
					<li key={ id } className={ isHidden ? 'is-gone' : '' }>
						<img src={ thumbnail } alt="" width={ 80 } height={ 60 } decoding="async" />
						<span>{ alt || __( 'No description', 'coleman' ) }</span>
					</li>
				) ) }
			</ol>
			{ lost.length > 0 && (
				<p>
					{ __( 'You described pictures that are gone:', 'coleman' ) } { lost.join( ' · ' ) }
				</p>
			) }
		</Notice>
	);
}
