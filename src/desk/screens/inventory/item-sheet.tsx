import { Button, ExternalLink, Notice } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { post } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Confirm } from '@/desk/confirm';
import { Header } from '@/desk/header';
import { History } from '@/desk/history';
import { Fault, NewFault, useAnnounce } from '@/desk/notices';
import { PicturePanel } from '@/desk/pictures/picture-panel';
import type { Kind as PictureKind } from '@/desk/pictures/types';
import { SaveBar } from '@/desk/save-bar';
import { Stale } from '@/desk/stale';
import { useChanging } from '@/desk/use-changing';
import { useMutation } from '@/desk/use-mutation';
import { Kept } from './kept';
import { type Drafts, FIELDS, type KindName, wordsOf } from './kinds';
import type { Choices, Form, Item, Labels, MachineDraft } from './types';
import { useForm } from './use-form';

type Props< Kind extends KindName > = {
	kind: Kind;
	item: Item< Drafts[ Kind ] >;
	show: ( item: Item< Drafts[ Kind ] > ) => void;
	/** After its pictures were changed, which is a change of the item too. */
	reload: () => void;
	mayPictures: boolean;
	choices: Choices;
	labels: Labels;
	onBack: () => void;
	/** Begins a new one with the values of this; only machines are copied. */
	onCopy: () => void;
};

/** Those whose pictures are kept by the panel, by what it calls them. */
const PICTURED: Partial< Record< KindName, PictureKind > > = { machines: 'machine', classes: 'rental_class' };

const isSold = ( values: object ) => 'sold_at' in values && ( values as MachineDraft ).sold_at !== null;

/** Something on the desk: what can be changed of it, what is kept from feeds, and who changed what. */
export function ItemSheet< Kind extends KindName >( {
	kind,
	item,
	show,
	reload,
	mayPictures,
	choices,
	labels,
	onBack,
	onCopy,
}: Props< Kind > ) {
	const words = wordsOf()[ kind ];
	const pictured = mayPictures ? PICTURED[ kind ] : undefined;
	const path = `/inventory/${ kind }`;
	const changing = useChanging(
		useMemo( () => ( { path, changed: 'coleman_item_changed', name: 'item' } ), [ path ] ),
		item,
		show
	);
	const form = useForm< Drafts[ Kind ] >( `${ kind }-${ item.id }`, item.values, labels, changing.error );
	// One of the five forms, and the values are of its kind.
	const Fields = FIELDS[ kind ] as ComponentType< Form< Drafts[ Kind ] > >;
	const history = item.history ?? [];
	const save = async () => {
		const said = __( 'Saved. The change is live.', 'coleman' );
		if ( await changing.run( { path: '', data: { values: form.changes }, said } ) ) {
			form.clear();
		}
	};
	return (
		<>
			<Header
				title={ item.title }
				aside={
					<>
						{ isSold( item.values ) && <Badge tone="bad">{ __( 'Sold', 'coleman' ) }</Badge> }
						{ item.is_by_hand && <Badge tone="plain">{ __( 'Added manually', 'coleman' ) }</Badge> }
						{ item.url !== '' && (
							<ExternalLink href={ item.url }>{ __( 'View on site', 'coleman' ) }</ExternalLink>
						) }
					</>
				}
				back={ { label: words.all, onClick: onBack } }
				actions={
					<>
						{ kind === 'machines' && (
							<>
								<Button variant="tertiary" onClick={ onCopy } __next40pxDefaultSize>
									{ __( 'Duplicate', 'coleman' ) }
								</Button>
								<Sold isSold={ isSold( item.values ) } changing={ changing } />
							</>
						) }
						{ words.remove !== '' && ( kind !== 'machines' || item.is_by_hand ) && (
							<Remove kind={ kind } id={ item.id } version={ item.version } onGone={ onBack } />
						) }
					</>
				}
			/>
			<div className="coleman-desk__columns">
				<div className="coleman-desk__main">
					<form
						className="coleman-inventory__form"
						noValidate
						onSubmit={ ( event ) => {
							event.preventDefault();
							void save();
						} }
					>
						{ changing.isStale ? <Stale /> : <Fault error={ changing.error } /> }
						{ item.notes.map( ( note ) => (
							<Notice key={ note } status="info" isDismissible={ false }>
								{ note }
							</Notice>
						) ) }
						<Fields
							values={ form.values }
							put={ form.put }
							label={ form.label }
							fault={ form.fault }
							choices={ choices }
							hasPanel={ pictured !== undefined }
						/>
						<SaveBar isBusy={ changing.isBusy } isTouched={ form.isTouched } onDiscard={ form.clear } />
					</form>
					{ pictured && (
						<PicturePanel
							kind={ pictured }
							id={ item.id }
							heading={ __( 'Pictures', 'coleman' ) }
							onWrite={ reload }
						/>
					) }
				</div>
				<div className="coleman-inventory__side">
					<Kept kept={ item.kept } labels={ labels } changes={ changing } />
					{ history.length > 0 && (
						<History events={ history.map( ( { actor, at, text } ) => ( { who: actor, at, text } ) ) } />
					) }
				</div>
			</div>
		</>
	);
}

