import apiFetch from '@wordpress/api-fetch';
import { Spinner } from '@wordpress/components';
import { RawHTML } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Preview } from './preview';
import { useAnswer } from './use-answer';

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

/** A block as PHP prints it. */
export function Rendered( { block, attributes }: RenderedProps ) {
	const html = useAnswer(
		async ( signal ) =>
			(
				await apiFetch< { rendered: string } >( {
					path: `/wp/v2/block-renderer/${ block }?${ queryOf( attributes ) }`,
					signal,
				} )
			).rendered.trim(),
		JSON.stringify( attributes )
	);
	return (
		<Preview isExample={ false }>
			{ html === null && <Spinner /> }
			{ html === '' && <p>{ __( 'What you chose is gone. Visitors see nothing here.', 'coleman' ) }</p> }
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
	isChosen ? <Rendered { ...block } /> : <Preview>{ children }</Preview>;
