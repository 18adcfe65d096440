import apiFetch from '@wordpress/api-fetch';
import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { Preview } from './preview';
import { useAnswer } from './use-answer';

type ChosenProps = {
	/** As it is registered, such as `coleman/part`. */
	block: string;
	attributes: Record< string, string | number | boolean >;
	/** Whether it shows something of its own, and not the page's. */
	isChosen: boolean;
	/** What stands for the page's own. */
	children: ReactNode;
};

const queryOf = ( attributes: ChosenProps[ 'attributes' ] ) =>
	new URLSearchParams( [
		[ 'context', 'edit' ],
		...Object.entries( attributes ).map( ( [ name, value ] ) => [ `attributes[${ name }]`, `${ value }` ] ),
	] ).toString();

/** A preview as PHP prints it, for what was chosen; else the example. */
export function Chosen( { block, attributes, isChosen, children }: ChosenProps ) {
	const html = useAnswer(
		async ( signal ) =>
			isChosen
				? (
						await apiFetch< { rendered: string } >( {
							path: `/wp/v2/block-renderer/${ block }?${ queryOf( attributes ) }`,
							signal,
						} )
					).rendered
				: null,
		JSON.stringify( attributes )
	);
	if ( ! isChosen ) {
		return <Preview>{ children }</Preview>;
	}
	return (
		<Preview isExample={ false }>
			{ html === null ? <Spinner /> : <div dangerouslySetInnerHTML={ { __html: html } } /> }
		</Preview>
	);
}
