/** What Unicode does not take apart into a letter and its accent. */
const LETTERS: Record< string, string > = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** A name as it stands in URLs: "Lee's Summit" is lees-summit, `3/8" bolt` is 3-8-bolt. */
export function slug( name: string ): string {
	const plain = name
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{M}+/gu, '' )
		.replace( /[ßæœøłđðþ]/g, ( letter ) => LETTERS[ letter ] ?? '' )
		.replace( /['’`"]+/g, '' )
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-|-$/g, '' );
	return plain || 'item';
}
