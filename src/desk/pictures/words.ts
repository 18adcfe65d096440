import { __, _n, sprintf } from '@wordpress/i18n';
import type { Tone } from '../badge';
import type { Entry } from './queue';
import type { Item, Kind } from './types';

type Words = {
	/** Of the tab, and of the way back. */
	all: string;
	search: string;
	/** In a list. */
	one: string;
	empty: string;
	/** How files are named so that they find their thing. */
	match: string;
};

const byName = () => __( 'Name the files after the item, for example “Skid Steers.jpg”.', 'coleman' );

/** What is called how, by kind of thing. */
export const wordsOf = (): Record< Kind, Words > => ( {
	part: {
		all: __( 'Parts', 'coleman' ),
		search: __( 'Part number or description', 'coleman' ),
		one: __( 'Part', 'coleman' ),
		empty: __( 'No parts found.', 'coleman' ),
		match: __( 'Name the files after the part number: AB123.jpg, AB123_2.jpg.', 'coleman' ),
	},
	machine: {
		all: __( 'Machines', 'coleman' ),
		search: __( 'Stock number, model or serial number', 'coleman' ),
		one: __( 'Machine', 'coleman' ),
		empty: __( 'No machines found.', 'coleman' ),
		match: __( 'Name the files or their folder after the stock number: U2061.jpg, U2061/front.jpg.', 'coleman' ),
	},
	rental_class: {
		all: __( 'Machines for rent', 'coleman' ),
		search: __( 'Model', 'coleman' ),
		one: __( 'Rental class', 'coleman' ),
		empty: __( 'No rental classes found.', 'coleman' ),
		match: __( 'Name the files after the model.', 'coleman' ),
	},
	attachment: {
		all: __( 'Attachments', 'coleman' ),
		search: __( 'Name or model', 'coleman' ),
		one: __( 'Attachment', 'coleman' ),
		empty: __( 'No attachments found.', 'coleman' ),
		match: __( 'Name the files after the model.', 'coleman' ),
	},
	attachment_category: {
		all: __( 'Attachment categories', 'coleman' ),
		search: __( 'Name', 'coleman' ),
		one: __( 'Category', 'coleman' ),
		empty: __( 'No categories found.', 'coleman' ),
		match: byName(),
	},
	equipment_category: {
		all: __( 'Equipment categories', 'coleman' ),
		search: __( 'Name', 'coleman' ),
		one: __( 'Category', 'coleman' ),
		empty: __( 'No categories found.', 'coleman' ),
		match: byName(),
	},
	part_family: {
		all: __( 'Part families', 'coleman' ),
		search: __( 'Name', 'coleman' ),
		one: __( 'Part family', 'coleman' ),
		empty: __( 'No part families found.', 'coleman' ),
		match: byName(),
	},
	model: {
		all: __( 'Models', 'coleman' ),
		search: __( 'Model', 'coleman' ),
		one: __( 'Model', 'coleman' ),
		empty: __( 'No models found.', 'coleman' ),
		match: __( 'Name the files after the model.', 'coleman' ),
	},
} );

/** What lists show of a thing: "3 pictures", "Drawing", "None". */
export function stateOf( { state, pictures }: Pick< Item, 'state' | 'pictures' > ): { tone: Tone; text: string } {
	if ( state === 'picture' ) {
		/* translators: %d: number of pictures */
		const text = sprintf( _n( '%d picture', '%d pictures', pictures, 'coleman' ), pictures );
		return { tone: 'good', text };
	}
	return state === 'drawing'
		? { tone: 'waiting', text: __( 'Only a drawing', 'coleman' ) }
		: { tone: 'bad', text: __( 'No picture', 'coleman' ) };
}

/** How a file stands. */
export function fileState( entry: Entry ): { tone: Tone; text: string } {
	switch ( entry.state ) {
		case 'matching':
			return { tone: 'plain', text: __( 'Looking…', 'coleman' ) };
		case 'ready':
			return entry.thing
				? { tone: 'plain', text: __( 'Ready', 'coleman' ) }
				: { tone: 'waiting', text: __( 'No match', 'coleman' ) };
		case 'waiting':
			return { tone: 'plain', text: __( 'Waiting', 'coleman' ) };
		case 'sending': {
			const percent = Math.floor( ( 100 * entry.bytes ) / entry.size );
			/* translators: %d: number of percent */
			return { tone: 'waiting', text: sprintf( __( 'Uploading, %d%%', 'coleman' ), percent ) };
		}
		case 'sent':
		case 'finishing':
			return { tone: 'waiting', text: __( 'Preparing', 'coleman' ) };
		case 'done':
			return { tone: 'good', text: __( 'Uploaded', 'coleman' ) };
		case 'refused':
			return { tone: 'bad', text: __( 'Not uploaded', 'coleman' ) };
		case 'left':
			return { tone: 'plain', text: __( 'Left out', 'coleman' ) };
	}
}

/** "5 of 12 pictures uploaded, about 2 minutes left, 1 not uploaded" */
export function progressText( done: number, all: number, refused: number, timeLeft: string ): string {
	return [
		sprintf(
			/* translators: 1: number of pictures, 2: number of pictures */
			_n( '%1$d of %2$d picture uploaded', '%1$d of %2$d pictures uploaded', all, 'coleman' ),
			done,
			all
		),
		...( refused > 0
			? [
					/* translators: %d: number of files */
					sprintf( _n( '%d refused', '%d refused', refused, 'coleman' ), refused ),
				]
			: [] ),
		...( timeLeft === '' ? [] : [ timeLeft ] ),
	].join( ', ' );
}
