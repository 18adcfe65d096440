/** Gives a text to the browser as a file. */
export function download( text: string, name: string ) {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( new Blob( [ text ], { type: 'text/csv' } ) );
	link.download = name;
	link.click();
	URL.revokeObjectURL( link.href );
}
