import { Button } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { postForFile } from './api';
import { download } from './download';
import { Fault, useAnnounce } from './notices';
import { useMutation } from './use-mutation';

type Props = {
	/** Which list, as its call is named. */
	list: 'orders' | 'rentals' | 'leads' | 'customers';
	/** The call that reads the list as it is shown: its query is the filter. */
	path: string;
};

/** Takes the whole list out as a file, narrowed down as it is shown. The server logs who did. */
export function ExportList( { list, path }: Props ) {
	const announce = useAnnounce();
	const exporting = useMutation(
		useCallback( ( data: object ) => postForFile( `/exports/${ list }`, data ), [ list ] )
	);
	const run = async () => {
		const file = await exporting.run( filterOf( path ) );
		if ( file ) {
			download( file, `${ list }.csv` );
			announce( __( 'The list was exported.', 'coleman' ) );
		}
	};
	return (
		<>
			<Button variant="secondary" isBusy={ exporting.isBusy } onClick={ () => void run() } __next40pxDefaultSize>
				{ __( 'Export as CSV', 'coleman' ) }
			</Button>
			<Fault error={ exporting.error } onDismiss={ exporting.clear } />
		</>
	);
}

/** What a list was asked for, but for the place in it: all of it is taken. */
export function filterOf( path: string ): Record< string, string > {
	const fields = Object.fromEntries( new URLSearchParams( path.split( '?' )[ 1 ] ?? '' ) );
	delete fields.after;
	delete fields.per_page;
	return fields;
}
