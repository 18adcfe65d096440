import { InspectorControls, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, CheckboxControl, Notice, PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { EquipmentCategories } from '@/api/generated/schemas';
import { useEquipmentChoices } from '@/editor/equipment-choices';
import type { EditProps } from '@/editor/register-block';
import './editor.css';
import { MegaMenu } from './mega-menu';
import type { Item, MegaMenuProps } from './mega-menu';

type Attributes = { sections: string[] };

/** As many as fit beside one another: SavedMenu::MOST. */
const MOST = 8;

/** WordPress's own store, typed by a package that ships no types. */
const EDITOR = 'core/block-editor';

/** The catalog's own categories and branches in place of the sample's. */
function withCatalogue( item: Item, { categories, locations }: EquipmentCategories ): Item {
	const categoryLinks = categories.map( ( { CategoryName, links } ) => ( { label: CategoryName, url: links.new } ) );
	const branchLinks = locations.map( ( { City, slug } ) => ( { label: City, url: `/locations/${ slug }/` } ) );
	const links: Record< string, ( typeof branchLinks )[] > = {
		new: [ categoryLinks, branchLinks ],
		locations: [ branchLinks ],
	};
	return {
		...item,
		groups: item.groups.map( ( group, index ) => ( {
			...group,
			links: links[ item.key ]?.[ index ] ?? group.links,
		} ) ),
	};
}

/**
 * The blocks of a menu that begins as the automatic one looks.
 *
 * @param items
 */
const navigationOf = ( items: Item[] ) =>
	createBlock(
		'core/navigation',
		{ overlayMenu: 'never', showSubmenuIcon: false },
		items.map( ( { key, label, url, groups } ) =>
			groups.length
				? createBlock( 'coleman/menu-panel', { label, source: key } )
				: createBlock( 'core/navigation-link', { label, url, kind: 'custom' } )
		)
	);

/**
 * How many items the saved menu has, and null when there is none.
 *
 * @param clientId
 */
const useSavedItems = ( clientId: string ): number | null =>
	useSelect(
		( select ) => {
			const { getBlockCount, getBlockOrder } = select( EDITOR ) as {
				getBlockCount: ( id: string ) => number;
				getBlockOrder: ( id: string ) => string[];
			};
			const [ navigation ] = getBlockOrder( clientId );
			return navigation === undefined ? null : getBlockCount( navigation );
		},
		[ clientId ]
	);

/** The menu that an editor makes, in the place where it will stand. */
function OwnMenu( { onRemove, count }: { onRemove: () => void; count: number } ) {
	const innerBlocksProps = useInnerBlocksProps(
		{ className: 'coleman-mega-menu__nav coleman-mega-menu__own' },
		{ allowedBlocks: [ 'core/navigation' ], renderAppender: false }
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Menu', 'coleman' ) }>
					{ count > MOST && (
						<Notice status="warning" isDismissible={ false }>
							{ sprintf(
								/* translators: %d: number of items of the menu that are shown. */
								__( 'The menu shows the first %d items.', 'coleman' ),
								MOST
							) }
						</Notice>
					) }
					<p>
						{ __(
							'The menu shows links, submenus, page lists and menu panels. Panels can show categories, parts families and branches from the catalog.',
							'coleman'
						) }
					</p>
					<Button variant="secondary" onClick={ onRemove }>
						{ __( 'Use the automatic menu', 'coleman' ) }
					</Button>
				</PanelBody>
			</InspectorControls>
			<div { ...innerBlocksProps } />
		</>
	);
}

export function Edit( {
	attributes: { sections },
	setAttributes,
	clientId,
	sample,
}: EditProps< Attributes, MegaMenuProps > ) {
	// Without an answer the sample stays.
	const catalogue = useEquipmentChoices();
	const count = useSavedItems( clientId );
	const { replaceInnerBlocks } = useDispatch( EDITOR ) as {
		replaceInnerBlocks: ( id: string, blocks: unknown[], updateSelection?: boolean ) => void;
	};

	const known = sample.items.map( ( item ) => ( catalogue ? withCatalogue( item, catalogue ) : item ) );
	const shown = known.filter( ( { key } ) => sections.includes( key ) );
	const toggle = ( key: string, isShown: boolean ) =>
		setAttributes( {
			sections: known
				.map( ( item ) => item.key )
				.filter( ( each ) => ( each === key ? isShown : sections.includes( each ) ) ),
		} );
	const blockProps = useBlockProps( {
		// Sections open here too, but links lead nowhere.
		onClickCapture: ( event ) => ( event.target as Element ).closest( 'a' ) && event.preventDefault(),
	} );

	if ( count !== null ) {
		return (
			<div { ...blockProps }>
				<OwnMenu count={ count } onRemove={ () => replaceInnerBlocks( clientId, [] ) } />
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Sections', 'coleman' ) }>
					{ known.map( ( { key, label } ) => (
						<CheckboxControl
							key={ key }
							label={ label }
							checked={ sections.includes( key ) }
							onChange={ ( isShown ) => toggle( key, isShown ) }
						/>
					) ) }
					<p>
						{ __(
							'Categories, parts families and branches come from the catalog and update automatically.',
							'coleman'
						) }
					</p>
					<Button
						variant="secondary"
						onClick={ () => replaceInnerBlocks( clientId, [ navigationOf( shown ) ], true ) }
					>
						{ __( 'Make your own menu', 'coleman' ) }
					</Button>
				</PanelBody>
			</InspectorControls>
			<MegaMenu id={ sample.id } current="" items={ shown } />
		</div>
	);
}
