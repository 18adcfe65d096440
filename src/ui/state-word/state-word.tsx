import { oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

/** How good or bad a state is for a customer: `Coleman\Api\Orders\StateTone` says which has which. */
export const stateTone = oneOf( 'success', 'info', 'warning', 'neutral', 'error' );

export const stateWordProps = shape( { state: string, tone: stateTone } );

/** Where an order, a line of it or a return stands, in a word of its color. */
export function StateWord( { state, tone }: TypeOf< typeof stateWordProps > ) {
	return <strong className={ `coleman-state-word is-${ tone }` }>{ state }</strong>;
}
