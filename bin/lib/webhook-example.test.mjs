import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from './paths.mjs';

const BODY = '{"id":"evt_1","data":{"name":"Núñez – 3/4″"}}';

/**
 * @param {string} secret
 * @param {number} time   Unix seconds.
 * @return {Record<string, string>} Headers as the site sends them.
 */
const signed = ( secret, time ) =>
	JSON.parse(
		execFileSync(
			process.env.PHP_BINARY || 'php',
			[
				'-r',
				'require $argv[1]; echo json_encode( Coleman\\Api\\Integrations\\WebhookSignature::headers( $argv[2], (int) $argv[3], $argv[4] ) );',
				inRoot( 'plugin-coleman-api/src/Integrations/WebhookSignature.php' ),
				secret,
				String( time ),
				BODY,
			],
			{ encoding: 'utf8' }
		)
	);

test( 'the receiver in Node that docs/integrations.md shows knows what is ours and new', async () => {
	const example = /```js\n(.*?)```/s.exec( readFileSync( inRoot( 'docs/integrations.md' ), 'utf8' ) )?.[ 1 ] ?? '';
	const { isSigned } = await import(
		`data:text/javascript,${ encodeURIComponent( `${ example }\nexport { isSigned };` ) }`
	);
	const now = Math.floor( Date.now() / 1000 );
	const { 'Coleman-Timestamp': time, 'Coleman-Signature': signature } = signed( 'cwh_a', now );
	assert.equal( isSigned( 'cwh_a', time, signature, BODY ), true );
	assert.equal( isSigned( 'cwh_b', time, signature, BODY ), false );
	assert.equal( isSigned( 'cwh_a', time, signature, `${ BODY } ` ), false );
	assert.equal( isSigned( 'cwh_a', String( now + 1 ), signature, BODY ), false );
	assert.equal( isSigned( 'cwh_a', time, 'v1=é', BODY ), false );
	assert.equal( isSigned( 'cwh_a', '', signature, BODY ), false );
	const old = signed( 'cwh_a', now - 400 );
	assert.equal( isSigned( 'cwh_a', old[ 'Coleman-Timestamp' ], old[ 'Coleman-Signature' ], BODY ), false );
} );
