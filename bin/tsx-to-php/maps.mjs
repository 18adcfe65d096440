/** What is known to be in a map. */

/**
 * @template Key
 * @template Value
 * @param {Map<Key, Value>} map
 * @param {Key}             key
 * @return {Value}
 */
export function held( map, key ) {
	const value = map.get( key );
	if ( value === undefined ) {
		throw new Error( `Nothing is known of ${ key }.` );
	}
	return value;
}
