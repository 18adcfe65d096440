import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Ref } from 'react';
import { shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';
import { useCatalogue } from './use-catalogue';
import type { StatusMessage } from './use-catalogue';

export const partsStreamProps = shape( {
	/** What the editor says of the catalog; empty for the usual words. */
	text: string,
	/** Address of the catalog's script; empty where the site has none. */
	script: string,
	/** Whose script it is; empty for our own. */
	host: string,
	/** Name of the event that the catalog fires. */
	event: string,
	searchUrl: string,
} );

export type PartsStreamProps = TypeOf< typeof partsStreamProps >;

/** Where the catalog's script puts its own page. */
const WIDGET_ID = 'coleman-parts-stream';

function Status( { statusMessage }: { statusMessage: StatusMessage | null } ) {
	const replacement = statusMessage?.replacement;
	return (
		<div className="coleman-parts-stream__status" role="status">
			{ statusMessage?.text && <p>{ statusMessage.text }</p> }
			{ statusMessage && replacement && (
				<p>
					{ `${ sprintf(
						/* translators: %s: part number */
						__( '%s has been replaced. The number to order now:', 'coleman' ),
						statusMessage.number
					) } ` }
					<a href={ replacement.Url }>{ replacement.PartNumber }</a>
				</p>
			) }
		</div>
	);
}

type ViewProps = PartsStreamProps & {
	isOpen?: boolean;
	statusMessage?: StatusMessage | null;
	widget?: Ref< HTMLDivElement >;
	onOpen?: () => void;
};

/** How the block looks; what the catalog shows is not ours. */
export function PartsStreamView( { isOpen = false, statusMessage = null, widget, onOpen, ...props }: ViewProps ) {
	return (
		<div className="coleman-parts-stream__body">
			<p className="coleman-parts-stream__text">
				{ props.text ||
					__(
						'Look up your machine’s diagrams in the makers’ parts catalog and add what you need to your cart. Our prices and stock apply, not the catalog’s.',
						'coleman'
					) }
			</p>
			{ props.script && ! isOpen && (
				<p className="coleman-parts-stream__open">
					<Button
						type="button"
						variant="primary"
						label={ __( 'Open the parts catalog', 'coleman' ) }
						{ ...( onOpen && { onClick: onOpen } ) }
					/>
				</p>
			) }
			{ props.script && props.host && ! isOpen && (
				<p className="coleman-parts-stream__note">
					{ sprintf(
						/* translators: %s: host name, such as catalogue.example */
						__( 'The catalog is provided by %s. It loads only when you open it.', 'coleman' ),
						props.host
					) }
				</p>
			) }
			{ props.script && (
				<p className="coleman-parts-stream__without">
					{ __( 'The catalog needs JavaScript. Our parts search does not.', 'coleman' ) }
				</p>
			) }
			<Status statusMessage={ statusMessage } />
			<div ref={ widget } id={ WIDGET_ID } className="coleman-parts-stream__widget" />
			<p className="coleman-parts-stream__search" data-native="">
				<a href={ props.searchUrl }>{ __( 'Search parts by number or keyword', 'coleman' ) }</a>
			</p>
		</div>
	);
}

/** The catalog at work. */
export function PartsStream( props: PartsStreamProps ) {
	const widget = useRef< HTMLDivElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	const { statusMessage, open } = useCatalogue( props );

	return (
		<PartsStreamView
			{ ...props }
			isOpen={ isOpen }
			statusMessage={ statusMessage }
			widget={ widget }
			onOpen={ () => {
				setOpen( true );
				if ( widget.current ) {
					open( widget.current );
				}
			} }
		/>
	);
}
