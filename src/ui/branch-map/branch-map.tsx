import { __ } from '@wordpress/i18n';
import { boolean, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const branchMapProps = shape( {
	/** Address of the drawn map, and what it shows. */
	src: string,
	alt: string,
	/** Whether a live one may be asked for, which src/behaviours/live-map shows. */
	hasLive: boolean,
} );

/** Where branches are: a drawn map, which asks nobody. */
export function BranchMap( { src, alt, hasLive }: TypeOf< typeof branchMapProps > ) {
	return (
		<div className="coleman-branch-map">
			<img
				className="coleman-branch-map__drawn"
				src={ src }
				alt={ alt }
				width={ 800 }
				height={ 450 }
				loading="lazy"
				decoding="async"
			/>
			{ hasLive && (
				<button type="button" className="coleman-branch-map__show" data-show-map="">
					{ __( 'Show the live map', 'coleman' ) }
				</button>
			) }
			{ hasLive && <p className="coleman-branch-map__told" role="status" /> }
		</div>
	);
}
