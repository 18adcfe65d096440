import { __ } from '@wordpress/i18n';
import { Tabs } from '@/desk/tabs';
import { useAddress } from '@/desk/use-address';
import { AnnouncementsTab } from './announcements-tab';
import { RedirectsTab } from './redirects-tab';
import './website.css';

export type Branch = { id: number; city: string };

/** What editors keep of the website beside its pages. */
export function WebsiteScreen( { branches }: { branches: Branch[] } ) {
	const [ params, go ] = useAddress();
	const tab = params.get( 'tab' ) ?? '';
	const tabs = (
		<Tabs
			label={ __( 'Parts of the website', 'coleman' ) }
			tabs={ [
				{ value: '', label: __( 'Announcements', 'coleman' ) },
				{ value: 'redirects', label: __( 'Redirects', 'coleman' ) },
			] }
			value={ tab }
			onChoose={ ( value ) => go( { tab: value } ) }
		/>
	);
	return tab === 'redirects' ? (
		<RedirectsTab tabs={ tabs } />
	) : (
		<AnnouncementsTab branches={ branches } tabs={ tabs } />
	);
}
