/** With its folder, which a dropped file itself does not know. */
type Placed = File & { path?: string };

const fileOf = ( entry: FileSystemFileEntry ): Promise< File > =>
	new Promise( ( resolve, reject ) => entry.file( resolve, reject ) );

const someOf = ( reader: FileSystemDirectoryReader ): Promise< FileSystemEntry[] > =>
	new Promise( ( resolve, reject ) => reader.readEntries( resolve, reject ) );

/** All files below an entry; a folder that cannot be read has none. */
async function filesBelow( entry: FileSystemEntry ): Promise< File[] > {
	try {
		if ( entry.isFile ) {
			const file: Placed = await fileOf( entry as FileSystemFileEntry );
			const path = entry.fullPath.replace( /^\//, '' );
			return [ path === file.name ? file : Object.assign( file, { path } ) ];
		}
		const reader = ( entry as FileSystemDirectoryEntry ).createReader();
		const found: File[] = [];
		// A reader gives some at a time, and none at the end.
		for ( let some = await someOf( reader ); some.length > 0; some = await someOf( reader ) ) {
			found.push( ...( await Promise.all( some.map( filesBelow ) ) ).flat() );
		}
		return found;
	} catch {
		return [];
	}
}

/** The files that were dropped, those in folders too. To be called while the drop is handled. */
export async function droppedFiles( transfer: DataTransfer ): Promise< File[] > {
	const entries = [ ...transfer.items ].map( ( item ) => item.webkitGetAsEntry?.() ?? null );
	if ( entries.every( ( entry ) => entry === null ) ) {
		return [ ...transfer.files ];
	}
	const found = await Promise.all(
		entries.filter( ( entry ): entry is FileSystemEntry => entry !== null ).map( filesBelow )
	);
	return found.flat();
}

/** Whether what is dragged over the page is files. */
export const hasFiles = ( transfer: DataTransfer | null ): boolean => transfer?.types.includes( 'Files' ) ?? false;
