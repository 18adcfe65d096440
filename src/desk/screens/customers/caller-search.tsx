import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskCaller } from '@/api/generated/schemas';
import { withQuery } from '@/desk/api';
import { FindForm } from '@/desk/find-form';
import { Loaded } from '@/desk/states';
import { useQuery } from '@/desk/use-query';

/** What is asked for least: one letter finds everybody. */
const LEAST = 2;

type Props = { asked: string; go: ( changes: Record< string, string > ) => void };

/** Who is on the phone, customers with an account and guests alike, found by whatever they say. */
export function CallerSearch( { asked, go }: Props ) {
	const [ typed, setTyped ] = useState( asked );
	const found = useQuery< DeskCaller[] >( asked.length < LEAST ? null : withQuery( '/callers', { search: asked } ) );
	return (
		<section className="coleman-customers__find" aria-label={ __( 'Who is calling?', 'coleman' ) }>
			<FindForm
				label={ __( 'Who is calling?', 'coleman' ) }
				help={ __( 'Name, phone number, email, order, rental, machine, unit or serial number.', 'coleman' ) }
				value={ typed }
				onChange={ setTyped }
				maxLength={ 100 }
				button={ __( 'Find', 'coleman' ) }
				isBusy={ found.isLoading }
				onFind={ () => {
					if ( typed.trim() === asked ) {
						found.reload();
					} else {
						go( { caller: typed.trim() } );
					}
				} }
			/>
			{ asked.length >= LEAST && (
				<Loaded
					query={ found }
					isEmpty={ ( people ) => people.length === 0 }
					/* translators: %s: what was searched for */
					empty={ sprintf( __( 'No one matches "%s".', 'coleman' ), asked ) }
				>
					{ ( people ) => (
						<ul className="coleman-customers__callers">
							{ people.map( ( person ) => (
								<li key={ `${ person.customer_id } ${ person.email } ${ person.phone }` }>
									<Button
										variant="link"
										onClick={ () =>
											go(
												person.customer_id > 0
													? { customer: String( person.customer_id ) }
													: { of: person.of }
											)
										}
									>
										{ person.name || person.phone }
									</Button>
									<span>
										{ [ person.company, person.phone, person.email ]
											.filter( ( text ) => text !== '' )
											.join( ' · ' ) }
									</span>
									<small>
										{ person.customer_id > 0
											? person.found_by || __( 'Account', 'coleman' )
											: /* translators: %s: "Order W000012" */
												sprintf( __( 'Guest · %s', 'coleman' ), person.found_by ) }
									</small>
								</li>
							) ) }
						</ul>
					) }
				</Loaded>
			) }
		</section>
	);
}
