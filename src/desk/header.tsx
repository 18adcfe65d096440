import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { isFocusFree } from './focus';

type Props = {
	title: string;
	/** Beside the title, small: a state, a count. */
	aside?: ReactNode;
	/** The way back to the list above. */
	back?: { label: string; onClick: () => void };
	/** What can be done here; the one action that matters most is primary. */
	actions?: ReactNode;
	/** Where the screen has come to. When it changes and what had the focus is gone, the title takes it. */
	step?: string;
};

/** The head of a screen: where one is, and what can be done there. */
export function Header( { title, aside, back, actions, step }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( step !== undefined && isFocusFree() ) {
			heading.current?.focus( { preventScroll: true } );
		}
	}, [ step ] );
	return (
		<header className="coleman-desk__header">
			{ back && (
				<button type="button" className="coleman-desk__back" onClick={ back.onClick }>
					← { back.label }
				</button>
			) }
			<div className="coleman-desk__head">
				<h2 className="coleman-desk__title" ref={ heading } tabIndex={ -1 }>
					{ title }
				</h2>
				{ aside && <div className="coleman-desk__aside">{ aside }</div> }
				{ actions && <div className="coleman-desk__actions">{ actions }</div> }
			</div>
		</header>
	);
}
