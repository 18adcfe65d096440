import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { afterPress } from '@/forms/after-press';
import { grouped } from '@/rules/grouped';

/** How long a visitor may pause between two keys. */
const PAUSE_MS = 700;

/** Why a text is no quantity, in the words of Cart\CartRules; empty where it is one. */
function faultOf( typed: string, maximum: number ): string {
	if ( /^-\d+$/.test( typed ) ) {
		return __( 'Quantity must be 0 or more.', 'coleman' );
	}
	if ( ! /^\d+$/.test( typed ) ) {
		return __( 'Quantity must be a whole number.', 'coleman' );
	}
	return Number( typed ) > maximum
		? /* translators: %s: the largest quantity */
			sprintf( __( 'Quantity must be %s or less.', 'coleman' ), grouped( maximum ) )
		: '';
}

export type Progress = 'none' | 'saving' | 'saved';

/**
 * The quantity field of a line at work. It saves what is typed after a pause, at Enter and when the field is left;
 * 0, which removes the line, only when the visitor is done with the field. What is no quantity stays, and is told at the
 * field. What the server refuses goes back to what it has, and so does the field when another tab has changed the line.
 *
 * @param quantity What the cart has.
 * @param printed  What the field was printed with: after a refused form, what had been typed.
 * @param maximum  That can be ordered.
 * @param save     False when the server refuses; NaN is told of what is no quantity.
 */
export function useQuantity(
	quantity: number,
	printed: string,
	maximum: number,
	save: ( wanted: number ) => Promise< boolean >
) {
	const input = useRef< HTMLInputElement >( null );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	/** What the server was told last. */
	const told = useRef( Number( printed ) );
	const savesRunning = useRef( 0 );
	const latest = useRef( { quantity, save } );
	const [ progress, setProgress ] = useState< Progress >( 'none' );
	const [ fault, setFault ] = useState( '' );

	const stopTimer = () => {
		clearTimeout( timer.current );
		timer.current = undefined;
	};

	const isQuiet = () => ! savesRunning.current && timer.current === undefined;

	const goBack = () => {
		told.current = latest.current.quantity;
		setFault( '' );
		if ( input.current ) {
			input.current.value = `${ told.current }`;
		}
	};

	const commit = async () => {
		stopTimer();
		const typed = input.current?.value ?? '';
		const found = faultOf( typed, maximum );
		afterPress( () => setFault( found ) );
		if ( found ) {
			void latest.current.save( NaN );
			return;
		}
		const wanted = Number( typed );
		if ( wanted === told.current ) {
			return;
		}
		told.current = wanted;
		savesRunning.current++;
		setProgress( 'saving' );
		const agreed = await latest.current.save( wanted );
		savesRunning.current--;
		if ( isQuiet() ) {
			setProgress( agreed ? 'saved' : 'none' );
			if ( ! agreed ) {
				goBack();
			}
		}
	};

	const commitSoon = ( isLeft: boolean ) => {
		stopTimer();
		setProgress( 'none' );
		timer.current = setTimeout( () => {
			timer.current = undefined;
			if ( isLeft || Number( input.current?.value ) > 0 ) {
				void commit();
			}
		}, PAUSE_MS );
	};

	useEffect( () => {
		const hasChanged = quantity !== latest.current.quantity;
		latest.current = { quantity, save };
		if ( hasChanged && quantity !== told.current && isQuiet() ) {
			goBack();
		}
	} );

	useEffect( () => {
		const field = input.current;
		if ( field && field.value !== field.defaultValue ) {
			// Typed before the island was awake; and left, unless the visitor is still there.
			commitSoon( field !== field.ownerDocument.activeElement );
		}
		const leave = () => void commit();
		addEventListener( 'pagehide', leave );
		return () => {
			stopTimer();
			removeEventListener( 'pagehide', leave );
		};
		// Everything that these use is a ref.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the line appears
	}, [] );

	return { input, fault, progress, commit, commitSoon: () => commitSoon( false ) };
}
