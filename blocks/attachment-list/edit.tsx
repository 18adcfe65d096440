import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CONTENT_GROUP } from '@/editor/content-group';
import { Rendered } from '@/editor/chosen';
import { equipmentChoices } from '@/editor/equipment-choices';
import { fetchPickedAttachments, findAttachments } from '@/editor/find-attachments';
import { HeadingPanel } from '@/editor/heading-control';
import { AboutControl, HowManyControl } from '@/editor/list-controls';
import type { EditProps } from '@/editor/register-block';
import { AskAgain } from '@/editor/shared-answer';
import { SourceField } from '@/editor/source-field';
import { useAnswer } from '@/editor/use-answer';
import { useAttachmentLinks } from '@/editor/use-attachment-links';
import { AttachmentListView } from './attachment-list';
import type { AttachmentListProps, AttachmentPage, Choice } from './attachment-list-props';
import { fetchPage } from './use-attachments';

type Attributes = {
	title: string;
	attachmentIds: number[];
	categoryId: number;
	vendorId: number;
	perPage: number;
	showFilters: boolean;
	heading: AttachmentListProps[ 'heading' ];
};

const choiceOf = ( categoryId: number, vendorId: number ): Choice => ( {
	categoryId,
	vendorId,
	locationId: 0,
	isForRent: false,
	price: '',
	after: 0,
} );

/** What the API lists; null until then. */
const useList = ( categoryId: number, vendorId: number, perPage: number ): AttachmentPage | null =>
	useAnswer(
		( signal ) => fetchPage( choiceOf( categoryId, vendorId ), perPage, signal ),
		`${ categoryId } ${ vendorId } ${ perPage }`
	);

export function Edit( { attributes, setAttributes, sample, clientId }: EditProps< Attributes, AttachmentListProps > ) {
	const { title, attachmentIds, categoryId, vendorId, perPage, showFilters, heading } = attributes;
	const links = useAttachmentLinks();
	const list = useList( categoryId, vendorId, perPage ) ?? sample.list;

	const category = links?.categories.find( ( { CategoryId } ) => CategoryId === categoryId )?.CategoryName;
	const vendor = links?.vendors.find( ( { VendorId } ) => VendorId === vendorId )?.BrandName;
	/* translators: %s: manufacturer */
	const vendorTitle = vendor && sprintf( __( '%s attachments', 'coleman' ), vendor );
	const isNarrow = categoryId + vendorId > 0;

	return (
		<div { ...useBlockProps() }>
			<InspectorControls group={ CONTENT_GROUP }>
				<PanelBody title={ __( 'Content', 'coleman' ) }>
					<TextControl
						label={ __( 'Heading', 'coleman' ) }
						help={ __( 'Leave empty to use the name of the page’s category or manufacturer.', 'coleman' ) }
						value={ title }
						onChange={ ( value ) => setAttributes( { title: value } ) }
					/>
					<SourceField
						label={ __( 'Attachments', 'coleman' ) }
						rule={ __( 'By category or manufacturer', 'coleman' ) }
						ids={ attachmentIds }
						onChange={ ( ids ) => setAttributes( { attachmentIds: ids } ) }
						picker={ {
							label: __( 'Add an attachment', 'coleman' ),
							help: __( 'By name or model.', 'coleman' ),
							none: __( 'No attachment found.', 'coleman' ),
							find: findAttachments,
							fetchPicked: fetchPickedAttachments,
						} }
					>
						<AskAgain of={ equipmentChoices } />
						<AboutControl
							label={ __( 'Category', 'coleman' ) }
							help={ __(
								'On a category or manufacturer page, its attachments are listed automatically.',
								'coleman'
							) }
							value={ categoryId }
							choices={ links?.categories.map( ( one ) => [ one.CategoryId, one.CategoryName ] ) }
							onChange={ ( value ) => setAttributes( { categoryId: value } ) }
						/>
						<AboutControl
							label={ __( 'Manufacturer', 'coleman' ) }
							value={ vendorId }
							choices={ links?.vendors.map( ( one ) => [ one.VendorId, one.BrandName ] ) }
							onChange={ ( value ) => setAttributes( { vendorId: value } ) }
						/>
						<ToggleControl
							label={ __( 'Filters', 'coleman' ) }
							help={ __( 'Lets visitors filter by branch, price and rental availability.', 'coleman' ) }
							checked={ showFilters }
							onChange={ ( value ) => setAttributes( { showFilters: value } ) }
						/>
						<HowManyControl
							value={ perPage }
							min={ 4 }
							initial={ 8 }
							onChange={ ( value ) => setAttributes( { perPage: value } ) }
						/>
					</SourceField>
				</PanelBody>
				<HeadingPanel
					label={ __( 'Heading level', 'coleman' ) }
					value={ heading }
					onChange={ ( value ) => setAttributes( { heading: value } ) }
				/>
			</InspectorControls>
			{ attachmentIds.length > 0 ? (
				<Rendered block="coleman/attachment-list" attributes={ { title, attachmentIds, heading } } />
			) : (
				<Disabled>
					<AttachmentListView
						id={ `attachment-list-${ clientId }` }
						queryName=""
						heading={ heading }
						title={ title || category || vendorTitle || __( 'All attachments', 'coleman' ) }
						fixed={ { categoryId, vendorId } }
						choice={ choiceOf( categoryId, vendorId ) }
						bars={
							showFilters
								? [
										...( isNarrow && ! categoryId ? ( [ 'category' ] as const ) : [] ),
										...( isNarrow && ! vendorId ? ( [ 'vendor' ] as const ) : [] ),
										'branch',
										'price',
										'rent',
									]
								: []
						}
						perPage={ perPage }
						list={ list }
					/>
				</Disabled>
			) }
		</div>
	);
}
