/** A page is one test: what listens on window and document since a test began, such as its stores, ends with it. */
export function endListenersWithTest(): void {
	const ends: ( () => void )[] = [];
	for ( const target of [ window, document ] as EventTarget[] ) {
		const add = target.addEventListener.bind( target );
		target.addEventListener = ( ...args ) => {
			ends.push( () => target.removeEventListener( ...args ) );
			add( ...args );
		};
	}
	afterEach( () => ends.splice( 0 ).forEach( ( end ) => end() ) );
}
