import type { ReactNode } from 'react';
import './style.css';

type FormLayoutProps = {
	title: string;
	/** A form is read down and stays narrow. */
	width: 'narrow' | 'full';
	children?: ReactNode;
};

/** What pages with forms have in common: a title, and room for plates. Its style knows forms, texts and links in them. */
export function FormLayout( { title, width, children }: FormLayoutProps ) {
	return (
		<div className={ `coleman-form-layout is-${ width }` }>
			<h1 className="coleman-form-layout__title">{ title }</h1>
			{ children }
		</div>
	);
}
