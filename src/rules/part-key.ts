/**
 * A part or serial number without what people write differently: upper case, letters A-Z and digits only. The same rule
 * is Parts\PartKey in PHP; both are held to tests/seed/vectors/part-key.json.
 */
export const partKey = ( number: string ): string => number.replace( /[^A-Za-z0-9]/g, '' ).toUpperCase();
