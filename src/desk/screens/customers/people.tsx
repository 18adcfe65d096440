import { Button } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskCustomerFull } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Fault, useAnnounce } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

type Props = { customer: DeskCustomerFull; onDone: ( customer: DeskCustomerFull ) => void };

/** Who shares the account of this customer. The owner stays: they hand over first. */
export function People( { customer, onDone }: Props ) {
	const announce = useAnnounce();
	const [ asked, setAsked ] = useState( 0 );
	const removal = useMutation(
		useCallback(
			( person: number ) => post< DeskCustomerFull >( `/customers/${ customer.id }/people/remove`, { person } ),
			[ customer.id ]
		)
	);
	const remove = async ( person: number ) => {
		const answer = await removal.run( person );
		if ( answer ) {
			setAsked( 0 );
			onDone( answer.results );
			announce( __( 'Person removed. Their access has ended.', 'coleman' ) );
		}
	};
	return (
		<section>
			<h3>{ __( 'Shared account', 'coleman' ) }</h3>
			<Fault error={ removal.error } />
			<ul className="coleman-customers__people">
				{ customer.people.map( ( person ) => (
					<li key={ person.id }>
						<span>
							{ person.id === customer.id ? (
								<strong>{ person.name }</strong>
							) : (
								<a href={ `admin.php?page=coleman-customers&customer=${ person.id }` }>
									{ person.name }
								</a>
							) }
							{ ` · ${ person.role_label }` }
							<small>{ person.email }</small>
						</span>
						{ person.role !== 'owner' && asked !== person.id && (
							<Button
								variant="tertiary"
								isDestructive
								__next40pxDefaultSize
								onClick={ () => setAsked( person.id ) }
							>
								{
									/* translators: %s: name of a person */ sprintf(
										__( 'Remove %s', 'coleman' ),
										person.name
									)
								}
							</Button>
						) }
						{ asked === person.id && (
							<span className="coleman-desk__buttons">
								<Button
									variant="secondary"
									isDestructive
									isBusy={ removal.isBusy }
									disabled={ removal.isBusy }
									accessibleWhenDisabled
									__next40pxDefaultSize
									onClick={ () => void remove( person.id ) }
								>
									{ __( 'Yes, end their access', 'coleman' ) }
								</Button>
								<Button variant="tertiary" __next40pxDefaultSize onClick={ () => setAsked( 0 ) }>
									{ __( 'Keep', 'coleman' ) }
								</Button>
							</span>
						) }
					</li>
				) ) }
			</ul>
		</section>
	);
}
