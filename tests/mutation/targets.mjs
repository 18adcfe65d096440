/**
 * What a mutation run changes, and the tests that must notice. A file is tried first against the tests that need no
 * WordPress; what they let pass is tried against those that do.
 *
 * @typedef  {Object} Target
 * @property {string}   file
 * @property {string[]} [unit]        Test files that run without WordPress.
 * @property {string}   [integration] PHPUnit's filter for tests in WordPress.
 * @param {string} name
 */

const php = ( name ) => `plugin-coleman-api/src/${ name }.php`;
/** @param {...string} names */
const unit = ( ...names ) => names.map( ( name ) => `tests/php/unit/${ name }Test.php` );

/** @type {Target[]} */
export const TARGETS = [
	{ file: php( 'Orders/Charges' ), unit: unit( 'Charges' ) },
	{ file: php( 'Orders/ChargeSettings' ), unit: unit( 'Charges' ), integration: 'SettingsApiTest' },
	{ file: php( 'Orders/ChargeLine' ), unit: unit( 'Charges' ) },
	{ file: php( 'Orders/Totals' ), unit: unit( 'Charges' ) },
	{ file: php( 'Support/Money' ), unit: unit( 'MoneyRules' ) },
	{ file: php( 'Rentals/RentalPrice' ), unit: unit( 'RentalPrice' ) },
	{ file: php( 'Rentals/Rates' ), unit: unit( 'RentalPrice' ), integration: 'RatesTest' },
	{ file: php( 'Cart/CartRules' ), integration: 'CartRulesTest' },
	{ file: php( 'Orders/StockLedger' ), integration: 'StockLedgerTest|CheckoutTest' },
	{ file: php( 'Stock/Hold' ), unit: unit( 'Shelf' ) },
	{ file: php( 'Stock/Shelf' ), unit: unit( 'Shelf' ) },
	{ file: php( 'Stock/CountTime' ), integration: 'CountTimeTest' },
	{ file: php( 'Stock/HandCountRepository' ), integration: 'HandCountsTest' },
	...[ 'HandCounts', 'HoldRepository', 'OrderHolds', 'StockWriter' ].map( ( name ) => ( {
		file: php( `Stock/${ name }` ),
		integration: `${ name }Test`,
	} ) ),
	{ file: php( 'Stock/Reconciliation' ), integration: 'Reconciliation(Run)?Test' },
	{ file: php( 'Stock/ShelfRepair' ), integration: 'Reconciliation(Run)?Test' },
	...[ 'BranchCalendar', 'PromiseQuestion', 'PromiseRule' ].map( ( name ) => ( {
		file: php( `Promises/${ name }` ),
		unit: unit( 'PromiseRule' ),
	} ) ),
	{ file: php( 'Promises/TransferDays' ), unit: unit( 'TransferDays' ) },
	{ file: php( 'Http/Idempotency' ), integration: 'IdempotencyTest' },
	...[
		'branches',
		'days',
		'dealer-date',
		'machine-choice',
		'money',
		'opening-hours',
		'part-stream-item',
		'raw-url-encode',
		'redirect',
		'search-path',
		'serial-number',
	].map( ( name ) => ( { file: `src/rules/${ name }.ts`, unit: [ 'src/rules/rules.test.ts' ] } ) ),
	{ file: 'src/rules/promise.ts', unit: [ 'src/promises/promises.test.ts' ] },
	...[ 'rental-dates', 'rental-price' ].map( ( name ) => ( {
		file: `src/rentals/${ name }.ts`,
		unit: [ 'src/rentals/rentals.test.ts' ],
	} ) ),
];
