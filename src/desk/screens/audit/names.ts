import { __, sprintf } from '@wordpress/i18n';
import { formatCents } from '@/rules/money';

/** What PHP calls things that the log names by their keys: Settings\SettingsAudit::names(), the site's roles, and lists. */
export type Names = {
	settings: Record<
		string,
		{
			title: string;
			fields: Record< string, string >;
			percents: Record< string, number >;
			choices: Record< string, Record< string, string > >;
		}
	>;
	roles: Record< string, string >;
	/** Names by id of what values with ids name, by the values' keys: branches by location_id. */
	things: Record< string, Record< string, string > >;
};

/** Staff\Roles: what a single right opens or allows. */
const RIGHTS: Record< string, () => string > = {
	coleman_manage_orders: () => __( 'Orders', 'coleman' ),
	coleman_manage_rentals: () => __( 'Rentals', 'coleman' ),
	coleman_manage_leads: () => __( 'Leads', 'coleman' ),
	coleman_manage_inventory: () => __( 'Inventory', 'coleman' ),
	coleman_manage_branches: () => __( 'Branches', 'coleman' ),
	coleman_manage_customers: () => __( 'Customers', 'coleman' ),
	coleman_manage_settings: () => __( 'Settings', 'coleman' ),
	coleman_manage_rates: () => __( 'Charges and large refunds', 'coleman' ),
	coleman_manage_images: () => __( 'Pictures', 'coleman' ),
	coleman_manage_website: () => __( 'Announcements and redirects', 'coleman' ),
	coleman_manage_search: () => __( 'Search words', 'coleman' ),
	coleman_feed: () => __( 'Send feed files', 'coleman' ),
	coleman_fulfil: () => __( 'Send orders', 'coleman' ),
	coleman_price: () => __( 'Set prices', 'coleman' ),
	coleman_read: () => __( 'Read orders', 'coleman' ),
	coleman_mark: () => __( 'Mark orders as sent', 'coleman' ),
};

/** Values that entries have, whatever they are about. */
const VALUES: Record< string, () => string > = {
	subtotal_cents: () => __( 'Merchandise', 'coleman' ),
	shipping_cents: () => __( 'Shipping', 'coleman' ),
	tax_cents: () => __( 'Tax', 'coleman' ),
	total_cents: () => __( 'Total', 'coleman' ),
	refunded_cents: () => __( 'Refunded', 'coleman' ),
	price_cents: () => __( 'Price', 'coleman' ),
	daily_cents: () => __( 'Daily rate', 'coleman' ),
	weekly_cents: () => __( 'Weekly rate', 'coleman' ),
	monthly_cents: () => __( 'Rate for 4 weeks', 'coleman' ),
	rights: () => __( 'Roles and rights', 'coleman' ),
	second_factor: () => __( 'Second factor', 'coleman' ),
	url: () => __( 'URL', 'coleman' ),
	events: () => __( 'Events', 'coleman' ),
	marks_sent: () => __( 'Marks orders as sent', 'coleman' ),
	is_paused: () => __( 'Paused', 'coleman' ),
	secret: () => __( 'Secret', 'coleman' ),
	feed: () => __( 'Feed', 'coleman' ),
	file: () => __( 'File', 'coleman' ),
	decision: () => __( 'Decision', 'coleman' ),
	has_search: () => __( 'With a search', 'coleman' ),
	view: () => __( 'View', 'coleman' ),
	states: () => __( 'States', 'coleman' ),
	location_id: () => __( 'Branch', 'coleman' ),
	class_id: () => __( 'Machine', 'coleman' ),
	salesman_id: () => __( 'Sent to', 'coleman' ),
	pay_method: () => __( 'Payment', 'coleman' ),
	sort: () => __( 'Sorted by', 'coleman' ),
	direction: () => __( 'Order', 'coleman' ),
};

/** What entries are about that have a number. */
const THINGS: Record< string, ( id: string ) => string > = {
	/* translators: %s: order number */
	order: ( id ) => sprintf( __( 'Order %s', 'coleman' ), `W${ id.padStart( 6, '0' ) }` ),
	/* translators: %s: number of a file */
	run: ( id ) => sprintf( __( 'Feed file %s', 'coleman' ), id ),
	/* translators: %s: number of a webhook */
	webhook: ( id ) => sprintf( __( 'Webhook %s', 'coleman' ), id ),
	/* translators: %s: number of a machine */
	machine: ( id ) => sprintf( __( 'Machine %s', 'coleman' ), id ),
	/* translators: %s: number of a rental class */
	class: ( id ) => sprintf( __( 'Rental class %s', 'coleman' ), id ),
	/* translators: %s: number of a rental unit */
	unit: ( id ) => sprintf( __( 'Rental unit %s', 'coleman' ), id ),
	/* translators: %s: number of a user */
	user: ( id ) => sprintf( __( 'User %s', 'coleman' ), id ),
};

