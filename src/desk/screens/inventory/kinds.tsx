import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { BranchFields } from './branch-fields';
import { ClassFields } from './class-fields';
import { MachineFields } from './machine-fields';
import { SalesmanFields } from './salesman-fields';
import type { BranchDraft, ClassDraft, Form, MachineDraft, SalesmanDraft, UnitDraft } from './types';
import { UnitFields } from './unit-fields';

export type KindName = 'machines' | 'classes' | 'units' | 'branches' | 'salesmen';

type Words = {
	/** Of the tab, and of the way back. */
	all: string;
	/** Head of the form of a new one; '' where none can be added. */
	add: string;
	remove: string;
	/** Before the question whether it is to be removed. */
	removeHelp: string;
	search: string;
	empty: string;
};

/** Drafts by kind. */
export type Drafts = {
	machines: MachineDraft;
	classes: ClassDraft;
	units: UnitDraft;
	branches: BranchDraft;
	salesmen: SalesmanDraft;
};

export const wordsOf = (): Record< KindName, Words > => ( {
	machines: {
		all: __( 'Machines for sale', 'coleman' ),
		add: __( 'Add a machine', 'coleman' ),
		remove: __( 'Remove this machine', 'coleman' ),
		removeHelp: __( 'For machines added by mistake. If it was sold, mark it as sold instead.', 'coleman' ),
		search: __( 'Stock number, model or serial number', 'coleman' ),
		empty: __( 'No machines found.', 'coleman' ),
	},
	classes: {
		all: __( 'Rental rates', 'coleman' ),
		add: __( 'Add a rental class', 'coleman' ),
		remove: __( 'Remove this class', 'coleman' ),
		removeHelp: __( 'Its page is removed, too. Move or remove the class’s units first.', 'coleman' ),
		search: __( 'Model', 'coleman' ),
		empty: __( 'No rental classes found.', 'coleman' ),
	},
	units: {
		all: __( 'Rental units', 'coleman' ),
		add: __( 'Add a rental unit', 'coleman' ),
		remove: __( 'Remove this unit', 'coleman' ),
		removeHelp: __(
			'For units that left the fleet. If it’s in the shop, set it to "not for rent" instead.',
			'coleman'
		),
		search: __( 'Stock number, serial number or model', 'coleman' ),
		empty: __( 'No rental units found.', 'coleman' ),
	},
	branches: {
		all: __( 'Branches', 'coleman' ),
		add: '',
		remove: '',
		removeHelp: '',
		search: __( 'City, street or ZIP code', 'coleman' ),
		empty: __( 'No branches found.', 'coleman' ),
	},
	salesmen: {
		all: __( 'Sales team', 'coleman' ),
		add: __( 'Add a salesperson', 'coleman' ),
		remove: __( 'Remove from the team', 'coleman' ),
		removeHelp: __( 'Their page is removed, and inquiries from their ZIP codes go to the branch.', 'coleman' ),
		search: __( 'Name, title, territory or contact', 'coleman' ),
		empty: __( 'No salespeople found.', 'coleman' ),
	},
} );

/** The form of each kind. */
export const FIELDS: { [ Kind in KindName ]: ComponentType< Form< Drafts[ Kind ] > > } = {
	machines: MachineFields,
	classes: ClassFields,
	units: UnitFields,
	branches: BranchFields,
	salesmen: SalesmanFields,
};

/** What stands in the form of a new one. */
export const BLANK: { [ Kind in KindName ]: Drafts[ Kind ] } = {
	machines: {
		machine_condition: 'used',
		category_id: 0,
		brand_id: 0,
		model: '',
		location_id: 0,
		stock_number: '',
		serial_number: '',
		model_year: null,
		meter_hours: null,
		horsepower: null,
		price_cents: null,
		description: '',
		specs: [],
		pictures: [],
		sold_at: null,
	},
	classes: {
		category_id: 0,
		brand_id: 0,
		model: '',
		daily_cents: null,
		weekly_cents: null,
		monthly_cents: null,
		description: '',
		image: '',
	},
	units: { class_id: 0, location_id: 0, stock_number: '', serial_number: '', meter_hours: null, is_active: true },
	branches: {
		address: '',
		city: '',
		state: 'KS',
		postal_code: '',
		phone_number: '',
		latitude: '',
		longitude: '',
		hours: [],
		special_hours: [],
	},
	salesmen: {
		name: '',
		job_title: '',
		email: '',
		phone: '',
		location_id: 0,
		territory: '',
		zipcodes: '',
		position: null,
		slug: '',
		picture: '',
	},
};
