/** What the third-party parts catalog says of a part that a visitor wants. */
export type PartStreamItem = {
	sku: string;
	/** The maker, in the catalog's words; empty when it does not say. */
	brand: string;
	/** The catalog's own price: told on, never used. */
	price: string;
	/** May be 0 or less: then nothing is added. */
	quantity: number;
	assemblyId: string;
	parentAssemblyId: string;
};

const MAX_TEXT = 4000;
const MAX_PAIRS = 50;

function decode( text: string ): string {
	const spaced = text.replace( /\+/g, ' ' );
	try {
		return decodeURIComponent( spaced );
	} catch {
		// A percent sign that encodes nothing is a percent sign.
		return spaced;
	}
}

/**
 * Query-string-style text as keys and values. A key that comes again is ignored, so that what is hung on behind
 * changes nothing; keys are lower case. A map, for a key may be called `__proto__`.
 */
export function keyValues( text: string ): Map< string, string > {
	const pairs = new Map< string, string >();
	for ( const pair of text.slice( 0, MAX_TEXT ).replace( /^\?/, '' ).split( '&', MAX_PAIRS ) ) {
		const [ , name = '', value = '' ] = /^([^=]*)=?([\s\S]*)$/.exec( pair ) ?? [];
		const key = decode( name ).trim().toLowerCase();
		if ( key && ! pairs.has( key ) ) {
			pairs.set( key, decode( value ) );
		}
	}
	return pairs;
}

function pairsOf( given: object ): Map< string, string > {
	const pairs = new Map< string, string >();
	for ( const [ name, value ] of Object.entries( given ).slice( 0, MAX_PAIRS ) ) {
		if ( ( typeof value === 'string' || typeof value === 'number' ) && ! pairs.has( name.toLowerCase() ) ) {
			pairs.set( name.toLowerCase(), `${ value }` );
		}
	}
	return pairs;
}

/** As much of a text as is one: trimmed, of that length at most, without control characters; else empty. */
function plain( text: string | undefined, most: number ): string {
	const trimmed = ( text ?? '' ).trim();

	return trimmed.length > most || /[\u0000-\u001f\u007f]/.test( trimmed ) ? '' : trimmed;
}

/** "2", "2.0" and nothing said, which is one; what is no number is none. */
function quantityOf( text: string | undefined ): number {
	if ( text === undefined || text.trim() === '' ) {
		return 1;
	}
	return /^-?\d{1,9}(\.0+)?$/.test( text.trim() ) ? parseInt( text, 10 ) : 0;
}

/** The item in an event's detail, whether text or an object; null when there is no part in it. */
export function partStreamItem( given: unknown ): PartStreamItem | null {
	let pairs = new Map< string, string >();
	if ( typeof given === 'string' ) {
		pairs = keyValues( given );
	} else if ( typeof given === 'object' && given !== null ) {
		pairs = pairsOf( given );
	}
	const sku = plain( pairs.get( 'arisku' ), 60 );
	return sku
		? {
				sku,
				brand: plain( pairs.get( 'aribrand' ), 100 ),
				price: plain( pairs.get( 'ariprice' ), 20 ),
				quantity: quantityOf( pairs.get( 'ariqty' ) ),
				assemblyId: plain( pairs.get( 'ariassemblyid' ), 60 ),
				parentAssemblyId: plain( pairs.get( 'ariparentassemblyid' ), 60 ),
			}
		: null;
}
