import { Button, Notice, RadioControl, SelectControl, TextControl } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Feed, FeedColumn, FeedPreview, FeedRun } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Fault } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { Discard } from './discard';
import { FormButtons } from './form-buttons';
import { type Choice, constantsOf, firstChoice, missing, SPECS, twice } from './mapping';
import type { RunProps } from './types';
import { WideTable } from './wide-table';

/** The first rows of a file, and which of its columns is which of ours. */
export function ColumnsForm( props: RunProps ) {
	const query = useQuery< FeedPreview >( `../feed-runs/${ props.run.id }/preview` );
	return (
		<>
			<Loaded query={ query }>{ ( preview ) => <Form preview={ preview } { ...props } /> }</Loaded>
			{ query.error && (
				<div className="coleman-feeds__form">
					<Discard { ...props } />
				</div>
			) }
		</>
	);
}

function Form( { run, show, go, preview }: RunProps & { preview: FeedPreview } ) {
	const { draft, put, clear } = useDraft< Choice >( `feed-columns-${ run.id }`, () =>
		firstChoice( preview, run.feed.is_full )
	);
	const checking = useMutation(
		useCallback(
			async ( choice: Choice ) => {
				await post< Feed >( '../feeds', {
					name: run.feed_name,
					is_full: choice.isFull,
					mapping: choice.mapping,
					constants: constantsOf( choice.constants ),
				} );
				return post< FeedRun >( `../feed-runs/${ run.id }/start`, { dry_run: true } );
			},
			[ run.id, run.feed_name ]
		)
	);
	const { columns } = preview.kind;
	const lacking = missing( columns, draft );
	const doubled = twice( columns, draft );
	const check = async () => {
		const answer = await checking.run( draft );
		if ( answer ) {
			clear();
			go( { step: '' }, true );
			show( answer.results );
		}
	};
	return (
		<form
			className="coleman-feeds__columns"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void check();
			} }
		>
			<p className="coleman-desk__help">
				{ sprintf(
					/* translators: %s: what a file is: "CSV with semicolons" */
					__(
						'%s. These are its columns with their first values. Choose what each one means. Columns you leave out are ignored.',
						'coleman'
					),
					preview.format
				) }
			</p>

			<WideTable label={ __( 'Columns', 'coleman' ) }>
				<thead>
					<tr>
						<th scope="col">{ __( 'In the file', 'coleman' ) }</th>
						<th scope="col">{ __( 'First values', 'coleman' ) }</th>
						<th scope="col">{ __( 'Our column', 'coleman' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ preview.columns.map( ( column ) => (
						<tr key={ column.name } className={ draft.mapping[ column.name ] ? undefined : 'is-unknown' }>
							<th scope="row">
								{ column.name }
								{ ! draft.mapping[ column.name ] && <small>{ __( 'not read', 'coleman' ) }</small> }
							</th>
							<td className="coleman-feeds__examples">
								{ column.examples.length > 0
									? column.examples.map( ( text ) => <span key={ text }>{ text }</span> )
									: __( 'empty', 'coleman' ) }
							</td>
							<td>
								<ColumnChoice
									label={ column.name }
									value={ draft.mapping[ column.name ] ?? '' }
									columns={ columns }
									takesSpecs={ preview.kind.takes_specs }
									onChange={ ( to ) =>
										put( { ...draft, mapping: { ...draft.mapping, [ column.name ]: to } } )
									}
								/>
							</td>
						</tr>
					) ) }
				</tbody>
			</WideTable>
			<Constants { ...{ draft, put, columns } } />
			<RadioControl
				label={ __( 'What does the file contain?', 'coleman' ) }
				selected={ draft.isFull ? 'full' : 'partial' }
				options={ [
					{ value: 'partial', label: __( 'Some items: items not in the file don’t change', 'coleman' ) },
					{ value: 'full', label: __( 'All items: items not in the file are removed', 'coleman' ) },
				] }
				onChange={ ( value ) => put( { ...draft, isFull: value === 'full' } ) }
			/>
			{ lacking.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: names of columns */
						__( 'Still missing: %s. Choose a column of the file or a value for every row.', 'coleman' ),
						lacking.join( ', ' )
					) }
				</Notice>
			) }
			{ doubled.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: names of columns */
						__( 'Chosen more than once: %s.', 'coleman' ),
						doubled.join( ', ' )
					) }
				</Notice>
			) }
			<Fault error={ checking.error } />
			<FormButtons submit={ __( 'Check', 'coleman' ) } isBusy={ checking.isBusy }>
				<Discard { ...{ run, show, go } } />
			</FormButtons>
			<p className="coleman-desk__help">
				{ __( 'Checking reads the whole file and shows what would change. Nothing changes yet.', 'coleman' ) }
			</p>
			<OurColumns columns={ columns } />
		</form>
	);
}

