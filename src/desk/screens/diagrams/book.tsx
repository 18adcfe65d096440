import { Button, ExternalLink } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { post } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Confirm } from '@/desk/confirm';
import { TextField } from '@/desk/fields';
import { Header } from '@/desk/header';
import { Fault, NewFault, useAnnounce } from '@/desk/notices';
import { Stale } from '@/desk/stale';
import { useChanging } from '@/desk/use-changing';
import { useMutation } from '@/desk/use-mutation';
import { factsOf, ModelForm } from './model-form';
import type { Choices, Entry, Model, Work } from './types';

type Props = {
	book: Model;
	show: ( book: Model ) => void;
	choices: Choices;
	onBack: () => void;
	onOpen: ( id: number ) => void;
};

/** A model's book: what is told of it, and its diagrams in order. */
export function Book( { book, show, choices, onBack, onOpen }: Props ) {
	const changing = useChanging(
		useMemo( () => ( { path: '/diagrams/models', changed: 'coleman_item_changed', name: 'item' } ), [] ),
		book,
		show
	);
	const entries = book.assemblies ?? [];
	const move = ( index: number, by: 1 | -1 ) => {
		const ids = entries.map( ( { id } ) => id );
		const [ one, other ] = [ ids[ index ], ids[ index + by ] ];
		if ( one !== undefined && other !== undefined ) {
			ids[ index ] = other;
			ids[ index + by ] = one;
			void changing.run( { path: '/order', data: { ids }, said: __( 'Order saved.', 'coleman' ) } );
		}
	};
	return (
		<>
			<Header
				title={ book.title }
				aside={
					<>
						{ book.url === '' && <Badge tone="waiting">{ __( 'Draft', 'coleman' ) }</Badge> }
						{ book.url !== '' && (
							<ExternalLink href={ book.url }>{ __( 'View on site', 'coleman' ) }</ExternalLink>
						) }
					</>
				}
				back={ { label: __( 'Diagrams', 'coleman' ), onClick: onBack } }
				actions={
					<Remove
						label={ __( 'Remove model', 'coleman' ) }
						path={ `/diagrams/models/${ book.id }/remove` }
						version={ book.version }
						onGone={ onBack }
					/>
				}
			/>
			<div className="coleman-diagrams__book">
				{ changing.isStale ? <Stale /> : <Fault error={ changing.error } /> }
				<section className="coleman-desk__section">
					<h3>{ __( 'Diagrams', 'coleman' ) }</h3>
					{ entries.length === 0 && (
						<p>{ __( 'This book has no diagrams yet. Add the first one below.', 'coleman' ) }</p>
					) }
					<ol className="coleman-diagrams__entries">
						{ entries.map( ( entry, index ) => (
							<EntryRow
								key={ entry.id }
								entry={ entry }
								isFirst={ index === 0 }
								isLast={ index === entries.length - 1 }
								isBusy={ changing.isBusy }
								onMove={ ( by ) => move( index, by ) }
								onOpen={ () => onOpen( entry.id ) }
								onGone={ () =>
									show( { ...book, assemblies: entries.filter( ( { id } ) => id !== entry.id ) } )
								}
							/>
						) ) }
					</ol>
					<NewDiagram model={ book.id } entries={ entries } onAdded={ onOpen } />
				</section>
				<section className="coleman-desk__section">
					<h3>{ __( 'About this model', 'coleman' ) }</h3>
					<ModelForm
						key={ book.version }
						first={ factsOf( book ) }
						choices={ choices }
						save={ __( 'Save', 'coleman' ) }
						isBusy={ changing.isBusy }
						error={ null }
						onSave={ ( facts ) =>
							void changing.run( { path: '', data: facts, said: __( 'Saved.', 'coleman' ) } )
						}
					/>
				</section>
			</div>
		</>
	);
}

type EntryProps = {
	entry: Entry;
	isFirst: boolean;
	isLast: boolean;
	isBusy: boolean;
	onMove: ( by: 1 | -1 ) => void;
	onOpen: () => void;
	onGone: () => void;
};

