import { __ } from '@wordpress/i18n';

/** What the line says until an editor writes another. The words in braces stay as they are. */
export const usualWords = () => __( '© {year} {name}', 'coleman' );

/**
 * The words as visitors read them: `render.php` does the same.
 *
 * @param words {year} stands for the year, {name} for the site's title.
 * @param year
 * @param name
 */
export const fillIn = ( words: string, year: string, name: string ): string =>
	( words.trim() || usualWords() ).replace( /\{(year|name)\}/g, ( _, key ) => ( key === 'year' ? year : name ) );
