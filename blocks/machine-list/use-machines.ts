import { useRef, useState } from '@wordpress/element';
import { fetchMachines } from '@/api/machines';
import { logError } from '@/islands/log';
import { addressWith, useAddress, useLastCall } from '@/ui/choice/use-choice';
import { addressOf, isSame, MAX_AT_ONCE, placeIn, requestOf, viewOf } from './machine-list-props';
import type { MachineListProps, MachineView, Place } from './machine-list-props';

/**
 * What the list shows, and how something else gets there: by a call of the API, with the place in the page's address.
 * Meanwhile what was there stays; a call that fails leaves it. The last wish wins.
 */
export function useMachines( page: MachineListProps ) {
	const initial: Place = { choice: page.choice, after: page.after, show: page.show };
	const [ shown, setShown ] = useState< { place: Place; view: MachineView } >( { place: initial, view: page.view } );
	const [ waitsFor, setWaitsFor ] = useState< 'list' | 'more' | null >( null );
	/** The same, for what is called later than it was made. */
	const latest = useRef( { place: initial, wanted: initial, view: page.view } );
	const begin = useLastCall();

	/** Asks for something, and takes it if it is still wanted when it comes. */
	async function ask( what: 'list' | 'more', place: Place, take: ( view: MachineView ) => void ) {
		const signal = begin();
		setWaitsFor( what );
		try {
			const view = viewOf( await fetchMachines( page.condition, requestOf( place, page ), signal ) );
			if ( signal.aborted ) {
				return;
			}
			take( view );
		} catch ( error ) {
			if ( signal.aborted ) {
				return;
			}
			latest.current.wanted = latest.current.place;
			logError( 'Machines', error );
		}
		setWaitsFor( null );
	}

	const put = ( place: Place, view: MachineView ) => {
		latest.current = { place, wanted: place, view };
		setShown( { place, view } );
	};

	function load( place: Place, onShown = () => {} ) {
		if ( isSame( place, latest.current.wanted ) ) {
			return;
		}
		latest.current.wanted = place;
		ask( 'list', place, ( view ) => {
			put( place, view );
			onShown();
		} );
	}

	const choose = ( choice: string ) => {
		const place = { choice, after: '', show: page.perPage };
		load( place, () => history.pushState( null, '', addressWith( addressOf( place, page ) ) ) );
	};

	/** Adds the next page; resolves with how many machines came. */
	async function more(): Promise< number > {
		const { place, view } = latest.current;
		let came = 0;
		await ask( 'more', { ...place, after: view.next, show: page.perPage }, ( added ) => {
			const known = new Set( view.machines.map( ( { id } ) => id ) );
			const machines = [ ...view.machines, ...added.machines.filter( ( { id } ) => ! known.has( id ) ) ];
			came = machines.length - view.machines.length;
			const grown = { ...place, show: Math.min( MAX_AT_ONCE, machines.length ) };
			put( grown, { ...added, machines } );
			// Who comes back finds as much again.
			history.replaceState( null, '', location.pathname + addressOf( grown, page ) );
		} );
		return came;
	}

	useAddress( () => load( placeIn( location.search, page ) ) );

	return { ...shown, waitsFor, choose, more };
}
