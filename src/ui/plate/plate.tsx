import type { ReactNode } from 'react';
import './style.css';

type PlateProps = {
	title: string;
	/** Of its heading; 2 below a page's title. */
	level?: number;
	children?: ReactNode;
};

/** The data plate: a label strip, and what belongs together under it. */
export function Plate( { title, level = 2, children }: PlateProps ) {
	const Heading = `h${ level }` as 'h2';
	return (
		<section className="coleman-plate">
			<Heading className="coleman-plate__strip">{ title }</Heading>
			<div className="coleman-plate__body">{ children }</div>
		</section>
	);
}
