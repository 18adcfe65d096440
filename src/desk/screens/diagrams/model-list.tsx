import { Button, Modal } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { post, withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { type Parameters, filterQuery } from '@/desk/filter-query';
import { ListScreen } from '@/desk/list-screen';
import { useAnnounce } from '@/desk/notices';
import type { Field, View } from '@/desk/table';
import { Tabs } from '@/desk/tabs';
import { useInAddress, keepInAddress } from '@/desk/use-address';
import { useList } from '@/desk/use-list';
import { useMutation } from '@/desk/use-mutation';
import { blankFacts, type Facts, ModelForm } from './model-form';
import type { Choices, Model } from './types';

const FIRST: View = {
	type: 'table',
	search: '',
	filters: [],
	page: 1,
	perPage: 50,
	titleField: 'title',
	mediaField: 'picture',
	showMedia: true,
	fields: [ 'category', 'diagrams', 'state' ],
	layout: { density: 'balanced', styles: { diagrams: { align: 'end' } } },
};

const PARAMETERS: Parameters = { brand: 'brand_id', category: 'category_id' };

const plain = { enableSorting: false, filterBy: false } as const;

const elements = ( names: Choices[ 'brands' ] ) =>
	names.map( ( { id, name } ) => ( { value: String( id ), label: name } ) );

/** @return What there is to do in a book; nothing where all is well. */
function States( { model }: { model: Model } ) {
	return (
		<span className="coleman-diagrams__badges">
			{ model.url === '' && <Badge tone="waiting">{ __( 'Draft', 'coleman' ) }</Badge> }
			{ model.url !== '' && model.drafts > 0 && <Badge tone="waiting">{ __( 'Has drafts', 'coleman' ) }</Badge> }
			{ model.without_places > 0 && <Badge tone="bad">{ __( 'Drawings without numbers', 'coleman' ) }</Badge> }
			{ model.feed > 0 && <Badge tone="waiting">{ __( 'Feed differs', 'coleman' ) }</Badge> }
		</span>
	);
}

const fieldsOf = ( choices: Choices ): Field< Model >[] => [
	{
		id: 'picture',
		label: __( 'Picture', 'coleman' ),
		type: 'media',
		...plain,
		render: ( { item } ) => (
			<img src={ item.image } alt="" width={ 64 } height={ 40 } loading="lazy" decoding="async" />
		),
	},
	{
		id: 'title',
		label: __( 'Model', 'coleman' ),
		...plain,
		enableHiding: false,
		getValue: ( { item } ) => item.title,
	},
	{
		id: 'category',
		label: __( 'Class', 'coleman' ),
		enableSorting: false,
		elements: elements( choices.categories ),
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => String( item.category_id ),
		render: ( { item } ) => <span>{ item.category }</span>,
	},
	{
		id: 'brand',
		label: __( 'Brand', 'coleman' ),
		enableSorting: false,
		elements: elements( choices.brands ),
		filterBy: { operators: [ 'is' ] },
		getValue: ( { item } ) => String( item.brand_id ),
	},
	{ id: 'diagrams', label: __( 'Diagrams', 'coleman' ), ...plain, getValue: ( { item } ) => String( item.diagrams ) },
	{
		id: 'state',
		label: __( 'To do', 'coleman' ),
		...plain,
		getValue: ( { item } ) => String( item.drafts ),
		render: ( { item } ) => <States model={ item } />,
	},
];

type Props = { choices: Choices; isShown: boolean; onOpen: ( id: number ) => void };

/** All models with a parts book, the latest first. */
export function ModelList( { choices, isShown, onOpen }: Props ) {
	const show = useInAddress( 'show' );
	const [ isAdding, setIsAdding ] = useState( false );
	const list = useList< Model >( {
		first: FIRST,
		path: ( view ) =>
			withQuery( '/diagrams/models', { search: view.search, show, ...filterQuery( view, PARAMETERS ) } ),
		isShown,
	} );
	const fields = useMemo( () => fieldsOf( choices ), [ choices ] );
	return (
		<>
			<ListScreen
				title={ __( 'Diagrams', 'coleman' ) }
				buttons={
					<Button variant="primary" onClick={ () => setIsAdding( true ) } __next40pxDefaultSize>
						{ __( 'Add model', 'coleman' ) }
					</Button>
				}
				list={ list }
				fields={ fields }
				searchLabel={ __( 'Search by name, brand or class', 'coleman' ) }
				empty={ __( 'No models here.', 'coleman' ) }
				noMatch={ ( typed ) =>
					/* translators: %s: what was searched for */
					sprintf( __( 'Nothing matches "%s".', 'coleman' ), typed )
				}
				onOpen={ ( { id } ) => onOpen( id ) }
				tabs={
					<Tabs
						label={ __( 'Views', 'coleman' ) }
						tabs={ [
							{ value: '', label: __( 'All', 'coleman' ) },
							{ value: 'drafts', label: __( 'Drafts', 'coleman' ) },
							{ value: 'without-places', label: __( 'Drawings without numbers', 'coleman' ) },
							{ value: 'feed', label: __( 'Feed differs', 'coleman' ) },
						] }
						value={ show }
						onChoose={ ( value ) => keepInAddress( { show: value } ) }
					/>
				}
			/>
			{ isAdding && <NewModel choices={ choices } onAdded={ onOpen } onClose={ () => setIsAdding( false ) } /> }
		</>
	);
}

type NewProps = { choices: Choices; onAdded: ( id: number ) => void; onClose: () => void };

function NewModel( { choices, onAdded, onClose }: NewProps ) {
	const announce = useAnnounce();
	const add = useMutation( async ( facts: Facts ) => ( await post< Model >( '/diagrams/models', facts ) ).results );
	const run = async ( facts: Facts ) => {
		const model = await add.run( facts );
		if ( model ) {
			announce( __( 'Added. Visitors see it when you publish one of its diagrams.', 'coleman' ) );
			onClose();
			onAdded( model.id );
		}
	};
	return (
		<Modal title={ __( 'Add model', 'coleman' ) } onRequestClose={ onClose } size="medium">
			<ModelForm
				first={ blankFacts( choices ) }
				choices={ choices }
				save={ __( 'Add model', 'coleman' ) }
				isBusy={ add.isBusy }
				error={ add.error }
				onSave={ ( facts ) => void run( facts ) }
			/>
		</Modal>
	);
}
