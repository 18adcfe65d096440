import { __ } from '@wordpress/i18n';
import { arrayOf, integer, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Picture } from '@/ui/picture/picture';

export const partFamiliesProps = shape( {
	/** Empty for none. */
	heading: string,
	layout: oneOf( 'list', 'tiles' ),
	families: arrayOf( shape( { id: integer, name: string, url: string, image: string } ) ),
	/** The page’s family; 0 for none. */
	currentId: integer,
} );

export type PartFamiliesProps = TypeOf< typeof partFamiliesProps >;

/** The families of parts, each a link. */
export function PartFamilies( { heading, layout, families, currentId }: PartFamiliesProps ) {
	if ( ! families.length ) {
		return null;
	}
	return (
		<nav
			className={ `coleman-part-families__nav is-${ layout }` }
			aria-label={ heading || __( 'Parts families', 'coleman' ) }
		>
			{ heading && <p className="coleman-part-families__heading">{ heading }</p> }
			<ul className="coleman-part-families__list">
				{ families.map( ( { id, name, url, image } ) => (
					<li key={ id }>
						<a href={ url } aria-current={ id === currentId ? 'page' : undefined }>
							{ layout === 'tiles' && image && (
								<Picture
									src={ image }
									alt=""
									width={ 320 }
									height={ 200 }
									sizes="20rem"
									loading="lazy"
								/>
							) }
							<span>{ name }</span>
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
