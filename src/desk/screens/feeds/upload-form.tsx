import { RadioControl, SelectControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Feed, FeedKind, FeedRun } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { TextField } from '@/desk/fields';
import { Header } from '@/desk/header';
import { Fault } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { FileField } from './file-field';
import { FormButtons } from './form-buttons';
import type { Chosen, Go } from './types';
import { kindName } from './words';

type Props = {
	/** That the file is for; '' asks. */
	feed: string;
	onChosen: ( chosen: Chosen ) => void;
	go: Go;
};

/** Which file, and what is in it. */
export function UploadForm( { feed, onChosen, go }: Props ) {
	const feeds = useQuery< Feed[] >( '../feeds' );
	const kinds = useQuery< FeedKind[] >( '../feed-kinds' );
	return (
		<>
			<Header
				title={ __( 'Upload a file', 'coleman' ) }
				back={ { label: __( 'Feeds', 'coleman' ), onClick: () => go( { bring: '', feed: '' } ) } }
			/>
			<Loaded query={ feeds }>
				{ ( all ) => (
					<Loaded query={ kinds }>
						{ ( known ) => <Form feeds={ all } kinds={ known } feed={ feed } { ...{ onChosen, go } } /> }
					</Loaded>
				) }
			</Loaded>
		</>
	);
}

type Draft = { feed: string; kind: string; name: string; isFull: boolean };

function Form( { feeds, kinds, feed, onChosen, go }: Props & { feeds: Feed[]; kinds: FeedKind[] } ) {
	const { draft, put, clear } = useDraft< Draft >( `feed-bring-${ feed }`, () => ( {
		feed,
		kind: kinds[ 0 ]?.name ?? '',
		name: '',
		isFull: feeds.find( ( one ) => one.name === feed )?.is_full ?? false,
	} ) );
	const [ file, setFile ] = useState< File | null >( null );
	// Of this one file: the next one has another number.
	const [ rows, setRows ] = useState( '' );
	const [ isAsked, setIsAsked ] = useState( false );
	const known = feeds.find( ( one ) => one.name === draft.feed );
	const name = known?.name ?? ( draft.name.trim() || draft.kind );
	const bringing = useMutation(
		useCallback(
			async ( {
				chosen,
				announced,
				settings,
			}: {
				chosen: File;
				announced: string;
				settings: { name: string; kind: string; is_full: boolean };
			} ) => {
				await post< Feed >( '../feeds', settings );
				const { results } = await post< FeedRun >( `../feeds/${ settings.name }/runs`, {
					file_name: chosen.name.slice( -200 ),
					size: chosen.size,
					...( announced === '' ? {} : { rows: announced } ),
				} );
				return results;
			},
			[]
		)
	);
	const bring = async () => {
		setIsAsked( true );
		if ( ! file ) {
			return;
		}
		const run = await bringing.run( {
			chosen: file,
			announced: rows.trim(),
			settings: { name, kind: known?.kind ?? draft.kind, is_full: draft.isFull },
		} );
		if ( run ) {
			clear();
			onChosen( { run: run.id, file } );
			go( { run: String( run.id ), bring: '', feed: '' } );
		}
	};
	return (
		<form
			className="coleman-feeds__form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void bring();
			} }
		>
			<Fault error={ bringing.error } />
			<FileField file={ file } onFile={ setFile } isMissing={ isAsked && ! file } />
			<SelectControl
				label={ __( 'Which feed is it for?', 'coleman' ) }
				help={ __( 'Files you upload regularly belong to one feed. It remembers the columns.', 'coleman' ) }
				value={ draft.feed }
				options={ [
					{ value: '', label: __( 'A new feed', 'coleman' ) },
					...feeds.map( ( one ) => ( {
						value: one.name,
						label: `${ one.name } (${ kindName( one.kind ) })`,
					} ) ),
				] }
				onChange={ ( value ) =>
					put( {
						...draft,
						feed: value,
						isFull: feeds.find( ( one ) => one.name === value )?.is_full ?? draft.isFull,
					} )
				}
				__next40pxDefaultSize
			/>
			{ ! known && (
				<div className="coleman-feeds__pair">
					<SelectControl
						label={ __( 'What is in it?', 'coleman' ) }
						value={ draft.kind }
						options={ kinds.map( ( one ) => ( { value: one.name, label: kindName( one.name ) } ) ) }
						onChange={ ( kind ) => put( { ...draft, kind } ) }
						__next40pxDefaultSize
					/>
					<TextField
						label={ __( 'Feed name', 'coleman' ) }
						fault={ bringing.error?.params.name }
						help={ sprintf(
							/* translators: %s: name of a feed */
							__( 'Letters, digits, dots and dashes. If empty: %s.', 'coleman' ),
							draft.kind
						) }
						value={ draft.name }
						maxLength={ 60 }
						autoComplete="off"
						onChange={ ( value ) => put( { ...draft, name: value } ) }
					/>
				</div>
			) }
			<RadioControl
				label={ __( 'What does the file contain?', 'coleman' ) }
				selected={ draft.isFull ? 'full' : 'partial' }
				options={ [
					{
						value: 'partial',
						label: __( 'Some items', 'coleman' ),
						description: __( 'Items that aren’t in the file don’t change.', 'coleman' ),
					},
					{
						value: 'full',
						label: __( 'All items', 'coleman' ),
						description: __(
							'Items from earlier files that aren’t in this file are discontinued, sold or out of stock.',
							'coleman'
						),
					},
				] }
				onChange={ ( value ) => put( { ...draft, isFull: value === 'full' } ) }
			/>
			<TextField
				type="number"
				min={ 0 }
				label={ __( 'Expected number of rows', 'coleman' ) }
				fault={ bringing.error?.params.rows }
				help={ __(
					'A file with all items and a different number of rows needs approval. Leave empty if you don’t know.',
					'coleman'
				) }
				value={ rows }
				autoComplete="off"
				onChange={ setRows }
			/>
			<FormButtons submit={ __( 'Upload file', 'coleman' ) } isBusy={ bringing.isBusy } />
			<p className="coleman-desk__help">
				{ __( 'Nothing on the site changes yet. Next, you’ll see what is in the file.', 'coleman' ) }
			</p>
		</form>
	);
}
