/** Gives a text, or what the server has sent, to the browser as a file. */
export function download( content: string | Blob, name: string ) {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL(
		typeof content === 'string' ? new Blob( [ content ], { type: 'text/csv' } ) : content
	);
	link.download = name;
	link.click();
	URL.revokeObjectURL( link.href );
}
