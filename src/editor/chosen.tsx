import apiFetch from '@wordpress/api-fetch';
import { Button, Spinner } from '@wordpress/components';
import { RawHTML, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { faultOf } from './fault';
import { Preview } from './preview';
import { useAnswer } from './use-answer';

/** Somebody who types a heading is waited for. */
const PAUSE_MS = 300;

type RenderedProps = {
	/** As it is registered, such as `coleman/part`. */
	block: string;
	attributes: Record< string, string | number | boolean | number[] >;
};

const queryOf = ( attributes: RenderedProps[ 'attributes' ] ) =>
	new URLSearchParams( [
		[ 'context', 'edit' ],
		...Object.entries( attributes ).flatMap( ( [ name, value ] ) =>
			Array.isArray( value )
				? value.map( ( item, index ) => [ `attributes[${ name }][${ index }]`, `${ item }` ] )
				: [ [ `attributes[${ name }]`, `${ value }` ] ]
		),
	] ).toString();

/** In place of a block that has nothing left to show. */
export const Gone = () => <p>{ __( 'What you chose is gone. Visitors see nothing here.', 'coleman' ) }</p>;

/** A block as PHP prints it. */
export function Rendered( { block, attributes }: RenderedProps ) {
	const isAsked = useRef( false );
	const [ tries, setTries ] = useState( 0 );
	const answer = useAnswer(
		async ( signal ) => {
			await new Promise( ( resolve ) => setTimeout( resolve, isAsked.current ? PAUSE_MS : 0 ) );
			signal.throwIfAborted();
			isAsked.current = true;
			try {
				const { rendered } = await apiFetch< { rendered: string } >( {
					path: `/wp/v2/block-renderer/${ block }?${ queryOf( attributes ) }`,
					signal,
				} );
				return { html: rendered.trim(), fault: '' };
			} catch ( error ) {
				return { html: '', fault: faultOf( error ) };
			}
		},
		`${ tries } ${ JSON.stringify( attributes ) }`
	);
	if ( answer?.fault ) {
		return (
			<>
				<p>{ __( 'The preview could not be loaded. The block is kept as it is.', 'coleman' ) }</p>
				<p>{ answer.fault }</p>
				<Button variant="secondary" onClick={ () => setTries( tries + 1 ) }>
					{ __( 'Try again', 'coleman' ) }
				</Button>
			</>
		);
	}
	return (
		<Preview isExample={ false }>
			{ answer === null && <Spinner /> }
			{ answer?.html === '' && <Gone /> }
			{ answer?.html && <RawHTML>{ answer.html }</RawHTML> }
		</Preview>
	);
}

type ChosenProps = RenderedProps & {
	/** Whether it shows something of its own, and not the page's. */
	isChosen: boolean;
	/** What stands for the page's own. */
	children: ReactNode;
};

/** A preview of what was chosen; else the example. */
export const Chosen = ( { isChosen, children, ...block }: ChosenProps ) =>
	isChosen ? <Rendered { ...block } /> : <Preview needs="choice">{ children }</Preview>;