type SoldProps = { isSold: boolean; changing: ReturnType< typeof useChanging< Item< object > > > };

/** A machine that was sold stays to be seen for 90 days; a mistake is taken back. */
function Sold( { isSold: is, changing }: SoldProps ) {
	const [ isAsked, setIsAsked ] = useState( false );
	const set = async ( sold: boolean ) => {
		const said = sold ? __( 'Marked as sold.', 'coleman' ) : __( 'Marked as for sale.', 'coleman' );
		await changing.run( { path: '', data: { values: { sold_at: sold } }, said } );
		setIsAsked( false );
	};
	return is ? (
		<Button
			variant="secondary"
			isBusy={ changing.isBusy }
			onClick={ () => void set( false ) }
			__next40pxDefaultSize
		>
			{ __( 'Mark as not sold', 'coleman' ) }
		</Button>
	) : (
		<>
			<Button variant="secondary" onClick={ () => setIsAsked( true ) } __next40pxDefaultSize>
				{ __( 'Mark as sold', 'coleman' ) }
			</Button>
			{ isAsked && (
				<Confirm
					title={ __( 'Is this machine sold?', 'coleman' ) }
					confirm={ __( 'Mark as sold', 'coleman' ) }
					isBusy={ changing.isBusy }
					onConfirm={ () => void set( true ) }
					onClose={ () => setIsAsked( false ) }
				>
					<p>
						{ __(
							'It’s removed from lists and search right away. Its page shows "Sold" for 90 days. Feeds can’t put it up for sale again.',
							'coleman'
						) }
					</p>
				</Confirm>
			) }
		</>
	);
}

type RemoveProps = { kind: KindName; id: number; version: number; onGone: () => void };

function Remove( { kind, id, version, onGone }: RemoveProps ) {
	const [ isAsked, setIsAsked ] = useState( false );
	const announce = useAnnounce();
	const words = wordsOf()[ kind ];
	const remove = useMutation( async () => {
		await post( `/inventory/${ kind }/${ id }/remove`, { version } );
		return true;
	} );
	const run = async () => {
		if ( await remove.run( undefined ) ) {
			announce( __( 'Removed.', 'coleman' ) );
			onGone();
		}
	};
	return (
		<>
			<Button variant="tertiary" isDestructive onClick={ () => setIsAsked( true ) } __next40pxDefaultSize>
				{ words.remove }
			</Button>
			{ isAsked && (
				<Confirm
					title={ words.remove }
					confirm={ __( 'Remove', 'coleman' ) }
					isDestructive
					isBusy={ remove.isBusy }
					onConfirm={ () => void run() }
					onClose={ () => setIsAsked( false ) }
				>
					<NewFault error={ remove.error } />
					<p>{ words.removeHelp }</p>
				</Confirm>
			) }
		</>
	);
}