type ColumnChoiceProps = {
	/** The column of the file. */
	label: string;
	value: string;
	columns: FeedColumn[];
	takesSpecs: boolean;
	onChange: ( to: string ) => void;
};

function ColumnChoice( { label, value, columns, takesSpecs, onChange }: ColumnChoiceProps ) {
	const isSpec = value.startsWith( SPECS );
	return (
		<div className="coleman-feeds__choice">
			<SelectControl
				/* translators: %s: name of a column in a file */
				label={ sprintf( __( '%s is', 'coleman' ), label ) }
				hideLabelFromVision
				value={ isSpec ? SPECS : value }
				options={ [
					{ value: '', label: __( '– left out –', 'coleman' ) },
					...columns.map( ( one ) => ( {
						value: one.name,
						label: one.is_required ? `${ one.label } *` : one.label,
					} ) ),
					...( takesSpecs ? [ { value: SPECS, label: __( 'a specification', 'coleman' ) } ] : [] ),
				] }
				onChange={ ( to ) => onChange( to === SPECS ? SPECS + label : to ) }
				__next40pxDefaultSize
			/>
			{ isSpec && (
				<TextControl
					/* translators: %s: name of a column in a file */
					label={ sprintf( __( 'Specification name for %s', 'coleman' ), label ) }
					hideLabelFromVision
					value={ value.slice( SPECS.length ) }
					onChange={ ( text ) => onChange( SPECS + text ) }
					__next40pxDefaultSize
				/>
			) }
		</div>
	);
}

type ConstantsProps = { draft: Choice; put: ( choice: Choice ) => void; columns: FeedColumn[] };

/** What stands for every row: the branch of a list that is of one branch, for example. */
function Constants( { draft, put, columns }: ConstantsProps ) {
	const change = ( index: number, change_: Partial< Choice[ 'constants' ][ number ] > ) =>
		put( {
			...draft,
			constants: draft.constants.map( ( one, at ) => ( at === index ? { ...one, ...change_ } : one ) ),
		} );
	return (
		<fieldset className="coleman-feeds__constants">
			<legend>{ __( 'The same for every row', 'coleman' ) }</legend>
			{ draft.constants.map( ( constant, index ) => (
				<div key={ index } className="coleman-feeds__pair">
					<SelectControl
						/* translators: %d: number of a line */
						label={ sprintf( __( 'Column %d', 'coleman' ), index + 1 ) }
						value={ constant.to }
						options={ [
							{ value: '', label: __( '– choose –', 'coleman' ) },
							...columns.map( ( { name, label } ) => ( { value: name, label } ) ),
						] }
						onChange={ ( to ) => change( index, { to } ) }
						__next40pxDefaultSize
					/>
					<TextControl
						/* translators: %d: number of a line */
						label={ sprintf( __( 'Value %d', 'coleman' ), index + 1 ) }
						value={ constant.text }
						onChange={ ( text ) => change( index, { text } ) }
						__next40pxDefaultSize
					/>
					<Button
						variant="tertiary"
						isDestructive
						onClick={ () =>
							put( { ...draft, constants: draft.constants.filter( ( _, at ) => at !== index ) } )
						}
						/* translators: %d: number of a line */
						aria-label={ sprintf( __( 'Remove line %d', 'coleman' ), index + 1 ) }
						__next40pxDefaultSize
					>
						{ __( 'Remove', 'coleman' ) }
					</Button>
				</div>
			) ) }
			<Button
				variant="secondary"
				onClick={ () => put( { ...draft, constants: [ ...draft.constants, { to: '', text: '' } ] } ) }
				__next40pxDefaultSize
			>
				{ __( 'Add a value for every row', 'coleman' ) }
			</Button>
		</fieldset>
	);
}

function OurColumns( { columns }: { columns: FeedColumn[] } ) {
	return (
		<details className="coleman-feeds__ours">
			<summary>{ __( 'About our columns', 'coleman' ) }</summary>
			<dl>
				{ columns.map( ( column ) => (
					<div key={ column.name }>
						<dt>
							{ column.label } <code>{ column.name }</code>
							{ column.is_required && ` ${ __( '(required)', 'coleman' ) }` }
						</dt>
						<dd>{ column.help }</dd>
					</div>
				) ) }
			</dl>
		</details>
	);
}
