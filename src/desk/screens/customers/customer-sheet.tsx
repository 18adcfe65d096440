import { Button } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskCustomerFull } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Header } from '@/desk/header';
import { Fault, useAnnounce } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { addressLines } from '@/rules/address';
import { telephoneUrl } from '@/rules/telephone';
import { AccountForm } from './account-form';
import { Glance } from './glance';
import { Marks } from './marks';
import { NewNote, NoteList } from './notes';
import { People } from './people';
import type { CustomerScreenData } from './types';

type Props = { boot: CustomerScreenData; id: string; onBack: () => void };

/** One customer: what they were given, where they live, what they ordered, and what was noted. */
export function CustomerSheet( { boot, id, onBack }: Props ) {
	const query = useQuery< DeskCustomerFull >( `/customers/${ id }` );
	const customer = query.answer?.results;
	return (
		<>
			<Header
				title={ customer ? customer.name || customer.email : __( 'Customer', 'coleman' ) }
				aside={ customer && <Marks customer={ customer } /> }
				actions={
					<Button
						variant="tertiary"
						href={ `${ boot.statementUrl }&customer=${ id }` }
						target="_blank"
						__next40pxDefaultSize
					>
						{ __( 'Statement', 'coleman' ) }
					</Button>
				}
				back={ { label: __( 'All customers', 'coleman' ), onClick: onBack } }
			/>
			<Loaded query={ query }>
				{ ( found ) => (
					<div className="coleman-customers">
						<div>
							<AccountForm boot={ boot } customer={ found } onSaved={ query.replace } />
						</div>
						<div>
							<Contact customer={ found } />
							{ ! found.is_confirmed && <Unconfirmed customer={ found } onDone={ query.replace } /> }
							{ found.people.length > 0 && <People customer={ found } onDone={ query.replace } /> }
							<Glance boot={ boot } who={ { customer_id: found.id } } />
							<OlderOrders customer={ found } />
							<History customer={ found } onNoted={ query.replace } />
						</div>
					</div>
				) }
			</Loaded>
		</>
	);
}

function Contact( { customer }: { customer: DeskCustomerFull } ) {
	return (
		<section>
			<h3>{ __( 'Contact', 'coleman' ) }</h3>
			<p className="coleman-customers__contact">
				{ customer.company !== '' && <span>{ customer.company }</span> }
				<a href={ `mailto:${ customer.email }` }>{ customer.email }</a>
				{ customer.phone !== '' && <a href={ telephoneUrl( customer.phone ) }>{ customer.phone }</a> }
			</p>
			{ customer.addresses.length > 0 && (
				<ul className="coleman-customers__addresses">
					{ customer.addresses.map( ( address ) => (
						<li key={ address.CustomerAddressId }>
							<address>
								{ addressLines( address ).map( ( line ) => (
									<span key={ line }>{ line }</span>
								) ) }
							</address>
						</li>
					) ) }
				</ul>
			) }
		</section>
	);
}

type UnconfirmedProps = { customer: DeskCustomerFull; onDone: ( customer: DeskCustomerFull ) => void };

/** What the desk does about an email address that the customer has not confirmed. */
function Unconfirmed( { customer, onDone }: UnconfirmedProps ) {
	const announce = useAnnounce();
	const act = useMutation(
		useCallback(
			( what: 'confirm' | 'resend' ) =>
				post< DeskCustomerFull >( `/customers/${ customer.id }/email/${ what }`, {} ),
			[ customer.id ]
		)
	);
	const run = async ( what: 'confirm' | 'resend', done: string ) => {
		const answer = await act.run( what );
		if ( answer ) {
			onDone( answer.results );
			announce( done );
		}
	};
	return (
		<section>
			<h3>{ __( 'Email not confirmed', 'coleman' ) }</h3>
			<p>
				{ __(
					'Large orders from this customer need confirmation, and emails leave out what the customer entered. Confirm address if you know it’s the customer’s.',
					'coleman'
				) }
			</p>
			<Fault error={ act.error } />
			<div className="coleman-desk__buttons">
				<Button
					variant="secondary"
					isBusy={ act.isBusy }
					disabled={ act.isBusy }
					accessibleWhenDisabled
					__next40pxDefaultSize
					onClick={ () => void run( 'confirm', __( 'Email address confirmed.', 'coleman' ) ) }
				>
					{ __( 'Confirm address', 'coleman' ) }
				</Button>
				<Button
					variant="tertiary"
					disabled={ act.isBusy }
					accessibleWhenDisabled
					__next40pxDefaultSize
					onClick={ () => void run( 'resend', __( 'Link sent again.', 'coleman' ) ) }
				>
					{ __( 'Send the link again', 'coleman' ) }
				</Button>
			</div>
		</section>
	);
}

/** How many orders there are beside those above. */
function OlderOrders( { customer }: { customer: DeskCustomerFull } ) {
	const rest = customer.order_count - customer.orders.length;
	return rest > 0 ? (
		/* translators: %d: number of orders */
		<p>{ sprintf( _n( 'And %d older order.', 'And %d older orders.', rest, 'coleman' ), rest ) }</p>
	) : null;
}

type HistoryProps = { customer: DeskCustomerFull; onNoted: ( customer: DeskCustomerFull ) => void };

const History = ( { customer, onNoted }: HistoryProps ) => (
	<section>
		<h3>{ __( 'Notes and changes', 'coleman' ) }</h3>
		<NewNote
			name={ `customers-${ customer.id }` }
			path={ `/customers/${ customer.id }/notes` }
			onNoted={ onNoted }
		/>
		<NoteList notes={ customer.history } />
	</section>
);
