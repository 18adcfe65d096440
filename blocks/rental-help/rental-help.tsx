import { __ } from '@wordpress/i18n';
import { arrayOf, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { telephoneUrl } from '@/rules/telephone';
import './style.css';

export const rentalHelpProps = shape( {
	title: string,
	heading: oneOf( 'h1', 'h2' ),
	/** Whose rental desks can be called; none to leave them out. */
	branches: arrayOf( shape( { city: string, phone: string } ) ),
	/** In the editor's words; without them, ours. */
	steps: optional( arrayOf( shape( { name: string, text: string } ) ) ),
	phonesTitle: optional( string ),
} );

export type RentalHelpProps = TypeOf< typeof rentalHelpProps >;

/** The heading below the block's own. */
const BELOW = { h1: 'h2', h2: 'h3' } as const;

export const ourSteps = () => [
	{
		name: __( 'Choose a machine and your days', 'coleman' ),
		text: __(
			'See which days are available, add attachments and check the price before you send a request.',
			'coleman'
		),
	},
	{
		name: __( 'Send the request', 'coleman' ),
		text: __(
			'Our rental desk will call and email you to confirm the machine and collect payment. Nothing is reserved until then.',
			'coleman'
		),
	},
	{
		name: __( 'Pick it up or have it delivered', 'coleman' ),
		text: __( 'It’s ready to work, Monday to Saturday, and we show you how to run it.', 'coleman' ),
	},
];

/** How renting works, and whom to call. */
export function RentalHelp( { title, heading: Heading, branches, steps, phonesTitle }: RentalHelpProps ) {
	const Below = BELOW[ Heading ];
	return (
		<div className="coleman-rental-help">
			<Heading className="coleman-rental-help__title">{ title }</Heading>
			<ol className="coleman-rental-help__steps">
				{ ( steps ?? ourSteps() ).map( ( { name, text }, index ) => (
					<li key={ index } className="coleman-rental-help__step">
						<Below className="coleman-rental-help__name">{ name }</Below>
						<p className="coleman-rental-help__text">{ text }</p>
					</li>
				) ) }
			</ol>
			{ branches.length > 0 && (
				<div className="coleman-rental-help__desks">
					<Below className="coleman-rental-help__strip">
						{ phonesTitle ?? __( 'Call a rental desk', 'coleman' ) }
					</Below>
					<ul className="coleman-rental-help__phones">
						{ branches.map( ( { city, phone } ) => (
							<li key={ city } className="coleman-rental-help__desk">
								<span>{ city }</span>
								<a className="coleman-rental-help__phone" href={ telephoneUrl( phone ) }>
									{ phone }
								</a>
							</li>
						) ) }
					</ul>
				</div>
			) }
		</div>
	);
}
