import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SettingsGroup } from '@/api/generated/schemas';
import { Header } from '@/desk/header';
import { Tabs } from '@/desk/tabs';
import { TestLead } from '@/desk/test-lead';
import { useAddress } from '@/desk/use-address';
import { GroupForm } from './group-form';
import { TestMailForm } from './test-mail-form';
import type { SettingsBoot, Typed } from './values';
import './settings.css';

/** The dealership's settings: a tab for each group, which is saved as a whole. */
export function SettingsScreen( { groups: printed, me }: SettingsBoot ) {
	const [ params, go ] = useAddress();
	const [ groups, setGroups ] = useState( printed );
	// By group: who looks at another tab loses nothing.
	const [ typed, setTyped ] = useState< Record< string, Typed > >( {} );
	const group = groups.find( ( { name } ) => name === params.get( 'group' ) ) ?? groups[ 0 ];
	if ( ! group ) {
		return null;
	}
	const changes = typed[ group.name ] ?? {};
	const keep = ( saved: SettingsGroup ) => {
		setGroups( ( before ) => before.map( ( one ) => ( one.name === saved.name ? saved : one ) ) );
		setTyped( ( before ) => ( { ...before, [ saved.name ]: {} } ) );
	};
	return (
		<>
			<Header title={ __( 'Settings', 'coleman' ) } />
			<div className="coleman-desk__tools">
				<Tabs
					label={ __( 'Settings groups', 'coleman' ) }
					tabs={ groups.map( ( { name, title } ) => ( {
						value: name,
						label: title,
						...( Object.keys( typed[ name ] ?? {} ).length > 0
							? { count: __( 'not saved', 'coleman' ) }
							: {} ),
					} ) ) }
					value={ group.name }
					onChoose={ ( name ) => go( { group: name } ) }
				/>
			</div>
			<div className="coleman-settings" key={ group.name }>
				<GroupForm
					group={ group }
					typed={ changes }
					onType={ ( next ) => setTyped( ( before ) => ( { ...before, [ group.name ]: next } ) ) }
					onSaved={ keep }
				/>
				{ group.name === 'leads' && <TestLead /> }
				{ group.name === 'mail' && <TestMailForm me={ me } isSaved={ Object.keys( changes ).length === 0 } /> }
			</div>
		</>
	);
}
