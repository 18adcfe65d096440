/**
 * `npm run test:long` runs what takes too long for the gate; `node bin/test-long.mjs <suite>…` runs some of it.
 * What stands after `--` goes to the suite's own runner.
 */

import { command } from './lib/command.mjs';
import { asked, runSuites } from './lib/gate.mjs';
import { longSuites } from './lib/long-suites.mjs';

command( async () => {
	const { chosen, args } = asked( longSuites );
	return runSuites( chosen, args, 1 );
} );