const LISTS: Record< string, () => string > = {
	orders: () => __( 'List of orders', 'coleman' ),
	rentals: () => __( 'List of rentals', 'coleman' ),
	leads: () => __( 'List of leads', 'coleman' ),
	customers: () => __( 'List of customers', 'coleman' ),
};

/** A key in words, where nobody has a better name: "coleman_hold_minutes" is "Hold minutes". */
function spelled( key: string ): string {
	const words = key
		.replace( /^coleman_/, '' )
		.replace( /_cents$/, '' )
		.replaceAll( '_', ' ' );
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}

/** What an entry is about, as people call it. */
export function aboutOf( about: string, names: Names, users: { id: number; name: string }[] ): string {
	const [ what = '', id = '' ] = about.split( ':' );
	const person = what === 'user' ? users.find( ( user ) => String( user.id ) === id )?.name : undefined;
	return (
		person ??
		( id === '' ? undefined : THINGS[ what ]?.( id ) ) ??
		names.settings[ about ]?.title ??
		LISTS[ about ]?.() ??
		`${ spelled( what ) } ${ id }`.trim()
	);
}

/**
 * The values of an entry, a line.
 *
 * @param json  Values by name; empty where there were none.
 * @param about What the entry is about, for the names of its fields.
 * @param names
 */
export function lines( json: string, about: string, names: Names ): string {
	if ( json === '' ) {
		return '–';
	}
	const settings = names.settings[ about ];
	// What is set for each branch has a field for each, such as "cutoff_3", and is kept by the branch's id.
	const branchOf = ( key: string ) =>
		/^(\d+|default)$/.test( key )
			? Object.entries( settings?.fields ?? {} ).find( ( [ field ] ) => field.endsWith( `_${ key }` ) )?.[ 1 ]
			: undefined;
	const nameOf = ( key: string ) =>
		settings?.fields[ key ] ??
		settings?.fields[ key.replace( /_cents$/, '' ) ] ??
		branchOf( key ) ??
		VALUES[ key ]?.() ??
		( key === '' ? __( 'others', 'coleman' ) : spelled( key ) );
	const textOf = ( key: string, value: unknown, within = '' ): string => {
		const choice = settings?.choices[ key ]?.[ String( value ) ];
		if ( choice !== undefined ) {
			return choice;
		}
		if ( typeof value === 'boolean' ) {
			return value ? __( 'yes', 'coleman' ) : __( 'no', 'coleman' );
		}
		if ( typeof value === 'number' ) {
			const percent = settings?.percents[ key ] ?? settings?.percents[ within ];
			if ( percent !== undefined ) {
				return `${ Number( ( value / percent ).toFixed( 3 ) ) }%`;
			}
			return key.endsWith( '_cents' )
				? formatCents( value )
				: ( names.things[ key ]?.[ value ] ?? String( value ) );
		}
		if ( Array.isArray( value ) && value.length > 0 ) {
			const isTable = value.some( ( one ) => typeof one === 'object' );
			return value.map( ( one ) => textOf( key, one, within ) ).join( isTable ? '; ' : ', ' );
		}
		if ( typeof value === 'object' && value !== null && Object.keys( value ).length > 0 ) {
			return named( Object.entries( value ), settings?.percents[ key ] === undefined ? within : key );
		}
		return typeof value === 'string' && value !== ''
			? ( names.roles[ value ] ?? RIGHTS[ value ]?.() ?? value )
			: __( 'none', 'coleman' );
	};
	const named = ( values: [ string, unknown ][], within = '' ): string =>
		values.map( ( [ key, value ] ) => `${ nameOf( key ) }: ${ textOf( key, value, within ) }` ).join( ', ' );

	const values = Object.entries( JSON.parse( json ) as Record< string, unknown > );
	// A setting that is one value needs no name beside that of its entry; one of several is told by its fields.
	const whole = values.length === 1 && values[ 0 ]?.[ 0 ] === about ? values[ 0 ][ 1 ] : undefined;
	return whole !== undefined && typeof whole === 'object' ? textOf( about, whole ) : named( values );
}
