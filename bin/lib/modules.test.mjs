import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idleMethods } from './modules.mjs';

const COMPOSITION = 'plugin-coleman-api/src/Composition';

/** @type {[ string, string ]} */
const ROOT = [ `${ COMPOSITION }/Modules.php`, '<?php final class Modules { public readonly CartModule $carts; }' ];

/** @type {[ string, string ]} */
const MODULE = [
	`${ COMPOSITION }/CartModule.php`,
	`<?php
final class CartModule
{
    public function service() { return $this->lines(); }
    public function session() { return $this->service(); }
    private function lines() {}
}`,
];

/** @type {( method: string, file?: string ) => [ string, string ]} */
const asks = ( method, file = 'plugin-coleman-api/src/Composition/OrderModule.php' ) => [
	file,
	`<?php $this->carts->${ method }(); $this->orders->session();`,
];

test( 'what nobody outside of a module asks for is told with its line', () => {
	assert.deepEqual( idleMethods( new Map( [ ROOT, MODULE, asks( 'service' ) ] ) ), [
		`${ COMPOSITION }/CartModule.php:5: session(): nobody outside of the module asks for it: make it private, or leave it out (modules)`,
	] );
} );

test( 'what another module or a test asks for may be public', () => {
	const ofTest = asks( 'session', 'tests/php/integration/CartTest.php' );
	assert.deepEqual( idleMethods( new Map( [ ROOT, MODULE, asks( 'service' ), ofTest ] ) ), [] );
} );

test( 'the facade has only what blocks ask for', () => {
	/** @type {[ string, string ]} */
	const facade = [
		`${ COMPOSITION }/Services.php`,
		'<?php final class Services {\npublic function __construct() {}\npublic function carts() {}\npublic function orders() {}\n}',
	];
	const files = [ facade, asks( 'orders', 'tests/a.php' ), asks( 'orders', `${ COMPOSITION }/OrderModule.php` ) ];
	assert.deepEqual(
		idleMethods( new Map( [ ...files, [ 'blocks/cart/render.php', '<?php Plugin::services()->carts();' ] ] ) ),
		[
			`${ COMPOSITION }/Services.php:4: orders(): no block asks for it: Services has only what blocks ask for (modules)`,
		]
	);
} );
