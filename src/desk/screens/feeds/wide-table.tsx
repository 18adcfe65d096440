import type { ReactNode } from 'react';

type Props = {
	/** What it lists, for who does not see it. */
	label: string;
	children: ReactNode;
};

/** A table that scrolls sideways where the screen is narrower than it, also by the keyboard; the page does not. */
export function WideTable( { label, children }: Props ) {
	return (
		<div className="coleman-feeds__scroll" role="region" aria-label={ label } tabIndex={ 0 }>
			<table className="coleman-feeds__table">{ children }</table>
		</div>
	);
}
