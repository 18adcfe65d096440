import type { ReactNode } from 'react';
import './style.css';

type FormLayoutProps = {
	/** Of the title. */
	level: 'h1' | 'h2';
	title: string;
	/** A form is read down and stays narrow. */
	width: 'narrow' | 'full';
	children?: ReactNode;
};

/** What pages with forms have in common: a title, and room for plates. Its style knows forms, texts and links in them. */
export function FormLayout( { level: Title, title, width, children }: FormLayoutProps ) {
	return (
		<div className={ `coleman-form-layout is-${ width }` }>
			<Title className="coleman-form-layout__title">{ title }</Title>
			{ children }
		</div>
	);
}
