import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Field } from '@/forms/field/field';
import { Button } from '@/ui/button/button';
import { PersonCard } from '@/ui/person-card/person-card';
import type { SalesTeamProps, Team, TeamChoice } from './team-props';
import { useTeam } from './use-team';

export { salesTeamProps } from './team-props';

const BELOW = { h1: 'h2', h2: 'h3' } as const;

/** What is wrong with the ZIP code. */
/** Nobody drives so far to a branch: the distance is left out. */
const FAR_MILES = 250;

function fault( how: Team[ 'how' ] ): string {
	if ( how === 'malformed' ) {
		return __( 'Enter a 5-digit ZIP code.', 'coleman' );
	}
	return how === 'unknown' ? __( 'We don’t know this ZIP code.', 'coleman' ) : '';
}

/** Who is shown, and why. */
function toldOf( { people, how, nearest }: Team, zip: string ): string {
	const count = people.length;
	if ( how === 'covered' ) {
		return sprintf(
			/* translators: 1: number of people, 2: ZIP code. */
			_n( '%1$d person covers ZIP code %2$s.', '%1$d people cover ZIP code %2$s.', count, 'coleman' ),
			count,
			zip
		);
	}
	if ( how === 'nearest' && nearest && nearest.miles > FAR_MILES ) {
		return sprintf(
			/* translators: 1: ZIP code, 2: city of a branch. */
			__( 'ZIP code %1$s isn’t in anyone’s territory. The nearest branch is %2$s.', 'coleman' ),
			zip,
			nearest.city
		);
	}
	if ( how === 'nearest' && nearest ) {
		return sprintf(
			/* translators: 1: ZIP code, 2: city of a branch, 3: distance in miles. */
			_n(
				'ZIP code %1$s isn’t in anyone’s territory. The nearest branch is %2$s, %3$d mile away.',
				'ZIP code %1$s isn’t in anyone’s territory. The nearest branch is %2$s, %3$d miles away.',
				nearest.miles,
				'coleman'
			),
			zip,
			nearest.city,
			nearest.miles
		);
	}
	/* translators: %d: number of people. */
	return sprintf( _n( '%d person', '%d people', count, 'coleman' ), count );
}

type ViewProps = SalesTeamProps & { isLoading?: boolean; onFind?: ( choice: TeamChoice ) => void };

/** How the team looks. */
export function SalesTeamView( { isLoading = false, onFind, ...page }: ViewProps ) {
	const { id, heading: Heading, branches, branch, zip, team } = page;
	const Below = BELOW[ Heading ];
	const groups = branches
		.map( ( at ) => ( { ...at, people: team.people.filter( ( { location_id: there } ) => there === at.id ) } ) )
		.filter( ( { people } ) => people.length > 0 );

	const onSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const typed = new FormData( event.currentTarget );
		const text = ( name: string ) => String( typed.get( name ) ?? '' ).trim();
		onFind?.( { branch: page.isBranchFixed ? branch : text( 'branch' ), zip: text( 'zip' ) } );
	};

	return (
		<div
			className={ `coleman-sales-team${ isLoading ? ' is-loading' : '' }` }
			id={ id }
			aria-busy={ isLoading || undefined }
		>
			<Heading className="coleman-sales-team__heading">{ __( 'Sales Team', 'coleman' ) }</Heading>
			{ page.showFilter && (
				<form
					className="coleman-sales-team__form"
					method="get"
					action={ `#${ id }` }
					noValidate
					onSubmit={ onSubmit }
				>
					<Field
						id={ `${ id }-zip` }
						name="zip"
						type="text"
						label={ __( 'Your ZIP code', 'coleman' ) }
						value={ zip }
						error={ fault( team.how ) }
						requirement="depends"
						autocomplete="postal-code"
						inputMode="numeric"
						maxLength={ 10 }
						width="short"
					/>
					{ ! page.isBranchFixed && (
						<Field
							id={ `${ id }-branch` }
							name="branch"
							type="select"
							label={ __( 'Branch', 'coleman' ) }
							value={ branch }
							placeholder={ __( 'All branches', 'coleman' ) }
							options={ branches.map( ( { slug, city } ) => ( { value: slug, label: city } ) ) }
							requirement="depends"
						/>
					) }
					<Button type="submit" variant="primary" label={ __( 'Find', 'coleman' ) } />
				</form>
			) }
			<p className="coleman-sales-team__told" role="status">
				{ toldOf( team, zip ) }
			</p>
			{ groups.map( ( { slug, city, url, people } ) => (
				<section
					key={ slug }
					className="coleman-sales-team__branch"
					data-native=""
					aria-labelledby={ `${ id }-at-${ slug }` }
				>
					<Below className="coleman-sales-team__city" id={ `${ id }-at-${ slug }` }>
						<a href={ url }>{ city }</a>
					</Below>
					<ul className="coleman-sales-team__people">
						{ people.map( ( person ) => (
							<li key={ `${ person.name } ${ person.email }` }>
								<PersonCard { ...person } />
							</li>
						) ) }
					</ul>
				</section>
			) ) }
		</div>
	);
}

/** The team at work. */
export function SalesTeam( props: SalesTeamProps ) {
	const { shown, isLoading, choose } = useTeam( props );
	const { id } = props;
	const written = useRef( shown );

	useEffect( () => {
		// The fields are the visitor's own, also what was typed before the island woke; an answer alone changes them.
		if ( shown === written.current ) {
			return;
		}
		written.current = shown;
		for ( const name of [ 'zip', 'branch' ] as const ) {
			const field = document.getElementById( `${ id }-${ name }` );
			if ( field instanceof HTMLInputElement || field instanceof HTMLSelectElement ) {
				field.value = shown[ name ];
			}
		}
	}, [ shown, id ] );

	return <SalesTeamView { ...props } { ...shown } isLoading={ isLoading } onFind={ choose } />;
}
