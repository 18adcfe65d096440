import type { LocaleData } from '@wordpress/i18n';

/** The translations of one island. */
export type Strings = LocaleData< string >;

/**
 * Hydrates one island's root, at once, or when the promise is kept; throws when it cannot. What `mountIsland` makes and
 * view.tsx exports.
 */
export type Mount = ( root: HTMLElement, strings: Strings | null ) => void | Promise< void >;

/** The files of the islands on this page: island → file. `''` is the shared runtime, which every one of them needs. */
export type IslandFiles = Record< string, string >;

/** What one of these files exports: the islands in it. */
export type IslandModule = { default: Record< string, Mount > };

/** What the readable cookie tells before anything was asked of the server. */
export type Hint = { count: number; signedIn: boolean };
