import apiFetch from '@wordpress/api-fetch';
import { Spinner } from '@wordpress/components';
import { RawHTML, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
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
	const html = useAnswer( async ( signal ) => {
		await new Promise( ( resolve ) => setTimeout( resolve, isAsked.current ? PAUSE_MS : 0 ) );
		signal.throwIfAborted();
		isAsked.current = true;
		return (
			await apiFetch< { rendered: string } >( {
				path: `/wp/v2/block-renderer/${ block }?${ queryOf( attributes ) }`,
				signal,
			} )
		).rendered.trim();
	}, JSON.stringify( attributes ) );
	return (
		<Preview isExample={ false }>
			{ html === null && <Spinner /> }
			{ html === '' && <Gone /> }
			{ html && <RawHTML>{ html }</RawHTML> }
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
