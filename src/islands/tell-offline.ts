const SHOWN_MS = 10_000;

/** Says that there is no connection. The island that shows notices may not be here yet, and cannot be fetched now. */
export function tellOffline( text: string ): void {
	const message = document.createElement( 'p' );
	message.className = 'coleman-offline';
	message.setAttribute( 'role', 'alert' );
	message.textContent = text;
	document.body.append( message );
	setTimeout( () => message.remove(), SHOWN_MS );
}
