import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Fault } from './notices';
import type { Query } from './use-query';

type Props< Results > = {
	query: Query< Results >;
	/** Shown in the place of nothing. */
	empty?: ReactNode;
	isEmpty?: ( results: Results ) => boolean;
	children: ( results: Results ) => ReactNode;
};

/** One of: being loaded, could not be loaded (with "Try again"), nothing there, there. */
export function Loaded< Results >( { query, empty, isEmpty, children }: Props< Results > ) {
	const { answer, error, reload } = query;
	if ( ! answer ) {
		return error ? (
			<div className="coleman-desk__state">
				<Fault error={ error } />
				<Button variant="secondary" onClick={ reload } __next40pxDefaultSize>
					{ __( 'Try again', 'coleman' ) }
				</Button>
			</div>
		) : (
			<div className="coleman-desk__state" role="status">
				<Spinner /> { __( 'One moment…', 'coleman' ) }
			</div>
		);
	}
	return (
		<>
			<Fault error={ error } />
			{ isEmpty?.( answer.results ) ? (
				<div className="coleman-desk__state">{ empty }</div>
			) : (
				children( answer.results )
			) }
		</>
	);
}
