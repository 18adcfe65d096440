import registration from '../../tests/seed/vectors/registration.json';
import { phoneFaults } from '@/forms/phone/phone';
import type { Typed } from '@/forms/use-form';
import { emailFaults, nameFaults, passwordFaults } from './account-faults';

describe( registration.rule, () => {
	it.each( registration.cases )( '%j', ( { in: typed, out } ) => {
		const fields = typed as Typed;
		expect( {
			...nameFaults( fields ),
			...emailFaults( fields ),
			...passwordFaults( fields ),
			...phoneFaults( fields ),
		} ).toEqual( out );
	} );
} );
