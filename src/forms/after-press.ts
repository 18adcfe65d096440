/** What waits until the press is over. */
const waiting: ( () => void )[] = [];
let isPressed = false;

const press = () => {
	isPressed = true;
};

const release = () => {
	isPressed = false;
	waiting.splice( 0 ).forEach( ( run ) => run() );
};

// The click comes after this, in the same turn.
const releaseSoon = () => void setTimeout( release );

if ( typeof document !== 'undefined' ) {
	// A finger is down and up again before the field that it leaves hears of it, between these two of the mouse.
	[ 'pointerdown', 'mousedown' ].forEach( ( name ) => document.addEventListener( name, press, true ) );
	[ 'pointerup', 'pointercancel', 'mouseup', 'keydown', 'dragend' ].forEach( ( name ) =>
		document.addEventListener( name, releaseSoon, true )
	);
}

/**
 * Runs something that moves the page once no button is held: a press on a button takes the focus from a field, and a
 * sentence that appears there at once would move the button from under the finger before its click.
 */
export function afterPress( run: () => void ): void {
	if ( isPressed ) {
		waiting.push( run );
	} else {
		run();
	}
}
