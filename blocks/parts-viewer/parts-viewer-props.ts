import { arrayOf, boolean, integer, nullable, number, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

const link = shape( { name: string, url: string } );

const figure = shape( { url: string, width: integer, height: integer } );

/** A row of a diagram, in the shape of the API. */
const row = shape( {
	description: string,
	quantity: integer,
	note: string,
	serial_from: string,
	serial_to: string,
	/** Null when not sold separately. */
	part: nullable(
		shape( {
			PartId: integer,
			PartNumber: string,
			Url: string,
			InStock: boolean,
			PickupOnly: boolean,
			CanShip: string,
			price_cents: nullable( integer ),
			availability_text: string,
			orderable: boolean,
			default_quantity: integer,
			multiple_of: integer,
		} )
	),
	superseded: nullable(
		shape( {
			PartNumber: string,
			Url: string,
			by: arrayOf( arrayOf( shape( { PartNumber: string, Url: string, quantity: integer } ) ) ),
		} )
	),
} );

const diagram = shape( {
	/** Begins the ids of its elements; '' for the first diagram of the page, which links from elsewhere lead into. */
	ids: string,
	name: string,
	/** Path of this page. */
	url: string,
	figure,
	/** The rows of each number; what is not in the picture has none. */
	numbers: arrayOf( shape( { ref: string, rows: arrayOf( row ) } ) ),
	/** Where the numbers stand: the middle, width and height in percent of the picture. */
	spots: arrayOf( shape( { ref: string, x: number, y: number, w: number, h: number } ) ),
	previous: nullable( link ),
	next: nullable( link ),
	/** The serial number in the address, '' for none; null where nobody is asked for one. */
	serial: nullable( string ),
	/** Why a form was refused when it was posted without JavaScript, and what had been typed. */
	fault: nullable( shape( { partId: integer, message: string, quantity: string } ) ),
} );

export const partsViewerProps = shape( {
	model: shape( {
		ModelId: integer,
		Title: string,
		Category: string,
		Url: string,
		image: string,
		years: string,
		serial_prefix: string,
		serial_plate: string,
	} ),
	/** The diagrams by category; null on a diagram's page. */
	index: nullable(
		shape( {
			/** The one category that is shown; '' for all. */
			category: string,
			categories: arrayOf(
				shape( {
					name: string,
					url: string,
					diagrams: arrayOf( shape( { name: string, url: string, figure, count: integer } ) ),
				} )
			),
		} )
	),
	diagram: nullable( diagram ),
	/** Level of its title: `h1` on the model's own pages. */
	level: oneOf( 'h1', 'h2' ),
} );

export type PartsViewerProps = TypeOf< typeof partsViewerProps >;
export type DiagramProps = TypeOf< typeof diagram >;
export type Model = PartsViewerProps[ 'model' ];
export type CalloutNumber = DiagramProps[ 'numbers' ][ 0 ];
export type CalloutRow = TypeOf< typeof row >;
