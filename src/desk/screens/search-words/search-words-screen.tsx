import { __ } from '@wordpress/i18n';
import { Tabs } from '@/desk/tabs';
import { useAddress } from '@/desk/use-address';
import { InterchangesTab } from './interchanges-tab';
import { MissesTab } from './misses-tab';
import { SynonymsTab } from './synonyms-tab';
import './search-words.css';

/** What staff do so that search finds what people type. */
export function SearchWordsScreen() {
	const [ params, go ] = useAddress();
	const tab = params.get( 'tab' ) ?? '';
	const tabs = (
		<Tabs
			label={ __( 'Parts of search', 'coleman' ) }
			tabs={ [
				{ value: '', label: __( 'Search words', 'coleman' ) },
				{ value: 'misses', label: __( 'Found nothing', 'coleman' ) },
				{ value: 'numbers', label: __( 'Other makers’ numbers', 'coleman' ) },
			] }
			value={ tab }
			onChoose={ ( value ) => go( { tab: value } ) }
		/>
	);
	switch ( tab ) {
		case 'misses':
			return <MissesTab tabs={ tabs } />;
		case 'numbers':
			return <InterchangesTab tabs={ tabs } />;
		default:
			return <SynonymsTab tabs={ tabs } />;
	}
}
