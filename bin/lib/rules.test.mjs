/**
 * Every house rule finds a planted breach, and leaves alone what only looks like one.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breaches, rules } from './rules.mjs';

/** By rule: files that break it, and files that do not. */
/** @type {Record<string, { breaks: string[][], keeps: string[][] }>} */
const EXAMPLES = {
	'row locks': {
		breaks: [
			[ 'plugin-coleman-api/src/Parts/Stock.php', "<?php $sql = 'SELECT qty FROM stock FOR UPDATE';" ],
			[ 'blocks/a/render.php', "<?php $sql = 'select get_lock(1)';" ],
			[ 'tests/php/integration/ATest.php', "<?php query('SAVEPOINT a');" ],
		],
		keeps: [
			[ 'plugin-coleman-api/src/Parts/Stock.php', '<?php // FOR UPDATE is not used here.' ],
			[ 'plugin-coleman-api/src/Parts/Stock.php', '<?php $wait = "for updates";' ],
		],
	},
	wpdb: {
		breaks: [
			[ 'plugin-coleman-api/src/Parts/Stock.php', '<?php global $wpdb;' ],
			[ 'theme/functions.php', "<?php $GLOBALS['wpdb']->query('');" ],
		],
		keeps: [
			[ 'plugin-coleman-api/src/Database/Connection.php', '<?php global $wpdb;' ],
			[ 'tests/php/integration/ATest.php', '<?php global $wpdb;' ],
			[ 'plugin-coleman-api/src/Parts/Stock.php', '<?php /* not $wpdb */' ],
		],
	},
	log: {
		breaks: [ [ 'plugin-coleman-api/src/Orders/OrderService.php', "<?php error_log( 'slow' );" ] ],
		keeps: [
			[ 'plugin-coleman-api/src/Support/Log.php', "<?php error_log( 'slow' );" ],
			[ 'plugin-coleman-api/drop-ins/db-error.php', "<?php error_log( 'slow' );" ],
			[ 'plugin-coleman-api/src/Orders/OrderService.php', "<?php ini_set( 'error_log', $file );" ],
		],
	},
	'sql at home': {
		breaks: [
			[ 'plugin-coleman-api/src/Orders/OrderService.php', '<?php $this->connection->execute( $sql );' ],
			[ 'plugin-coleman-api/src/Orders/OrderPresenter.php', "<?php $sql = 'SELECT id FROM {orders}';" ],
			[ 'plugin-coleman-api/src/Orders/OrderService.php', "<?php $connection->insertMany( 'orders', $rows );" ],
			[ 'plugin-coleman-api/src/Catalogue/MachineList.php', "<?php $sql = 'UPDATE {machines} SET id = 1';" ],
			[
				'plugin-coleman-api/src/Orders/Desk/OrderView.php',
				"<?php\nenum OrderView: string { function sql() { return 'o.state IN (%s)'; } }",
			],
		],
		keeps: [
			[ 'plugin-coleman-api/src/Orders/OrderRepository.php', '<?php $this->connection->execute( $sql );' ],
			[ 'plugin-coleman-api/src/Orders/Desk/OrderQuery.php', "<?php $sql = 'SELECT id FROM {orders}';" ],
			[ 'plugin-coleman-api/src/Catalogue/MachineList.php', "<?php $sql = 'SELECT id FROM {machines}';" ],
			[ 'plugin-coleman-api/src/Feeds/Types/PartFeed.php', "<?php $sql = 'SELECT id FROM {parts}';" ],
			[
				'plugin-coleman-api/src/Feeds/FeedRunner.php',
				"<?php $reader->rows( $records ); __( 'Select a file' );",
			],
			[
				'plugin-coleman-api/src/Orders/Desk/OrderView.php',
				"<?php\nenum OrderView: string { case ToDo = 'to_do'; }",
			],
		],
	},
	collaborators: {
		breaks: [
			[
				'plugin-coleman-api/src/Orders/Checkout.php',
				'<?php class Checkout { public function __construct(private A $a, private B $b, private C $c, private D $d, private E $e, private F $f, private G $g, private H $h, private I $i) {} }',
			],
			[
				'plugin-coleman-api/src/Orders/Checkout.php',
				'<?php class Checkout { public function __construct(A $a, B $b, C $c, D $d, E $e, F $f, G $g, array $h = [1, 2], I $i = new I( 3, 4 )) {} }',
			],
		],
		keeps: [
			[
				'plugin-coleman-api/src/Orders/Checkout.php',
				'<?php class Checkout { public function __construct(private A $a, private B $b, private C $c, private D $d, private E $e, private F $f, private G $g, private array $h = [1, 2],) {} function of($a, $b) {} }',
			],
			[
				'plugin-coleman-api/src/Orders/Order.php',
				'<?php class Order { public function __construct(public int $a, public int $b, public int $c, public int $d, public int $e, public int $f, public int $g, public int $h, public int $i) {} }',
			],
		],
	},
	'one dialect': {
		breaks: [
			[ 'plugin-coleman-api/src/Parts/Stock.php', "<?php $sql = 'INSERT IGNORE INTO {carts} (id) VALUES (1)';" ],
			[ 'plugin-coleman-api/src/Cart/A.php', "<?php $sql = 'x ON DUPLICATE KEY UPDATE a = 1';" ],
			[ 'blocks/php/A.php', "<?php $sql = 'x ON CONFLICT (id) DO NOTHING';" ],
		],
		keeps: [
			[ 'plugin-coleman-api/src/Database/SqliteDriver.php', "<?php $sql = ' ON CONFLICT DO NOTHING';" ],
			[ 'plugin-coleman-api/src/Parts/Stock.php', "<?php $sql = 'INSERT INTO {carts} (id) VALUES (1)';" ],
		],
	},
	'frozen migrations': {
		breaks: [
			[ 'plugin-coleman-api/src/Database/Migrations/AddKeys.php', '<?php use Coleman\\Api\\Models\\BookKeys;' ],
			[
				'plugin-coleman-api/src/Database/Migrations/AddKeys.php',
				'<?php \\Coleman\\Api\\Security\\Secrets::cartKey();',
			],
		],
		keeps: [
			[ 'plugin-coleman-api/src/Database/Migrations/AddKeys.php', '<?php use Coleman\\Api\\Database\\Tables;' ],
			[ 'plugin-coleman-api/src/Parts/Stock.php', '<?php use Coleman\\Api\\Models\\BookKeys;' ],
		],
	},
	floors: {
		breaks: [
			[
				'plugin-coleman-api/src/Parts/Stock.php',
				'<?php namespace Coleman\\Api\\Parts;\nuse Coleman\\Api\\Cart\\CartRules;',
			],
			[ 'plugin-coleman-api/src/Staff/Stock.php', '<?php new \\Coleman\\Api\\Orders\\Order();' ],
			[ 'plugin-coleman-api/src/Catalogue/A.php', '<?php use Coleman\\Api\\Customers\\Address;' ],
			[ 'plugin-coleman-api/src/Unheard/A.php', '<?php use Coleman\\Api\\Database\\Tables;' ],
			[ 'plugin-coleman-api/src/Composition/A.php', '<?php use Coleman\\Api\\Plugin;' ],
			[ 'src/ui/a.ts', "import { b } from '@/forms/use-form';" ],
			[ 'src/api/a.ts', "import { b } from '../stores/cart';" ],
		],
		keeps: [
			[
				'plugin-coleman-api/src/Cart/A.php',
				'<?php namespace Coleman\\Api\\Cart;\nuse Coleman\\Api\\Parts\\Part;\nuse Coleman\\Api\\Cart\\CartRules;',
			],
			[ 'plugin-coleman-api/src/Parts/A.php', '<?php // See Coleman\\Api\\Cart\\CartRules.' ],
			[ 'plugin-coleman-api/src/Composition/A.php', '<?php use Coleman\\Api\\Settings\\Settings;' ],
			[ 'tests/php/integration/ATest.php', '<?php use Coleman\\Api\\Cart\\CartRules;' ],
			[ 'src/forms/a.ts', "import { b } from '@/stores/notices';" ],
			[ 'src/ui/a.test.ts', "import { b } from '@/forms/use-form';" ],
		],
	},
	modules: {
		breaks: [
			[
				'plugin-coleman-api/src/Composition/CartModule.php',
				'<?php final class CartModule { public function __construct(private OrderModule $orders) {} }',
			],
			[
				'plugin-coleman-api/src/Composition/MailModule.php',
				'<?php final class MailModule { public function __construct(private BranchModule $branches) {} }',
			],
			[ 'plugin-coleman-api/src/Composition/UnheardModule.php', '<?php final class UnheardModule {}' ],
			[ 'plugin-coleman-api/src/Composition/CartServices.php', '<?php\ntrait CartServices\n{\n}' ],
			[
				'plugin-coleman-api/src/Composition/CartModule.php',
				'<?php\nfinal class CartModule\n{\n    use Lazy;\n}',
			],
			[ 'plugin-coleman-api/src/Composition/CartModule.php', '<?php\nfinal class CartModule extends Lazy\n{\n}' ],
			[
				'plugin-coleman-api/src/Composition/Modules.php',
				'<?php final class Modules { public function connection(): Connection {} }',
			],
		],
		keeps: [
			[
				'plugin-coleman-api/src/Composition/CartModule.php',
				'<?php\nuse Coleman\\Api\\Cart\\CartService;\n/** Below OrderModule. */ final class CartModule { public function __construct(private PartModule $parts) {} }',
			],
			[
				'plugin-coleman-api/src/Composition/Modules.php',
				'<?php final class Modules { public function __construct() { new CartModule(new PartModule()); } public function services() {} private function routes() {} }',
			],
			[ 'plugin-coleman-api/src/Orders/OrderModule.php', '<?php new CheckoutModule();' ],
		],
	},
	'blocks ask services': {
		breaks: [
			[ 'blocks/cart/render.php', '<?php Plugin::modules()->carts->service();' ],
			[ 'blocks/php/Branches.php', '<?php use Coleman\\Api\\Composition\\CartModule;' ],
			[ 'theme/functions.php', '<?php \\Coleman\\Api\\Plugin::modules();' ],
		],
		keeps: [
			[ 'blocks/cart/render.php', '<?php Plugin::services()->carts();' ],
			[ 'blocks/php/MenuItems.php', '<?php use Coleman\\Api\\Composition\\Services;' ],
			[ 'tests/php/integration/ATest.php', '<?php Plugin::modules()->carts->service();' ],
		],
	},
	'part tallies': {
		breaks: [
			[ 'plugin-coleman-api/src/Parts/Stock.php', "<?php $c->execute('UPDATE {part_stock} SET quantity = 0');" ],
			[ 'plugin-coleman-api/src/Parts/Stock.php', "<?php $c->insertMany('parts', $rows);" ],
			[ 'plugin-coleman-api/src/Parts/Stock.php', "<?php $c->upsertMany('part_tallies', $rows, $keys);" ],
			[ 'plugin-coleman-api/src/Feeds/Types/PriceFeed.php', "<?php 'UPDATE {parts} SET category_id = 1';" ],
			[ 'blocks/a/render.php', "<?php $sql = 'DELETE FROM {parts}';" ],
		],
		keeps: [
			[ 'plugin-coleman-api/src/Orders/StockLedger.php', "<?php 'UPDATE {part_stock} SET quantity = 0';" ],
			[ 'plugin-coleman-api/src/Parts/Stock.php', "<?php 'UPDATE {parts} SET price_cents = 1 WHERE id = 2';" ],
			[ 'plugin-coleman-api/src/Parts/Stock.php', "<?php 'SELECT quantity FROM {part_stock}';" ],
		],
	},
	today: {
		breaks: [
			[ 'plugin-coleman-api/src/Orders/Desk/A.php', "<?php $day < $this->clock->now()->format('Y-m-d');" ],
			[ 'plugin-coleman-api/src/A.php', "<?php (int) $clock->now()->format('Y');" ],
			[ 'plugin-coleman-api/src/A.php', "<?php gmdate('Y-m-d'); " ],
			[ 'blocks/a/render.php', "<?php date('F j, Y'); " ],
			[ 'blocks/a/render.php', "<?php current_time('Y-m-d'); " ],
			[ 'plugin-coleman-api/src/A.php', "<?php (new \\DateTimeImmutable())->format('Y-m-d');" ],
			[ 'plugin-coleman-api/src/A.php', "<?php new DateTimeImmutable('today', $zone);" ],
			[ 'src/desk/a.tsx', 'const today = new Date().toISOString().slice( 0, 10 );' ],
			[ 'blocks/a/a.tsx', 'const year = new Date().getFullYear();' ],
		],
		keeps: [
			[ 'plugin-coleman-api/src/A.php', "<?php $clock->now()->format('Y-m-d H:i:s');" ],
			[ 'plugin-coleman-api/src/A.php', "<?php DealerTime::now($this->clock)->format('Y-m-d');" ],
			[ 'plugin-coleman-api/src/A.php', "<?php gmdate('Y-m-d', $instant);" ],
			[ 'plugin-coleman-api/src/A.php', "<?php $this->date('Y-m-d');" ],
			[ 'src/a.ts', 'new Date( time ).toISOString().slice( 0, 10 ); new Date().toISOString();' ],
			[ 'src/a.test.ts', 'new Date().getFullYear();' ],
		],
	},
	instants: {
		breaks: [
			[ 'plugin-coleman-api/src/A.php', "<?php str_replace(' ', 'T', $row['at']) . 'Z';" ],
			[ 'plugin-coleman-api/src/A.php', "<?php $instant->format('Y-m-d\\TH:i:s\\Z');" ],
		],
		keeps: [
			[ 'plugin-coleman-api/src/A.php', "<?php str_replace('T', ' ', $given); $instant->format('Y-m-d H:i:s');" ],
			[ 'plugin-coleman-api/src/A.php', '<?php Instant::text($instant);' ],
			[ 'plugin-coleman-api/src/Support/Instant.php', "<?php str_replace(' ', 'T', $column) . 'Z';" ],
		],
	},
	'raw colour': {
		breaks: [
			[ 'blocks/a/style.css', '.a { color: #fff; }' ],
			[ 'src/ui/button/style.css', '.a { background: rgb(0 0 0 / 50%); }' ],
			[ 'theme/assets/site.css', '.a { border: 1px solid red; }' ],
			[ 'theme/assets/site.css', '.a { box-shadow: 0 0 4px hsl(0deg 0% 0%) }' ],
			[ 'blocks/a/style.css', '.a { color: var(--wp--preset--color--red, red); }' ],
		],
		keeps: [
			[ 'blocks/a/style.css', '.a { color: var(--wp--preset--color--white); white-space: nowrap; }' ],
			[ 'blocks/a/style.css', '/* white, #fff */ .a:hover { color: currentColor; background: transparent; }' ],
			[ 'blocks/a/style.css', '.red { fill: inherit; mask: url(#fff); }' ],
		],
	},
	'raw font size': {
		breaks: [
			[ 'blocks/a/style.css', '.a { font-size: 14px; }' ],
			[ 'blocks/a/style.css', '.a { font: 700 1rem/1 inherit; }' ],
		],
		keeps: [ [ 'blocks/a/style.css', '.a { font-size: var(--wp--preset--font-size--small); padding: 14px; }' ] ],
	},
	'raw font family': {
		breaks: [ [ 'blocks/a/style.css', '.a { font-family: Barlow, sans-serif; }' ] ],
		keeps: [ [ 'blocks/a/style.css', '.a { font-family: var(--wp--preset--font-family--barlow); }' ] ],
	},
	sides: {
		breaks: [
			[ 'blocks/a/style.css', '.a { margin-left: 1rem; }' ],
			[ 'src/ui/a/style.css', '.a { border-right-width: 0 }' ],
			[ 'theme/assets/site.css', '.a { position: absolute; left: 0; }' ],
			[ 'blocks/a/style.css', '.a { text-align: right; }' ],
		],
		keeps: [
			[ 'blocks/a/style.css', '.a { margin-inline-start: 1rem; text-align: end; inset-inline-end: 0; }' ],
			[ 'theme/assets/site.css', '.a { padding: 0 var(--wp--style--root--padding-left); }' ],
		],
	},
	buttons: {
		breaks: [
			[ 'blocks/a/style.css', '.a { color: var(--wp--preset--color--on-signal); }' ],
			[ 'src/ui/a/style.css', '.a:hover { background: var(--wp--preset--color--signal-strong); }' ],
		],
		keeps: [
			[ 'blocks/a/style.css', '.a { border-block-start-color: var(--wp--preset--color--signal); }' ],
			[ 'blocks/a/style.css', '.a { outline-color: var(--wp--preset--color--signal-strong); }' ],
			[ 'theme/assets/site.css', '.a { color: var(--wp--preset--color--on-signal); }' ],
		],
	},
	widths: {
		breaks: [
			[ 'blocks/a/style.css', '@media (min-width: 40rem) { .a { top: 0; } }' ],
			[ 'src/ui/a/style.css', '@media (width > 768px) { .a { top: 0; } }' ],
			[ 'src/forms/a/style.css', '@container (width >= 44rem) { .a { top: 0; } }' ],
			[ 'blocks/a/style.css', '@container (min-width: 40rem) { .a { top: 0; } }' ],
		],
		keeps: [
			[ 'blocks/a/style.css', '@container (width >= 40rem) { .a { top: 0; } }' ],
			[ 'blocks/a/style.css', '@container (width < 30rem) { .a { top: 0; } }' ],
			[ 'blocks/a/style.css', '@media print { .a { top: 0; } }' ],
			[ 'blocks/mega-menu/style.css', '@media (min-width: 64rem) { .a { top: 0; } }' ],
			[ 'src/desk/shared.css', '@media (max-width: 600px) { .a { top: 0; } }' ],
		],
	},
	viewScript: {
		breaks: [ [ 'blocks/a/block.json', '{ "viewScript": "file:./view.js" }' ] ],
		keeps: [ [ 'blocks/a/block.json', '{ "editorScript": "file:./index.js" }' ] ],
	},
	fetching: {
		breaks: [
			[ 'blocks/a/a.tsx', "fetch( '/a' );" ],
			[ 'src/stores/cart.ts', 'navigator.sendBeacon( a );' ],
			[ 'src/ui/a.ts', 'new XMLHttpRequest();' ],
			[ 'src/ui/a.ts', 'window.fetch;' ],
		],
		keeps: [
			[ 'src/api/client.ts', "fetch( '/a' );" ],
			[ 'src/api/client/index.ts', "fetch( '/a' );" ],
			[ 'src/impressions/impressions.ts', 'navigator.sendBeacon( a );' ],
			[ 'src/analytics/data-layer.ts', 'const ask = window.fetch;' ],
			[ 'src/stores/cart.ts', 'apiFetch( a ); client.fetch( a ); // fetch( a )' ],
		],
	},
	direction: {
		breaks: [
			[ 'src/stores/cart.ts', "import { A } from '@blocks/a/a';" ],
			[ 'src/stores/cart.ts', "const a = await import( '../../blocks/a/a' );" ],
		],
		keeps: [
			[ 'blocks/a/a.tsx', "import { A } from '@blocks/b/b';" ],
			[ 'src/stores/cart.ts', "import { A } from '@wordpress/blocks/a';" ],
		],
	},
	'pure rules': {
		breaks: [
			[ 'src/rules/money.ts', "import { __ } from '@wordpress/i18n';" ],
			[ 'src/rules/money.ts', "import React from 'react';" ],
		],
		keeps: [
			[ 'src/rules/money.ts', "import { day } from './day';" ],
			[ 'src/ui/a.tsx', "import { useState } from '@wordpress/element';" ],
		],
	},
	'customer store': {
		breaks: [
			[ 'blocks/a/a.tsx', "import { saveProfile } from '@/api/customer';" ],
			[ 'src/account/a.ts', "const api = await import( '@/api/customer' );" ],
			[ 'src/forms/draft/a.ts', "import * as api from '../../api/customer';" ],
		],
		keeps: [
			[ 'src/stores/customer/actions.ts', "import * as api from '@/api/customer';" ],
			[ 'blocks/a/a.test.tsx', "import { saveProfile } from '@/api/customer';" ],
			[ 'blocks/a/a.tsx', "import { customerStore } from '@/stores/customer';" ],
		],
	},
	'one registry': {
		breaks: [
			[ 'src/stores/cart/actions.ts', "import { dispatch as dispatchTo } from '@wordpress/data';" ],
			[ 'src/stores/cart/index.ts', "import { createReduxStore, select } from '@wordpress/data';" ],
			[ 'src/stores/cart/actions.ts', 'let queue = Promise.resolve();' ],
		],
		keeps: [
			[ 'src/stores/register.ts', "import { register, select } from '@wordpress/data';" ],
			[ 'src/stores/cart/index.ts', "import { createReduxStore } from '@wordpress/data';" ],
			[ 'src/stores/clock.ts', 'function start() {\n	let left = 1;\n}' ],
			[ 'blocks/a/a.tsx', "import { select } from '@wordpress/data';" ],
		],
	},
	constants: {
		breaks: [
			[ 'blocks/a/a.tsx', 'const isUnknown = id === 714940;' ],
			[ 'src/desk/a.ts', "const zone = 'America/Chicago';" ],
			[ 'src/ui/a.tsx', '<input max={ 9_999 } />' ],
		],
		keeps: [
			[ 'src/rules/parts.ts', 'export const MAX_QUANTITY = 9999;' ],
			[ 'blocks/a/a.test.tsx', 'const PartID = 714940;' ],
			[ 'src/ui/a.tsx', 'const many = 99990;' ],
		],
	},
	hydration: {
		breaks: [
			[ 'blocks/a/a.tsx', '<p suppressHydrationWarning>' ],
			[ 'src/ui/a.tsx', 'const id = useId();' ],
			[ 'src/ui/a.tsx', '<p dangerouslySetInnerHTML={ a } />' ],
		],
		keeps: [ [ 'src/ui/a.tsx', '// useId differs between PHP and React.' ] ],
	},
	any: {
		breaks: [
			[ 'src/a.ts', 'const a = b as any;' ],
			[ 'src/a.ts', 'function a( b: any ) {}' ],
			[ 'tests/e2e/a.spec.ts', 'const a: Record< string, any > = {};' ],
		],
		keeps: [ [ 'src/a.ts', "const company: Company = { note: 'for any: reason' }; // as any other" ] ],
	},
	'ts-ignore': {
		breaks: [ [ 'src/a.ts', '// @ts-ignore\na();' ] ],
		keeps: [ [ 'src/a.ts', '// @ts-expect-error: the argument is wrong on purpose.\na( 1 );' ] ],
	},
	reasons: {
		breaks: [ [ 'src/a.ts', '// eslint-disable-next-line no-console\na();' ] ],
		keeps: [ [ 'src/a.ts', '// eslint-disable-next-line no-console -- the one place that logs\na();' ] ],
	},
	leftovers: {
		breaks: [
			[ 'src/a.ts', `// ${ 'TO' }DO: later` ],
			[ 'theme/functions.php', `<?php // ${ 'FIX' }ME` ],
		],
		keeps: [ [ 'src/a.ts', "const todo = 'mañana';" ] ],
	},
	'every test runs': {
		breaks: [
			[ 'src/a.test.ts', `${ 'it' }.only( 'a', () => {} );` ],
			[ 'tests/e2e/a.spec.ts', `${ 'test' }.skip( 'a', () => {} );` ],
			[ 'src/a.test.ts', `x${ 'it' }( 'a', () => {} );` ],
		],
		keeps: [ [ 'src/a.test.ts', "it( 'skips', () => exit( 1 ) );" ] ],
	},
	'plain words': {
		breaks: [
			[ 'plugin-coleman-api/src/Parts/A.php', "<?php __('Your e-mail address', 'coleman');" ],
			[ 'plugin-coleman-api/templates/mail/a.php', "<?php __('This order was cancelled.', 'coleman');" ],
			[ 'blocks/a/a.tsx', "__( 'Enter your zip code.', 'coleman' )" ],
			[ 'blocks/a/a.tsx', "_n( '%d part', '%d parts of the catalogue', n, 'coleman' )" ],
			[ 'src/desk/a.tsx', "__( 'This cannot be taken back.', 'coleman' )" ],
			[ 'src/desk/a.tsx', "__( 'Log in first.', 'coleman' )" ],
			[ 'blocks/a/block.json', '{ "description": "The telephones of all branches." }' ],
			[ 'theme/templates/a.html', '<p>Choose a colour.</p>' ],
		],
		keeps: [
			[ 'plugin-coleman-api/src/Parts/A.php', "<?php $catalogue->cancelled('telephone');" ],
			[ 'plugin-coleman-api/src/Parts/A.php', "<?php // __('An e-mail', 'coleman')" ],
			[ 'plugin-coleman-api/src/Parts/A.php', "<?php __('ZIP code is required.', 'coleman');" ],
			[ 'blocks/a/a.tsx', "__( 'Customer Login', 'coleman' )" ],
			[ 'blocks/a/a.tsx', "__( 'A mail server is set', 'coleman' )" ],
			[ 'blocks/a/a.test.tsx', "__( 'telephone', 'coleman' )" ],
			[ 'theme/templates/a.html', '<!-- wp:coleman/parts-catalogue /--><p>Choose a color.</p>' ],
		],
	},
	'American spelling': {
		breaks: [
			[ 'blocks/a/a.tsx', '/** The parts of the catalogue. */' ],
			[ 'plugin-coleman-api/src/Parts/A.php', "<?php\n// It's cancelled whole." ],
			[ 'blocks/a/style.css', '/* Over the colours of the map. */' ],
			[ 'deploy/a.conf', '# Nobody has learnt it.' ],
			[ 'docs/a.md', 'Behaviours of **grey** text.' ],
		],
		keeps: [
			[ 'blocks/a/a.tsx', "const catalogue = 'cancelled'; /** What `catalogue` has. */" ],
			[
				'plugin-coleman-api/src/Parts/A.php',
				'<?php\n/** @throws CatalogueInUse when the Catalogue is there */',
			],
			[ 'docs/a.md', '[Behaviors](behaviours.md) are in `src/behaviours`.\n```\nbehaviour()\n```\n' ],
			[ 'deploy/a.conf', 'location /catalogue/ {}' ],
		],
	},
	'machine paths': {
		breaks: [
			[ 'docs/a.md', 'See `/home/joe/site`.' ],
			[ 'bin/a.mjs', "const a = '/root/a';" ],
		],
		keeps: [
			[ 'docs/a.md', 'https://example.com/home/page and src/work/a' ],
			[ 'bin/a.mjs', "const a = '/usr/bin/chromium';" ],
		],
	},
};

