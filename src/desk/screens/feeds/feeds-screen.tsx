import { useState } from '@wordpress/element';
import { useAddress } from '@/desk/use-address';
import { UploadForm } from './upload-form';
import { FeedHistory } from './feed-history';
import { FeedList } from './feed-list';
import { FeedSettings } from './feed-settings';
import { RunScreen } from './run-screen';
import type { Chosen } from './types';
import './feeds.css';

/** Files that fill the catalogue: the feeds, one file on its way in, what a feed has brought so far. */
export function FeedsScreen() {
	const [ params, go ] = useAddress();
	const [ chosen, setChosen ] = useState< Chosen | null >( null );
	const run = params.get( 'run' ) ?? '';
	const feed = params.get( 'feed' ) ?? '';
	if ( /^\d{1,9}$/.test( run ) ) {
		return (
			<RunScreen
				key={ run }
				id={ Number( run ) }
				isChoosing={ params.get( 'step' ) === 'columns' }
				file={ chosen?.run === Number( run ) ? chosen.file : null }
				onFile={ ( file ) => setChosen( { run: Number( run ), file } ) }
				go={ go }
			/>
		);
	}
	if ( params.get( 'bring' ) === '1' ) {
		return <UploadForm key={ feed } feed={ feed } onChosen={ setChosen } go={ go } />;
	}
	if ( feed !== '' && params.get( 'settings' ) === '1' ) {
		return <FeedSettings key={ feed } name={ feed } go={ go } />;
	}
	return feed === '' ? <FeedList go={ go } /> : <FeedHistory key={ feed } name={ feed } go={ go } />;
}
