/** Packages without types: as much of them as the tools use. */

declare module 'gettext-parser' {
	type Entry = {
		msgctxt: string;
		msgid: string;
		msgid_plural?: string;
		msgstr: string[];
		comments: { reference: string; extracted: string };
	};
	type Translations = Record< string, Record< string, Entry > >;
	const gettext: {
		po: {
			parse: ( file: Buffer ) => { translations: Translations };
			compile: ( file: {
				charset: string;
				headers: Record< string, string >;
				translations: Translations;
			} ) => Buffer;
		};
	};
	export default gettext;
}

/** What the benchmark's script gathers in a page. */
interface Window {
	colemanBench: {
		lcp: number;
		element: string;
		picture: import( '../tests/bench/browser.mjs' ).Picture | null;
		cls: number;
		shifts: string[];
	};
	/** When something was touched, and when an answer to it was painted. */
	colemanTouch: { touched: number; painted: number };
}
