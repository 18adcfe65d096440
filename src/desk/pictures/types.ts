/** The kinds of things that have pictures (Images\ImageKind in PHP). */
export type Kind =
	| 'part'
	| 'machine'
	| 'rental_class'
	| 'attachment'
	| 'attachment_category'
	| 'equipment_category'
	| 'part_family'
	| 'model';

/** A thing in the list. */
export type Item = {
	id: number;
	kind: Kind;
	name: string;
	number: string;
	detail: string;
	/** Its page; '' where it has none. */
	url: string;
	image: { path: string; width?: number; height?: number };
	/** How many it has. */
	pictures: number;
	state: 'none' | 'drawing' | 'picture';
	views: number;
	stock: number;
	version: number;
};

export type Picture = {
	id: number;
	alt: string;
	focus_x: number;
	focus_y: number;
	is_by_hand: boolean;
	is_hidden: boolean;
	width: number;
	height: number;
	thumbnail: string;
	medium: string;
	full: string;
};

/** A thing with all its pictures. */
export type PictureSet = {
	item: Item & { proposal: string };
	pictures: Picture[];
	history: { at: string; user: string; what: string }[];
	can_undo: boolean;
};

type Named = { id: number; name: string };

/** What lists are narrowed down by. */
export type Choices = { brands: Named[]; families: Named[]; categories: Named[]; branches: Named[] };

/** What PHP prints beside a screen. */
export type PicturesBoot = { title: string; kinds: Kind[]; choices: Choices };
