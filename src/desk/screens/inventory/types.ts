import type {
	DeskInventoryChoices,
	DeskInventoryItem,
	InventoryBranch,
	InventoryMachine,
	InventoryRentalClass,
	InventoryRentalUnit,
	InventorySalesman,
} from '@/api/generated/schemas';

/** What PHP prints beside the screen. */
export type InventoryScreenData = {
	/** Whether this user keeps machines and rental units; all who see the screen keep branches and salesmen. */
	mayStock: boolean;
	/** Whether this user keeps the pictures of all things: then machines and rental classes have their panel. */
	mayPictures: boolean;
	/** What the fields of each kind are called. */
	labels: Record< 'machines' | 'classes' | 'units' | 'branches' | 'salesmen', Labels >;
};

/** Names of fields; a feed may keep one that has no control. */
export type Labels = Record< string, string >;

export type Choices = DeskInventoryChoices;

/** Something on the desk, with the values of its kind. */
export type Item< Values > = Omit< DeskInventoryItem, 'values' > & { values: Values };

/** A number that was typed may be no number: then the text goes to the server, which says what is wrong with it. */
type Whole = number | string | null;

/** A picture that is there, by its path, or one of the media library, by its number there. */
export type PictureDraft = { path?: string; media_id?: number; alt: string; url: string };

export type MachineDraft = Omit<
	InventoryMachine,
	'model_year' | 'meter_hours' | 'horsepower' | 'price_cents' | 'pictures' | 'sold_at'
> & {
	model_year: Whole;
	meter_hours: Whole;
	horsepower: Whole;
	price_cents: Whole;
	pictures: PictureDraft[];
	sold_at: string | boolean | null;
};

export type ClassDraft = Omit<
	InventoryRentalClass,
	'daily_cents' | 'weekly_cents' | 'monthly_cents' | 'image' | 'unit_count' | 'picture_url'
> & {
	daily_cents: Whole;
	weekly_cents: Whole;
	monthly_cents: Whole;
	image: string | PictureDraft;
	unit_count?: number;
	picture_url?: string;
};

export type UnitDraft = Omit< InventoryRentalUnit, 'meter_hours' | 'class_name' > & {
	meter_hours: Whole;
	class_name?: string;
};

export type BranchDraft = Omit< InventoryBranch, 'latitude' | 'longitude' | 'hours_text' > & {
	latitude: number | string;
	longitude: number | string;
	hours_text?: string;
};

export type SalesmanDraft = Omit<
	InventorySalesman,
	'zipcodes' | 'zipcodes_text' | 'position' | 'picture' | 'picture_url'
> & {
	zipcodes: string[] | string;
	zipcodes_text?: string;
	position: Whole;
	picture: string | PictureDraft;
	picture_url?: string;
};

/** A form of one kind: what stands in it, how something is put in, what a field is called and what the server said of it. */
export type Form< Draft > = {
	values: Draft;
	put: < Name extends keyof Draft >( name: Name, value: Draft[ Name ] ) => void;
	label: ( field: string ) => string;
	fault: ( field: string ) => string | undefined;
	choices: Choices;
	/** Its pictures are kept beneath the form, apart from it. */
	hasPanel?: boolean;
};
