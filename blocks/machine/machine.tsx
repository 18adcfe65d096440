import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { rawUrlEncode } from '@/rules/raw-url-encode';
import { telephoneUrl } from '@/rules/telephone';
import type { MachineProps } from './machine-props';
import { Branch, Plate } from './plate';
import { Gone, Similar } from './similar';

export { machineProps } from './machine-props';

/** What stands in the sheet and is not its own: islands, and the blocks that an editor has put into it. */
type Slots = { gallery?: ReactNode; share?: ReactNode; form?: ReactNode };

function Specification( { groups }: { groups: MachineProps[ 'spec_groups' ] } ) {
	return (
		<table className="coleman-machine__specs">
			<caption>{ __( 'Specification', 'coleman' ) }</caption>
			{ groups.map( ( { title, rows } ) => (
				<tbody key={ title }>
					{ groups.length > 1 && (
						<tr>
							<th className="coleman-machine__group" scope="rowgroup" colSpan={ 2 }>
								{ title }
							</th>
						</tr>
					) }
					{ rows.map( ( { label, value } ) => (
						<tr key={ label }>
							<th scope="row">{ label }</th>
							<td>{ value }</td>
						</tr>
					) ) }
				</tbody>
			) ) }
		</table>
	);
}

/** Where one goes on from a machine: its diagrams, its parts, a rented one, all of its kind. */
function Ways( { machine, links, state }: MachineProps ) {
	const name = `${ machine.BrandName } ${ machine.Model }`;
	const all: [ url: string, label: string ][] = [
		/* translators: %s: a machine. */
		[ links.diagrams, sprintf( __( 'Parts diagrams for the %s', 'coleman' ), name ) ],
		/* translators: %s: a category of machines. */
		[ links.parts, sprintf( __( 'Parts for %s', 'coleman' ), machine.CategoryName ) ],
		[ links.rentals, __( 'Rent a similar machine', 'coleman' ) ],
		/* translators: %s: a category of machines. */
		[ links.category.url, sprintf( __( 'See all: %s', 'coleman' ), links.category.name ) ],
	];
	const ways = all.filter( ( [ url ] ) => url );
	return (
		<section className="coleman-machine__ways">
			<h2 className="coleman-machine__heading">
				{ state === 'sold' ? __( 'What’s next', 'coleman' ) : __( 'For this machine', 'coleman' ) }
			</h2>
			<ul className="coleman-machine__list">
				{ ways.map( ( [ url, label ] ) => (
					<li key={ label }>
						<a className="coleman-machine__link" href={ url }>
							{ label }
						</a>
					</li>
				) ) }
			</ul>
		</section>
	);
}

function Ask( { machine, branch, contact, anchors, form }: MachineProps & Pick< Slots, 'form' > ) {
	/* translators: 1: a machine, 2: its stock number. */
	const subject = sprintf( __( '%1$s, stock number %2$s', 'coleman' ), machine.Title, machine.StockNumber );
	/* translators: %s: a machine with its stock number. */
	const body = sprintf( __( 'I would like to know more about the %s.', 'coleman' ), subject );
	return (
		<section className="coleman-machine__ask" id={ anchors.ask }>
			<h2 className="coleman-machine__heading">{ __( 'Ask about this machine', 'coleman' ) }</h2>
			<p>
				{ sprintf(
					/* translators: %s: stock number of a machine. */
					__(
						'Call us with the stock number, %s, and we’ll look at the machine while you’re on the phone.',
						'coleman'
					),
					machine.StockNumber
				) }
			</p>
			<div className="coleman-machine__reach">
				{ branch && (
					<a className="coleman-machine__phone" href={ telephoneUrl( branch.phone_number ) }>
						{ branch.phone_number }
					</a>
				) }
				{ contact && (
					<a
						className="coleman-machine__link"
						href={ `mailto:${ contact.email }?subject=${ rawUrlEncode( subject ) }&body=${ rawUrlEncode( body ) }` }
					>
						{
							/* translators: %s: name of a salesman. */
							sprintf( __( 'Email %s', 'coleman' ), contact.name )
						}
					</a>
				) }
			</div>
			{ form }
		</section>
	);
}

/**
 * The page of a machine. Without an island: what changes in it are its pictures and its sharing, which are islands of
 * their own.
 */
export function Machine( { gallery, share, form, ...props }: MachineProps & Slots ) {
	const { machine, state, spec_groups: groups, branch, attachments, links, similar, anchors, level: Title } = props;
	if ( state === 'gone' ) {
		return (
			<div className="coleman-machine__body">
				<Gone { ...props } />
				{ similar.length > 0 && (
					<Similar id={ anchors.similar } similar={ similar } compare={ links.compare } />
				) }
			</div>
		);
	}
	return (
		<div className="coleman-machine__body">
			<Title className="coleman-machine__title">{ machine.Title }</Title>
			<div className="coleman-machine__columns">
				<div className="coleman-machine__media">
					{ gallery }
					{ share }
				</div>
				<div className="coleman-machine__side">
					<Plate { ...props } />
					{ branch && <Branch branch={ branch } /> }
				</div>
				<div className="coleman-machine__more">
					{ machine.Description && <p className="coleman-machine__text">{ machine.Description }</p> }
					{ groups.length > 0 && <Specification groups={ groups } /> }
					{ attachments.length > 0 && (
						<section className="coleman-machine__fits">
							<h2 className="coleman-machine__heading">{ __( 'Attachments that fit', 'coleman' ) }</h2>
							<ul className="coleman-machine__list">
								{ attachments.map( ( { name, url } ) => (
									<li key={ url }>
										<a className="coleman-machine__link" href={ url }>
											{ name }
										</a>
									</li>
								) ) }
							</ul>
						</section>
					) }
					<Ways { ...props } />
				</div>
			</div>
			{ state === 'for-sale' && <Ask { ...props } form={ form } /> }
			{ similar.length > 0 && <Similar id={ anchors.similar } similar={ similar } compare={ links.compare } /> }
		</div>
	);
}
