import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, integer, oneOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { rawUrlEncode } from '@/rules/raw-url-encode';
import { telephoneUrl } from '@/rules/telephone';
import { BranchHours, hoursFields } from '@/ui/branch-hours/branch-hours';
import { PersonCard, personShape } from '@/ui/person-card/person-card';
import './style.css';

/** Of a branch, in the shape of locations-extra, what is shown. */
export const branchShape = shape( {
	location_id: integer,
	slug: string,
	address: string,
	city: string,
	state: string,
	postal_code: string,
	phone_number: string,
	...hoursFields,
	map: string,
} );

export type Branch = TypeOf< typeof branchShape >;

export const branchContactProps = shape( {
	branches: arrayOf( branchShape ),
	people: arrayOf( personShape ),
	/** Address of the drawn map; none when empty. */
	map: string,
	/** Level of the headings. */
	level: oneOf( 'h2', 'h3' ),
} );

const cityLine = ( { city, state, postal_code: postalCode }: Branch ): string =>
	/* translators: the last line of an address. 1: city, 2: state, 3: ZIP code. */
	sprintf( __( '%1$s, %2$s %3$s', 'coleman' ), city, state, postalCode );

const directions = ( branch: Branch ): string =>
	'https://www.google.com/maps/dir/?api=1&destination=' +
	rawUrlEncode( `${ branch.address }, ${ branch.city }, ${ branch.state } ${ branch.postal_code }` );

function BranchPlate( { branch, level: Heading }: { branch: Branch; level: 'h2' | 'h3' } ) {
	return (
		<li className="coleman-branch-contact__branch">
			<Heading className="coleman-branch-contact__city">{ branch.city }</Heading>
			<address className="coleman-branch-contact__address">
				<span className="coleman-branch-contact__street">{ branch.address }</span>
				<span className="coleman-branch-contact__place">{ cityLine( branch ) }</span>
			</address>
			<a className="coleman-branch-contact__phone" href={ telephoneUrl( branch.phone_number ) }>
				{ branch.phone_number }
			</a>
			<BranchHours { ...branch } />
			<a
				className="coleman-branch-contact__directions"
				href={ directions( branch ) }
				/* translators: %s: city of a branch. */
				aria-label={ sprintf( __( 'Directions to %s', 'coleman' ), branch.city ) }
			>
				{ __( 'Directions', 'coleman' ) }
			</a>
		</li>
	);
}

/** Where the branches are, when they are open, and who sells there. */
export function BranchContact( { branches, people, map, level: Heading }: TypeOf< typeof branchContactProps > ) {
	return (
		<div className="coleman-branch-contact" data-native="">
			{ branches.length > 0 && (
				<div className="coleman-branch-contact__places">
					{ map && (
						<img
							className="coleman-branch-contact__map"
							src={ map }
							alt={
								branches.length === 1
									? /* translators: %s: city of a branch. */
										sprintf( __( 'Map: the branch in %s', 'coleman' ), branches[ 0 ]?.city ?? '' )
									: __( 'Map: our branches around Kansas City', 'coleman' )
							}
							width={ 800 }
							height={ 450 }
							loading="lazy"
							decoding="async"
						/>
					) }
					<ul className="coleman-branch-contact__branches">
						{ branches.map( ( branch ) => (
							<BranchPlate key={ branch.slug } branch={ branch } level={ Heading } />
						) ) }
					</ul>
				</div>
			) }
			{ people.length > 0 && (
				<div className="coleman-branch-contact__team">
					<Heading className="coleman-branch-contact__title">{ __( 'Sales Team', 'coleman' ) }</Heading>
					<ul className="coleman-branch-contact__people">
						{ people.map( ( person ) => (
							<li key={ `${ person.name } ${ person.email }` }>
								<PersonCard { ...person } />
							</li>
						) ) }
					</ul>
				</div>
			) }
		</div>
	);
}
