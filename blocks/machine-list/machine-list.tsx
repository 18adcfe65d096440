import { useEffect, useRef, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { choiceIn, queryOf } from '@/rules/machine-choice';
import { tick } from '@/ui/facets/facets';
import { choiceOf, isSame, isSameChoice, placeIn } from './machine-list-props';
import type { MachineListProps } from './machine-list-props';
import { MachineListView } from './machine-list-view';
import { useMachines } from './use-machines';
import { usePicks } from './use-picks';

export { machineListProps } from './machine-list-props';

/** The list at work. */
export function MachineList( props: MachineListProps ) {
	const { place, view, waitsFor, choose, more } = useMachines( props );
	const [ statusMessage, tell ] = useState( '' );
	const [ isOpen, setOpen ] = useState( false );
	const filters = useRef< HTMLFormElement >( null );
	const drawer = useRef< HTMLFormElement >( null );
	const compare = useRef< HTMLFormElement >( null );
	const { picks, refusal, pick } = usePicks( compare, tell, props.picked ?? [] );
	/** What the focus goes to when what had it is gone. */
	const firstNew = useRef( -1 );

	/** What the boxes of a form say; the drawer has no sort of its own. */
	const choiceOfForm = ( form: HTMLFormElement ) => {
		const query = new URLSearchParams(
			[ ...new FormData( form ) ].map( ( [ name, value ] ) => [ name, String( value ) ] )
		);
		if ( ! query.has( 'sort' ) ) {
			query.set( 'sort', choiceIn( place.choice ).sort );
		}
		return queryOf( choiceOf( query, props ) );
	};

	const isAwake = useRef( false );
	useEffect( () => {
		if ( ! isAwake.current ) {
			isAwake.current = true;
			// What was chosen while the island was waking counts, unless the address has gone on meanwhile.
			const chosen = filters.current ? choiceOfForm( filters.current ) : place.choice;
			if ( ! isSameChoice( chosen, place.choice ) && isSame( placeIn( location.search, props ), place ) ) {
				choose( chosen );
			}
			return;
		}
		// What was chosen elsewhere, by a chip or the back button, is chosen in the forms too; so is what failed taken back.
		for ( const form of [ filters.current, drawer.current ] ) {
			if ( form && ! waitsFor ) {
				tick( form, view.facets );
			}
		}
		const sort = filters.current?.elements.namedItem( 'sort' );
		if ( sort instanceof HTMLSelectElement && ! waitsFor ) {
			sort.value = choiceIn( place.choice ).sort || props.sort;
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only when something else is shown
	}, [ view, place, waitsFor ] );

	useEffect( () => {
		const section = document.getElementById( props.id );
		if ( view === props.view || ! section ) {
			return;
		}
		if ( firstNew.current >= 0 ) {
			if ( ! view.next ) {
				// The link that was pressed is gone.
				const card =
					section.querySelectorAll< HTMLElement >( '.coleman-machine-card__link' )[ firstNew.current ];
				card?.focus( { preventScroll: true } );
			}
			firstNew.current = -1;
		} else if ( ! section.ownerDocument.activeElement || section.ownerDocument.activeElement === document.body ) {
			// A chip that was pressed is gone: on to how many there are now.
			section.querySelector< HTMLElement >( '.coleman-machine-list__count' )?.focus( { preventScroll: true } );
		}
	}, [ view, props.view, props.id ] );

	return (
		<MachineListView
			{ ...props }
			{ ...place }
			view={ view }
			waitsFor={ waitsFor }
			picks={ picks }
			statusMessage={ statusMessage }
			refusal={ refusal }
			isOpen={ isOpen }
			filters={ filters }
			drawer={ drawer }
			compare={ compare }
			onForm={ ( form ) => {
				if ( form ) {
					choose( choiceOfForm( form ) );
				}
			} }
			onChoose={ choose }
			onMore={ async () => {
				firstNew.current = view.machines.length;
				const came = await more();
				if ( came ) {
					/* translators: %d: how many machines came. */
					tell( sprintf( _n( '%d more machine', '%d more machines', came, 'coleman' ), came ) );
				} else {
					firstNew.current = -1;
				}
			} }
			onPick={ pick }
			onOpen={ setOpen }
		/>
	);
}
