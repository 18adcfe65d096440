import type { ReactNode } from 'react';
import { CoverLink } from '@/ui/cover-link/cover-link';
import { Picture } from '@/ui/picture/picture';
import './style.css';

type TileProps = {
	name: string;
	url: string;
	image: string;
	/** `eager` where it is in view at once. */
	loading: 'eager' | 'lazy';
	/** What stands below the name. */
	children?: ReactNode;
};

/** A category in a list of `coleman-tiles`: the whole tile leads there. */
export function Tile( { name, url, image, loading, children }: TileProps ) {
	return (
		<li className="coleman-tile">
			<Picture
				className="coleman-tile__picture"
				src={ image }
				alt=""
				width={ 480 }
				height={ 300 }
				sizes="(width >= 50rem) 20rem, 60vw"
				loading={ loading }
			/>
			<p className="coleman-tile__words">
				<CoverLink className="coleman-tile__link" href={ url }>
					{ name }
				</CoverLink>
				{ children }
			</p>
		</li>
	);
}
