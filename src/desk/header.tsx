import type { ReactNode } from 'react';

type Props = {
	title: string;
	/** Beside the title, small: a state, a count. */
	aside?: ReactNode;
	/** The way back to the list above. */
	back?: { label: string; onClick: () => void };
	/** What can be done here; the one action that matters most is primary. */
	actions?: ReactNode;
};

/** The head of a screen: where one is, and what can be done there. */
export function Header( { title, aside, back, actions }: Props ) {
	return (
		<header className="coleman-desk__header">
			{ back && (
				<button type="button" className="coleman-desk__back" onClick={ back.onClick }>
					← { back.label }
				</button>
			) }
			<div className="coleman-desk__head">
				<h2 className="coleman-desk__title">{ title }</h2>
				{ aside && <div className="coleman-desk__aside">{ aside }</div> }
				{ actions && <div className="coleman-desk__actions">{ actions }</div> }
			</div>
		</header>
	);
}
