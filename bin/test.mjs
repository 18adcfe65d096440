/**
 * `npm test` runs the whole gate; `node bin/test.mjs <suite>…` runs suites of it.
 * What stands after `--` goes to the suite's own runner.
 */

import { command } from './lib/command.mjs';
import { asked, runSuites } from './lib/gate.mjs';
import { suites } from './lib/suites.mjs';

command( async () => {
	const { chosen, args } = asked( suites );
	return runSuites( chosen, args );
} );
