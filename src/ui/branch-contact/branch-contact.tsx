import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, boolean, integer, number, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { rawUrlEncode } from '@/rules/raw-url-encode';
import { telephoneUrl } from '@/rules/telephone';
import { BranchHours, hoursFields } from '@/ui/branch-hours/branch-hours';
import { BranchMap } from '@/ui/branch-map/branch-map';
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
	/** Address of the page about it; its city is no link without it. */
	url: optional( string ),
	/** Where it stands on a live map. */
	lat: optional( number ),
	lng: optional( number ),
} );

export type Branch = TypeOf< typeof branchShape >;

export const branchContactProps = shape( {
	branches: arrayOf( branchShape ),
	people: arrayOf( personShape ),
	/** Address of the drawn map; none when empty. */
	map: string,
	/** Level of the headings. */
	level: oneOf( 'h2', 'h3' ),
	/** Not in an island: src/behaviours may write whether it is open now, and show a live map. */
	isPlain: optional( boolean ),
} );

const cityLine = ( { city, state, postal_code: postalCode }: Branch ): string =>
	/* translators: the last line of an address. 1: city, 2: state, 3: ZIP code. */
	sprintf( __( '%1$s, %2$s %3$s', 'coleman' ), city, state, postalCode );

const directions = ( branch: Branch ): string =>
	'https://www.google.com/maps/dir/?api=1&destination=' +
	rawUrlEncode( `${ branch.address }, ${ branch.city }, ${ branch.state } ${ branch.postal_code }` );

/** In the order that src/behaviours/open-now knows. */
const openWords = (): string[] => [
	__( 'Open now', 'coleman' ),
	/* translators: %s: a time. */
	__( 'Open now, until %s', 'coleman' ),
	__( 'Closed', 'coleman' ),
	/* translators: 1: a day, such as tomorrow or Monday, 2: a time. */
	__( 'Closed, opens %1$s %2$s', 'coleman' ),
	__( 'today', 'coleman' ),
	__( 'tomorrow', 'coleman' ),
	/* translators: %s: a time before noon, such as 7:30. */
	__( '%s am', 'coleman' ),
	/* translators: %s: a time after noon, such as 5:30. */
	__( '%s pm', 'coleman' ),
	/* translators: a date. 1: day of the week, 2: number of the month, 3: day of the month. */
	__( '%1$s %2$d/%3$d', 'coleman' ),
	__( 'Sunday', 'coleman' ),
	__( 'Monday', 'coleman' ),
	__( 'Tuesday', 'coleman' ),
	__( 'Wednesday', 'coleman' ),
	__( 'Thursday', 'coleman' ),
	__( 'Friday', 'coleman' ),
	__( 'Saturday', 'coleman' ),
];

type PlateProps = { branch: Branch; level: 'h2' | 'h3'; isPlain: boolean };

function BranchPlate( { branch, level: Heading, isPlain }: PlateProps ) {
	const { lat, lng } = branch;
	const at = isPlain && lat !== undefined && lng !== undefined ? `${ lat },${ lng }` : undefined;
	return (
		<li
			className="coleman-branch-contact__branch"
			data-at={ at }
			data-branch-row={ isPlain ? branch.location_id : undefined }
		>
			<Heading className="coleman-branch-contact__city">
				{ branch.url ? <a href={ branch.url }>{ branch.city }</a> : branch.city }
			</Heading>
			<address className="coleman-branch-contact__address">
				<span className="coleman-branch-contact__street">{ branch.address }</span>
				<span className="coleman-branch-contact__place">{ cityLine( branch ) }</span>
			</address>
			<a className="coleman-branch-contact__phone" href={ telephoneUrl( branch.phone_number ) }>
				{ branch.phone_number }
			</a>
			{ isPlain && branch.hours_spec.length > 0 && (
				<p className="coleman-branch-contact__now" data-open-now="" />
			) }
			<BranchHours { ...branch } tells={ isPlain ? 'now' : 'nothing' } />
			<a
				className="coleman-branch-contact__directions"
				href={ directions( branch ) }
				/* translators: %s: city of a branch. */
				aria-label={ sprintf( __( 'Directions to %s', 'coleman' ), branch.city ) }
			>
				{ __( 'Directions', 'coleman' ) }
			</a>
			{ isPlain && (
				<form className="coleman-branch-contact__choose" method="post">
					<input type="hidden" name="coleman_action" value="branch_choose" />
					<p className="coleman-branch-contact__mine" data-mine="" hidden>
						{ __( 'Your branch', 'coleman' ) }
					</p>
					<button type="submit" name="branch" value={ branch.location_id }>
						{ __( 'Make this my branch', 'coleman' ) }
					</button>
				</form>
			) }
		</li>
	);
}

/** Where the branches are, when they are open, and who sells there. */
export function BranchContact( {
	branches,
	people,
	map,
	level: Heading,
	isPlain = false,
}: TypeOf< typeof branchContactProps > ) {
	return (
		<div className="coleman-branch-contact" data-native="">
			{ branches.length > 0 && (
				<div className="coleman-branch-contact__places">
					{ map && (
						<BranchMap
							src={ map }
							alt={
								branches.length === 1
									? /* translators: %s: city of a branch. */
										sprintf( __( 'Map: the branch in %s', 'coleman' ), branches[ 0 ]!.city )
									: __( 'Map: our branches around Kansas City', 'coleman' )
							}
							hasLive={ isPlain && branches.some( ( { lat } ) => lat !== undefined ) }
						/>
					) }
					<ul
						className="coleman-branch-contact__branches"
						data-open-words={ isPlain ? JSON.stringify( openWords() ) : undefined }
					>
						{ branches.map( ( branch ) => (
							<BranchPlate key={ branch.slug } branch={ branch } level={ Heading } isPlain={ isPlain } />
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