/** @type {( name: string, example: string[] ) => boolean} */
const found = ( name, [ file, text ] ) => breaches( file, text ).some( ( { rule } ) => rule.name === name );

for ( const { name } of rules ) {
	test( `rule "${ name }" finds what breaks it`, () => {
		assert.ok( EXAMPLES[ name ], 'has examples' );
		for ( const example of EXAMPLES[ name ].breaks ) {
			assert.ok( found( name, example ), example.join( ': ' ) );
		}
	} );

	test( `rule "${ name }" leaves the rest alone`, () => {
		for ( const example of EXAMPLES[ name ].keeps ) {
			assert.ok( ! found( name, example ), example.join( ': ' ) );
		}
	} );
}

test( 'a breach is reported with its line', () => {
	const [ breach ] = breaches( 'blocks/a/style.css', '.a {\n\tmargin: 0;\n\tcolor: red;\n}\n' );
	assert.equal( breach.line, 3 );
} );

test( 'an import that leads up is reported with its line, both floors and the way out', () => {
	const [ breach ] = breaches(
		'plugin-coleman-api/src/Parts/PartRoutes.php',
		'<?php\n\nnamespace Coleman\\Api\\Parts;\n\nuse Coleman\\Api\\Search\\SearchService;\n'
	);
	assert.equal( breach.line, 5 );
	assert.match( breach.says, /^Parts \(floor \d+\) may not import Search\\SearchService \(floor \d+\): move/ );
} );
