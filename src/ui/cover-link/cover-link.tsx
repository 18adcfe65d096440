import type { ReactNode } from 'react';
import './style.css';

type CoverLinkProps = {
	href: string;
	className?: string;
	children?: ReactNode;
};

/** The link of a card, which covers the whole card: the nearest element around it with a position. */
export function CoverLink( { href, className = '', children }: CoverLinkProps ) {
	return (
		<a className={ `coleman-cover-link${ className && ` ${ className }` }` } href={ href }>
			{ children }
		</a>
	);
}
