type Place = { Latitude: number; Longitude: number };

const EARTH_KM = 6371;
const radians = ( degrees: number ) => ( degrees * Math.PI ) / 180;

/** Straight-line distance over the ground, in kilometres. */
export function distanceKm( a: Place, b: Place ): number {
	const [ latitudeA, latitudeB ] = [ radians( a.Latitude ), radians( b.Latitude ) ];
	const north = Math.sin( ( latitudeB - latitudeA ) / 2 ) ** 2;
	const east = Math.sin( radians( b.Longitude - a.Longitude ) / 2 ) ** 2;
	return (
		2 *
		EARTH_KM *
		Math.asin( Math.min( 1, Math.sqrt( north + Math.cos( latitudeA ) * Math.cos( latitudeB ) * east ) ) )
	);
}

/** The branch nearest to a place; the first of the list when two are equally near. */
export function nearestBranch< Branch extends Place >( branches: Branch[], place: Place ): Branch | undefined {
	return branches.reduce< Branch | undefined >(
		( nearest, branch ) =>
			! nearest || distanceKm( branch, place ) < distanceKm( nearest, place ) ? branch : nearest,
		undefined
	);
}
