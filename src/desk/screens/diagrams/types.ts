import type {
	DiagramChoices,
	DiagramContent,
	DiagramEntry,
	DiagramModel,
	DiagramPart,
	DiagramRow,
	DiagramWork,
	Hotspot,
} from '@/api/generated/schemas';

export type Choices = DiagramChoices;
export type Content = DiagramContent;
export type Entry = DiagramEntry;
export type FoundPart = DiagramPart;
export type Model = DiagramModel;
/** A row as it is typed. */
export type Row = DiagramRow;
/** The place of a number: left, top, width and height in 0 to 1 of the drawing. */
export type Spot = Hotspot;
export type Work = DiagramWork;

/** In the place of a part number: the part is not sold separately. */
export const NOT_SOLD = 'NSS';

export const isSold = ( row: Row ) => row.part_number.trim().toUpperCase() !== NOT_SOLD;

export const BLANK_ROW: Row = {
	ref: '',
	part_number: '',
	maker: '',
	description: '',
	quantity: '1',
	note: '',
	serial_from: '',
	serial_to: '',
};

/** As many as a diagram may have. */
export const MAX_ROWS = 500;
export const MAX_SPOTS = 500;
