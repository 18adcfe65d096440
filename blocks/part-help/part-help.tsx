import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { telephoneUrl } from '@/rules/telephone';

export const partHelpProps = shape( {
	number: string,
	/** Why one asks: it cannot be had, it has no price, or neither. */
	reason: oneOf( 'gone', 'price', 'question' ),
	/** All parts of its kind; both empty where it belongs to none. */
	family: shape( { name: string, url: string } ),
	branches: arrayOf( shape( { city: string, phone: string } ) ),
	askUrl: string,
} );

export type PartHelpProps = TypeOf< typeof partHelpProps >;

function headingOf( reason: PartHelpProps[ 'reason' ] ): string {
	if ( reason === 'gone' ) {
		return __( 'We may still find it', 'coleman' );
	}
	return reason === 'price' ? __( 'Ask for the price', 'coleman' ) : __( 'Ask about this part', 'coleman' );
}

function textOf( reason: PartHelpProps[ 'reason' ] ): string {
	if ( reason === 'gone' ) {
		return __(
			'Ask the parts desk. We check with other dealers and look for parts that do the same job.',
			'coleman'
		);
	}
	return reason === 'price'
		? __( 'The parts desk looks up the price and tells you when it can be here.', 'coleman' )
		: __( 'Have your machine’s model and serial number ready.', 'coleman' );
}

/** Whom to call and where to ask, and where to look on. What replaces the part is told at the top of its page. */
export function PartHelp( { number, reason, family, branches, askUrl }: PartHelpProps ) {
	return (
		<section className="coleman-part-help">
			<h2 className="coleman-part-help__heading">{ headingOf( reason ) }</h2>
			<p className="coleman-part-help__text">{ textOf( reason ) }</p>
			<a className="coleman-part-help__ask wp-element-button" href={ askUrl }>
				{
					/* translators: %s: part number. */
					sprintf( __( 'Ask about %s', 'coleman' ), number )
				}
			</a>
			<ul className="coleman-part-help__phones">
				{ branches.map( ( { city, phone } ) => (
					<li key={ city }>
						<span>{ city }</span>
						<a className="coleman-part-help__phone" href={ telephoneUrl( phone ) }>
							{ phone }
						</a>
					</li>
				) ) }
			</ul>
			{ family.url !== '' && (
				<a className="coleman-part-help__link" href={ family.url }>
					{
						/* translators: %s: a family of parts, such as Engine Oil Filters. */
						sprintf( __( 'See all: %s', 'coleman' ), family.name )
					}
				</a>
			) }
		</section>
	);
}
