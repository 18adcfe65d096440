import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { call } from '@/api/client';
import { logError } from '@/islands/log';
import { nearestBranch } from '@/rules/branches';
import { isZip } from '@/rules/zip-code';
import type { EquipmentGridProps } from './equipment-props';

type Location = EquipmentGridProps[ 'view' ][ 'locations' ][ number ];

const TIMEOUT_MS = 10_000;
const FRESH_MS = 600_000;
const REMEMBERED = 'coleman-zip';

/** The ZIP code that was typed in this session; '' where the browser keeps nothing. */
function remembered(): string {
	try {
		return sessionStorage.getItem( REMEMBERED ) ?? '';
	} catch {
		return '';
	}
}

function remember( zip: string ): void {
	try {
		sessionStorage.setItem( REMEMBERED, zip );
	} catch {
		// Then it is typed again.
	}
}

/** What the search for the nearest branch shows. */
type State = { statusMessage: string; isAsked: boolean; isFaulty: boolean; isWaited: boolean; zip: string };

/** Finds the branch nearest to the visitor, by the browser or else by ZIP code, and tells how that goes. */
export function useNearest( { view, nearest }: EquipmentGridProps, onFound: ( location: Location ) => void ) {
	const [ state, setState ] = useState< State >( { ...nearest, isWaited: false } );
	const { locations } = view;
	/** Only the last wish counts. */
	const wish = useRef( 0 );

	const tell = ( statusMessage: string, more: Partial< State > = {} ) =>
		setState( ( last ) => ( { ...last, statusMessage, isFaulty: false, isWaited: false, ...more } ) );

	const ask = ( statusMessage: string ) =>
		tell( statusMessage, { isAsked: true, isWaited: true, zip: state.zip || remembered() } );

	const take = ( branch: Location ) => {
		/* translators: %s: city of a branch. */
		tell( sprintf( __( 'Nearest to you: %s', 'coleman' ), branch.City ) );
		onFound( branch );
	};

	const fail = ( reason: unknown ) => {
		logError( 'Use Nearest Location', reason );
		ask( __( 'We can’t find your location.', 'coleman' ) );
	};

	const find = () => {
		if ( ! navigator.geolocation ) {
			// A browser without geolocation is logged only.
			logError( 'Use Nearest Location', 'this browser has no geolocation' );
			ask( '' );
			return;
		}
		const own = ++wish.current;
		tell( __( 'Looking for the nearest branch…', 'coleman' ) );
		navigator.geolocation.getCurrentPosition(
			( { coords } ) => {
				if ( own !== wish.current ) {
					return;
				}
				const place = { Latitude: coords.latitude, Longitude: coords.longitude };
				const branch = nearestBranch( locations, place );
				if ( branch ) {
					take( branch );
				} else {
					fail( 'there are no branches' );
				}
			},
			( reason ) => own === wish.current && fail( reason ),
			{ timeout: TIMEOUT_MS, maximumAge: FRESH_MS }
		);
	};

	const findByZip = async ( zip: string ) => {
		const own = ++wish.current;
		const fault = ( statusMessage: string ) => tell( statusMessage, { isFaulty: true, isWaited: true } );
		if ( ! isZip( zip ) ) {
			fault( __( 'Enter a 5-digit ZIP code.', 'coleman' ) );
			return;
		}
		remember( zip );
		tell( __( 'Looking for the nearest branch…', 'coleman' ) );
		try {
			const { results } = await call< { results: { LocationId: number } } >( 'locations/nearest', {
				query: { zip },
				isPublic: true,
			} );
			const branch = locations.find( ( { LocationId } ) => LocationId === results.LocationId );
			if ( own === wish.current && branch ) {
				take( branch );
			}
		} catch ( error ) {
			logError( 'Use Nearest Location', error );
			if ( own === wish.current ) {
				fault(
					error instanceof ApiError ? error.message : __( 'That didn’t work. Please try again.', 'coleman' )
				);
			}
		}
	};

	return {
		...state,
		find,
		findByZip,
		/** Another wish is more than the one under way. */
		hush: () => tell( '' ),
	};
}
