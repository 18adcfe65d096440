import { useAddress } from '@/desk/use-address';
import { LeadList } from './lead-list';
import { LeadScreen } from './lead-screen';
import type { LeadScreenData } from './types';
import './leads.css';

/** The leads desk: the list, or the inquiry that its address names. */
export function LeadsScreen( boot: LeadScreenData ) {
	const [ params, go ] = useAddress();
	const lead = params.get( 'lead' ) ?? '';
	const open = ( id: number ) => go( { lead: String( id ) } );
	// The list stays where it was while an inquiry is looked at, but asks anew when one comes back to it.
	return (
		<>
			<div hidden={ lead !== '' }>
				<LeadList
					boot={ boot }
					queue={ params.get( 'view' ) ?? 'new' }
					onQueue={ ( view ) => go( { view } ) }
					onOpen={ open }
					isShown={ lead === '' }
				/>
			</div>
			{ /^\d+$/.test( lead ) && (
				<LeadScreen
					key={ lead }
					boot={ boot }
					id={ lead }
					onBack={ () => go( { lead: '' } ) }
					onOpen={ open }
				/>
			) }
		</>
	);
}
