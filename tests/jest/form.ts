import type { hydrateIsland } from './hydrate-island';

type Island = Awaited< ReturnType< typeof hydrateIsland > >;

/** What tests of forms do: type, press the button, read what is said to be wrong as a screen reader finds it. */
export function formOf( { root, act }: Pick< Island, 'root' | 'act' > ) {
	const field = ( name: string ) =>
		root.querySelector< HTMLInputElement | HTMLSelectElement >( `[name="${ name }"]:not([type=hidden])` )!;
	const button = root.querySelector< HTMLButtonElement >( 'form [type=submit]' )!;
	return {
		field,
		button,
		error: ( name: string ) => {
			const ids = field( name ).getAttribute( 'aria-describedby' )?.split( ' ' ) ?? [];
			return ids
				.filter( ( id ) => id.endsWith( '-error' ) )
				.map( ( id ) => root.querySelector( `#${ id }` )?.textContent )[ 0 ];
		},
		submit: ( typed: Record< string, string > ) =>
			act( () => {
				for ( const [ name, value ] of Object.entries( typed ) ) {
					field( name ).value = value;
				}
				button.click();
			} ),
	};
}
