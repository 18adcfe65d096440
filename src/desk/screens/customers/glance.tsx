import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskCallerFull } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { Badge } from '@/desk/badge';
import { Loaded } from '@/desk/states';
import { day } from '@/desk/time';
import { useQuery } from '@/desk/use-query';
import { CallerNotes } from './caller-notes';
import type { CustomerScreenData } from './types';

/** Who it is: an account, or a guest by an email address, or else by a phone number. */
export type Who = { customer_id?: number; email?: string; phone?: string };

type Things = DeskCallerFull[ 'orders' ];

type ListProps = { title: string; things: Things; href: ( ( id: number ) => string ) | null };

/** What is open, and then what was. */
function ListOf( { title, things, href }: ListProps ) {
	const open = things.filter( ( thing ) => thing.is_open );
	return (
		<section>
			<h3>
				{ title }{ ' ' }
				{ open.length > 0 && (
					<Badge tone="waiting">
						{ sprintf(
							/* translators: %d: number of orders, rentals or inquiries that are open */
							_n( '%d open', '%d open', open.length, 'coleman' ),
							open.length
						) }
					</Badge>
				) }
			</h3>
			{ things.length === 0 ? (
				<p>{ __( 'None yet.', 'coleman' ) }</p>
			) : (
				<ul className="coleman-customers__things">
					{ [ ...open, ...things.filter( ( thing ) => ! thing.is_open ) ].map( ( thing ) => (
						<li key={ thing.id }>
							{ href ? <a href={ href( thing.id ) }>{ thing.label }</a> : <span>{ thing.label }</span> }
							<span>{ thing.about }</span>
							<Badge tone={ thing.is_open ? 'waiting' : 'plain' }>{ thing.state_label }</Badge>
							<time dateTime={ thing.at }>{ day( thing.at.slice( 0, 10 ) ) }</time>
						</li>
					) ) }
				</ul>
			) }
		</section>
	);
}

type SeenProps = {
	boot: CustomerScreenData;
	who: Who;
	seen: DeskCallerFull;
	onNoted: ( seen: DeskCallerFull ) => void;
};

/** All that the dealership knows of one person: what is open, what was, and which machines. */
export function GlanceOf( { boot, who, seen, onNoted }: SeenProps ) {
	const { orders, rentals, inquiries, machines, notes } = seen;
	return (
		<div className="coleman-customers__glance">
			<ListOf
				title={ __( 'Orders', 'coleman' ) }
				things={ orders }
				href={ boot.mayOrder ? ( id ) => `admin.php?page=coleman-orders&order=${ id }` : null }
			/>
			<ListOf
				title={ __( 'Rentals', 'coleman' ) }
				things={ rentals }
				href={ boot.mayRent ? ( id ) => `admin.php?page=coleman-rentals&rental=${ id }` : null }
			/>
			<ListOf
				title={ __( 'Inquiries', 'coleman' ) }
				things={ inquiries }
				href={ boot.mayLead ? ( id ) => `admin.php?page=coleman-leads&lead=${ id }` : null }
			/>
			{ machines.length > 0 && (
				<section>
					<h3>{ __( 'Machines', 'coleman' ) }</h3>
					<ul className="coleman-customers__machines">
						{ machines.map( ( machine ) => (
							<li key={ machine }>{ machine }</li>
						) ) }
					</ul>
				</section>
			) }
			<CallerNotes who={ who } notes={ notes } onNoted={ onNoted } />
		</div>
	);
}

type Props = { boot: CustomerScreenData; who: Who };

/** The same of an account, asked for. */
export function Glance( { boot, who }: Props ) {
	const query = useQuery< DeskCallerFull >( withQuery( '/callers/one', who ) );
	return (
		<Loaded query={ query }>
			{ ( seen ) => <GlanceOf boot={ boot } who={ who } seen={ seen } onNoted={ query.replace } /> }
		</Loaded>
	);
}
