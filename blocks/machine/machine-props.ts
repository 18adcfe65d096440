import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { hoursFields } from '@/ui/branch-hours/branch-hours';

const condition = oneOf( 'new', 'used' );

const similar = shape( {
	MachineId: integer,
	Condition: condition,
	Title: string,
	Url: string,
	StockNumber: string,
	Year: nullable( integer ),
	Hours: nullable( integer ),
	Horsepower: nullable( integer ),
	price_cents: nullable( integer ),
	Location: nullable( shape( { City: string } ) ),
	Photo: shape( { MediumImagePath: string } ),
	sold: boolean,
} );

/** The sheet of a machine in the shape of the API, as far as it is shown; its pictures are an island of their own. */
export const machineProps = shape( {
	machine: shape( {
		Condition: condition,
		Title: string,
		Model: string,
		BrandName: string,
		CategoryName: string,
		StockNumber: string,
		SerialNumber: string,
		Year: nullable( integer ),
		Hours: nullable( integer ),
		Horsepower: nullable( integer ),
		price_cents: nullable( integer ),
		Description: string,
	} ),
	state: oneOf( 'for-sale', 'sold', 'gone' ),
	sold_on: string,
	listed_on: string,
	spec_groups: arrayOf( shape( { title: string, rows: arrayOf( shape( { label: string, value: string } ) ) } ) ),
	branch: nullable(
		shape( {
			address: string,
			city: string,
			state: string,
			postal_code: string,
			phone_number: string,
			...hoursFields,
		} )
	),
	contact: nullable( shape( { name: string, email: string } ) ),
	attachments: arrayOf( shape( { name: string, url: string } ) ),
	links: shape( {
		category: shape( { name: string, url: string } ),
		parts: string,
		rentals: string,
		diagrams: string,
		compare: string,
	} ),
	similar: arrayOf( similar ),
	/** Ids of the sections that its links lead to. */
	anchors: shape( { ask: string, similar: string } ),
	/** Level of its title. */
	level: oneOf( 'h1', 'h2' ),
} );

export type MachineProps = TypeOf< typeof machineProps >;
export type SimilarMachine = TypeOf< typeof similar >;
