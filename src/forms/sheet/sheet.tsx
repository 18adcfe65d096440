import type { ReactNode } from 'react';
import './style.css';

type SheetProps = {
	title: string;
	/** A form is read down and stays narrow. */
	width: 'narrow' | 'full';
	children?: ReactNode;
};

/** What pages with forms have in common: a title, and room for plates. Its style knows forms, texts and links in them. */
export function Sheet( { title, width, children }: SheetProps ) {
	return (
		<div className={ `coleman-sheet is-${ width }` }>
			<h1 className="coleman-sheet__title">{ title }</h1>
			{ children }
		</div>
	);
}
