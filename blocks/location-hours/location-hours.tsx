import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { arrayOf, boolean, oneOf, optional, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { telephoneUrl } from '@/rules/telephone';
import { BranchContact, branchShape } from '@/ui/branch-contact/branch-contact';
import type { Branch } from '@/ui/branch-contact/branch-contact';
import { BranchHours } from '@/ui/branch-hours/branch-hours';
import { personShape } from '@/ui/person-card/person-card';

export const locationHoursProps = shape( {
	layout: oneOf( 'full', 'strip', 'footer' ),
	/** Empty: none. */
	heading: string,
	/** That of a heading which is the page's title. */
	headingLevel: optional( oneOf( 'h1', 'h2' ) ),
	/** Whether the one branch that it was set to is no longer there: all are shown instead. */
	isGone: optional( boolean ),
	/** Address of the drawn map; none when empty. */
	map: string,
	branches: arrayOf( branchShape ),
	people: arrayOf( personShape ),
} );

export type LocationHoursProps = TypeOf< typeof locationHoursProps >;

/** A branch in few words: in the strip its city, telephone and hours; in the footer its street too. */
function BriefBranch( { branch, withAddress }: { branch: Branch; withAddress: boolean } ) {
	return (
		<li className="coleman-location-hours__branch">
			<p className="coleman-location-hours__city">{ branch.city }</p>
			{ withAddress && <p className="coleman-location-hours__street">{ branch.address }</p> }
			<a className="coleman-location-hours__phone" href={ telephoneUrl( branch.phone_number ) }>
				{ branch.phone_number }
			</a>
			<BranchHours { ...branch } />
		</li>
	);
}

/**
 * The branches. Without an island: nothing in it waits for React, and src/behaviours/today marks the hours of the
 * present day.
 */
export function LocationHours( {
	layout,
	heading,
	headingLevel: Heading = 'h2',
	isGone = false,
	map,
	branches,
	people,
}: LocationHoursProps ) {
	return (
		<div className={ `coleman-location-hours__layout is-${ layout }` }>
			{ heading && <Heading className="coleman-location-hours__heading">{ heading }</Heading> }
			{ isGone && (
				<p className="coleman-location-hours__gone">
					{ __( 'This branch is no longer listed. Here are all our branches.', 'coleman' ) }
				</p>
			) }
			{ layout === 'full' ? (
				<BranchContact
					branches={ branches }
					people={ people }
					map={ map }
					level={ heading && Heading === 'h2' ? 'h3' : 'h2' }
					isPlain
				/>
			) : (
				<ul
					className="coleman-location-hours__branches"
					aria-label={ __( 'Branches', 'coleman' ) }
					style={ { '--branches': branches.length } as CSSProperties }
				>
					{ branches.map( ( branch ) => (
						<BriefBranch key={ branch.slug } branch={ branch } withAddress={ layout === 'footer' } />
					) ) }
				</ul>
			) }
		</div>
	);
}
