/**
 * `npm test` runs the whole gate; `node bin/test.mjs <suite>…` runs suites of it.
 * What stands after `--` goes to the suite's own runner.
 */

import { command } from './lib/command.mjs';
import { asked, runSuites } from './lib/gate.mjs';
import { suites } from './lib/suites.mjs';

command( async () => {
	const { chosen, args } = asked( suites );
	// On two cores a third would only make the others late.
	return runSuites( chosen, args, 2 );
} );
