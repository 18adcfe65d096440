import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { logError } from '@/islands/log';
import { nearestBranch } from '@/rules/branches';
import type { EquipmentView } from './equipment-props';

type Location = EquipmentView[ 'locations' ][ number ];

const PATIENCE_MS = 10_000;
const FRESH_MS = 600_000;

/** Finds the branch nearest to the visitor, and tells how that goes. */
export function useNearest( locations: Location[], onFound: ( location: Location ) => void ) {
	const [ told, tell ] = useState( '' );

	const fail = ( reason: unknown ) => {
		logError( 'Use Nearest Location', reason );
		tell( __( 'We cannot see where you are. Please choose a branch.', 'coleman' ) );
	};

	const find = () => {
		if ( ! navigator.geolocation ) {
			fail( 'this browser has no geolocation' );
			return;
		}
		tell( __( 'Looking for the nearest branch…', 'coleman' ) );
		navigator.geolocation.getCurrentPosition(
			( { coords } ) => {
				const nearest = nearestBranch( locations, { Latitude: coords.latitude, Longitude: coords.longitude } );
				if ( ! nearest ) {
					fail( 'there are no branches' );
					return;
				}
				/* translators: %s: city of a branch. */
				tell( sprintf( __( 'Nearest to you: %s', 'coleman' ), nearest.City ) );
				onFound( nearest );
			},
			fail,
			{ timeout: PATIENCE_MS, maximumAge: FRESH_MS }
		);
	};

	return { told, find, hush: () => tell( '' ) };
}
