import { InspectorControls } from '@wordpress/block-editor';
import { registerBlockVariation } from '@wordpress/blocks';
import { Notice, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { page } from '@/api/page';
import { RentalField, useRental } from '@/editor/rental-field';

const BUTTON = 'core/button';

/** What WordPress's Button is always in: only this stands among the blocks of a page. */
const BUTTONS = 'core/buttons';

/** Marks a Button as one of these; the first is what opens a modal (src/behaviours/modal). */
const CLASSES = 'modal-link coleman-request-button';

type Attributes = { className?: string; url?: string };

type EditProps = {
	name: string;
	attributes: Attributes;
	setAttributes: ( changes: Attributes ) => void;
	isSelected: boolean;
};

const isRequest = ( { className }: Attributes ) => `${ className }`.split( ' ' ).includes( 'coleman-request-button' );

/** The machine whose request form an address leads to; 0 for none. */
const rentalIn = ( url = '' ): number => Number( /\/rental\/request\/(\d{1,9})\/?$/.exec( url )?.[ 1 ] ?? 0 );

/** The address of a machine's request form, below the folder that the site is in. */
const requestUrl = ( id: number ): string => `${ page().urls.cart.replace( /\/cart$/, '' ) }/rental/request/${ id }`;

/** Which machine is asked for. The link works by itself; PHP adds the modal to the page (blocks/php/RentalButtons). */
function Machine( { attributes, setAttributes }: Pick< EditProps, 'attributes' | 'setAttributes' > ) {
	const id = rentalIn( attributes.url );
	const rental = useRental( id );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Rental request', 'coleman' ) }>
				<RentalField
					value={ id }
					onChange={ ( value ) => setAttributes( { url: value ? requestUrl( value ) : '' } ) }
				/>
				{ ! id && (
					<Notice status="warning" isDismissible={ false }>
						{ __( 'Choose a machine, or the button does nothing.', 'coleman' ) }
					</Notice>
				) }
				{ rental && <p>{ __( 'Opens the request form over the page.', 'coleman' ) }</p> }
			</PanelBody>
		</InspectorControls>
	);
}

/** The editor of any block, with the choice of a machine beside ours. */
const withMachine = ( BlockEdit: ComponentType< EditProps > ) =>
	function EditWithMachine( props: EditProps ) {
		return (
			<>
				<BlockEdit { ...props } />
				{ props.name === BUTTON && props.isSelected && isRequest( props.attributes ) && (
					<Machine { ...props } />
				) }
			</>
		);
	};

/** WordPress's registry of filters, which the editor loads with its packages; its types come with none of ours. */
type Registry = {
	wp?: { hooks: { addFilter: ( hook: string, namespace: string, callback: typeof withMachine ) => void } };
};

/** WordPress's Button as one that asks for a machine for rent. */
export function registerRequestButton(): void {
	const variation = {
		name: 'coleman-rental-request',
		title: __( 'Rental request button', 'coleman' ),
		description: __( 'A button that opens the request form of a machine for rent.', 'coleman' ),
		icon: 'feedback',
		keywords: [ __( 'rental', 'coleman' ), __( 'rent', 'coleman' ), __( 'form', 'coleman' ) ],
	} as const;
	const attributes = { className: CLASSES, text: __( 'Request rental', 'coleman' ) };
	registerBlockVariation( BUTTON, {
		...variation,
		keywords: [ ...variation.keywords ],
		attributes,
		isActive: ( given: Attributes ) => isRequest( given ),
		scope: [ 'inserter', 'transform' ],
	} );
	registerBlockVariation( BUTTONS, {
		...variation,
		keywords: [ ...variation.keywords ],
		innerBlocks: [ [ BUTTON, attributes ] ],
		scope: [ 'inserter' ],
	} );
	const { wp }: Registry = window as object;
	wp?.hooks.addFilter( 'editor.BlockEdit', 'coleman/request-button', withMachine );
}
