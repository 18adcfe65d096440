import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { CoverLink } from '@/ui/cover-link/cover-link';
import { Picture } from '@/ui/picture/picture';
import './style.css';

type PlateCardProps = {
	/** Of what it is a card. */
	className: string;
	maker: string;
	/** At the other end of the strip: what the maker calls it, or what kind of machine it is. */
	label: ReactNode;
	/** Level of its heading. */
	level: 'h2' | 'h3';
	name: string;
	url: string;
	picture: string;
	/** `eager` for what is in view when the page opens. */
	loading: 'eager' | 'lazy';
	/** The branches that have it. */
	locations: { City: string }[];
	/** What is said where no branch has it; empty for nothing. */
	nowhere: string;
	/** The rows below its picture and name. */
	children?: ReactNode;
};

/**
 * A machine or an attachment in a list, as its data plate. In a list of the class `coleman-plate-cards` the rows line up;
 * a second class says how many rows a card has and how wide it is.
 */
export function PlateCard( {
	className,
	maker,
	label,
	level: Heading,
	name,
	url,
	picture,
	loading,
	locations,
	nowhere,
	children,
}: PlateCardProps ) {
	const where =
		locations.length > 0
			? /* translators: %s: the branches that have it. */
				sprintf( __( 'At %s', 'coleman' ), locations.map( ( { City } ) => City ).join( ' · ' ) )
			: nowhere;
	return (
		<article className={ `coleman-plate-card ${ className }` }>
			<p className="coleman-plate-card__strip">
				<span>{ maker }</span>
				{ label }
			</p>
			<Heading className="coleman-plate-card__name">
				<CoverLink href={ url }>{ name }</CoverLink>
			</Heading>
			<Picture
				className="coleman-plate-card__picture"
				src={ picture }
				alt=""
				width={ 480 }
				height={ 300 }
				sizes="(width >= 50rem) 20rem, 40vw"
				loading={ loading }
			/>
			{ children }
			{ where !== '' && <p className="coleman-plate-card__where">{ where }</p> }
		</article>
	);
}