function EntryRow( { entry, isFirst, isLast, isBusy, onMove, onOpen, onGone }: EntryProps ) {
	return (
		<li className="coleman-diagrams__entry">
			{ entry.figure === '' ? (
				<span className="coleman-diagrams__thumb" />
			) : (
				<img
					className="coleman-diagrams__thumb"
					src={ entry.figure }
					alt=""
					width={ 72 }
					height={ 48 }
					loading="lazy"
					decoding="async"
				/>
			) }
			<div className="coleman-diagrams__named">
				<button type="button" className="coleman-diagrams__open" onClick={ onOpen }>
					{ entry.name }
				</button>
				<small>
					{ entry.is_draft
						? entry.category
						: sprintf(
								/* translators: 1: category of a diagram, 2: number of rows, 3: number of places on the drawing */
								__( '%1$s · rows: %2$d · places: %3$d', 'coleman' ),
								entry.category,
								entry.rows,
								entry.spots
							) }
				</small>
			</div>
			<span className="coleman-diagrams__badges">
				{ entry.is_draft && <Badge tone="waiting">{ __( 'Not published', 'coleman' ) }</Badge> }
				{ ! entry.is_draft && entry.has_draft && (
					<Badge tone="waiting">{ __( 'Has a draft', 'coleman' ) }</Badge>
				) }
				{ ! entry.is_draft && entry.spots === 0 && <Badge tone="bad">{ __( 'No numbers', 'coleman' ) }</Badge> }
				{ entry.has_feed_news && <Badge tone="waiting">{ __( 'Feed differs', 'coleman' ) }</Badge> }
			</span>
			<span className="coleman-diagrams__tools">
				<Button
					variant="tertiary"
					aria-label={
						/* translators: %s: name of a diagram */
						sprintf( __( 'Move %s up', 'coleman' ), entry.name )
					}
					disabled={ isFirst || isBusy }
					accessibleWhenDisabled
					onClick={ () => onMove( -1 ) }
					__next40pxDefaultSize
				>
					↑
				</Button>
				<Button
					variant="tertiary"
					aria-label={
						/* translators: %s: name of a diagram */
						sprintf( __( 'Move %s down', 'coleman' ), entry.name )
					}
					disabled={ isLast || isBusy }
					accessibleWhenDisabled
					onClick={ () => onMove( 1 ) }
					__next40pxDefaultSize
				>
					↓
				</Button>
				{ entry.is_removable && (
					<Remove
						label={ __( 'Remove', 'coleman' ) }
						says={
							/* translators: %s: name of a diagram */
							sprintf( __( 'Remove %s', 'coleman' ), entry.name )
						}
						path={ `/diagrams/assemblies/${ entry.id }/remove` }
						version={ entry.version }
						onGone={ onGone }
					/>
				) }
			</span>
		</li>
	);
}

type NewProps = { model: number; entries: Entry[]; onAdded: ( id: number ) => void };

function NewDiagram( { model, entries, onAdded }: NewProps ) {
	const last = entries[ entries.length - 1 ];
	const [ name, setName ] = useState( '' );
	const [ category, setCategory ] = useState( last?.category ?? '' );
	const add = useMutation(
		async () => ( await post< Work >( `/diagrams/models/${ model }/assemblies`, { name, category } ) ).results
	);
	const run = async () => {
		const work = await add.run( undefined );
		if ( work ) {
			onAdded( work.id );
		}
	};
	return (
		<form
			className="coleman-diagrams__new"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void run();
			} }
		>
			<TextField
				label={ __( 'New diagram', 'coleman' ) }
				value={ name }
				maxLength={ 200 }
				fault={ add.error?.params.name }
				onChange={ setName }
			/>
			<TextField
				label={ __( 'Category', 'coleman' ) }
				value={ category }
				maxLength={ 80 }
				list="coleman-diagrams-categories"
				fault={ add.error?.params.category }
				onChange={ setCategory }
			/>
			<datalist id="coleman-diagrams-categories">
				{ [ ...new Set( entries.map( ( entry ) => entry.category ) ) ].map( ( one ) => (
					<option key={ one } value={ one } />
				) ) }
			</datalist>
			<Button
				type="submit"
				variant="secondary"
				isBusy={ add.isBusy }
				disabled={ add.isBusy }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ __( 'Add diagram', 'coleman' ) }
			</Button>
			{ add.error && Object.keys( add.error.params ).length === 0 && <Fault error={ add.error } /> }
		</form>
	);
}

type RemoveProps = { label: string; says?: string; path: string; version: number; onGone: () => void };

function Remove( { label, says, path, version, onGone }: RemoveProps ) {
	const announce = useAnnounce();
	const [ isAsked, setIsAsked ] = useState( false );
	const remove = useMutation( async () => {
		await post( path, { version } );
		return true;
	} );
	const run = async () => {
		if ( await remove.run( undefined ) ) {
			announce( __( 'Removed.', 'coleman' ) );
			setIsAsked( false );
			onGone();
		}
	};
	return (
		<>
			<Button
				variant="tertiary"
				isDestructive
				aria-label={ says }
				onClick={ () => setIsAsked( true ) }
				__next40pxDefaultSize
			>
				{ label }
			</Button>
			{ isAsked && (
				<Confirm
					title={ says ?? label }
					confirm={ __( 'Remove', 'coleman' ) }
					isDestructive
					isBusy={ remove.isBusy }
					onConfirm={ () => void run() }
					onClose={ () => setIsAsked( false ) }
				>
					<NewFault error={ remove.error } />
					<p>{ __( 'Its drafts are removed too, and its address answers "not found".', 'coleman' ) }</p>
				</Confirm>
			) }
		</>
	);
}
