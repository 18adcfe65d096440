import { __, sprintf } from '@wordpress/i18n';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { arrayOf, boolean, integer, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';

const watchShape = shape( {
	id: integer,
	/** What it is about. */
	title: string,
	/** What is told of it: "In stock". */
	kind: string,
	/** Of its page; empty for what is gone. */
	url: string,
	isConfirmed: boolean,
} );

export const watchListProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** By which way one came: a link that confirms, a link that stops, the account. */
	page: oneOf( 'confirm', 'stop', 'own' ),
	/** Of the letter's link; 0 and empty in an account. */
	to: integer,
	linkKey: string,
	/** Who is told; empty for a link that no longer works. */
	email: string,
	items: arrayOf( watchShape ),
} );

export type WatchListProps = TypeOf< typeof watchListProps >;

type LinkProps = Pick< WatchListProps, 'to' | 'linkKey' >;

/** By which the server knows whose list it is. */
function LinkFields( { to, linkKey }: LinkProps ) {
	return (
		<>
			<input type="hidden" name="to" value={ to } />
			<input type="hidden" name="key" value={ linkKey } />
		</>
	);
}

type RowProps = LinkProps & { watch: TypeOf< typeof watchShape >; canStop: boolean };

function Row( { watch, canStop, to, linkKey }: RowProps ) {
	return (
		<li className="coleman-watch-list__row">
			<span className="coleman-watch-list__what">
				<span className="coleman-watch-list__kind">{ watch.kind }</span>
				{ watch.url ? <a href={ watch.url }>{ watch.title }</a> : <span>{ watch.title }</span> }
				{ ! watch.isConfirmed && (
					<span className="coleman-watch-list__waits">
						{ __( 'Not confirmed yet: press the button in our email.', 'coleman' ) }
					</span>
				) }
			</span>
			{ canStop && (
				<form method="post">
					<input type="hidden" name="coleman_action" value="watch_stop" />
					<LinkFields to={ to } linkKey={ linkKey } />
					<input type="hidden" name="watch" value={ watch.id } />
					<button
						className="coleman-watch-list__stop"
						type="submit"
						aria-label={
							/* translators: %s: a part, a machine or a list of machines. */ sprintf(
								__( 'Stop: %s', 'coleman' ),
								watch.title
							)
						}
					>
						{ __( 'Stop', 'coleman' ) }
					</button>
				</form>
			) }
		</li>
	);
}

/** What is told, and the one button of the page. A link that acts by itself would be followed by mail programs. No island: they are forms. */
export function WatchList( { level, page, to, linkKey, email, items }: WatchListProps ) {
	const isConfirm = page === 'confirm';
	const isGone = email === '';
	// What is confirmed already needs no button.
	const waiting = items.filter( ( one ) => ! one.isConfirmed );
	const shown = isConfirm ? waiting : items;
	return (
		<FormLayout
			level={ level }
			title={
				isConfirm ? __( 'Confirm your email address', 'coleman' ) : __( 'What we email you about', 'coleman' )
			}
			width="narrow"
		>
			{ isGone && (
				<p className="coleman-form-layout__text">
					{ page === 'own'
						? __( 'Nothing yet. Look for “Tell me” on the page of a part or a used machine.', 'coleman' )
						: __( 'This link no longer works. Ask again on the page of the part or machine.', 'coleman' ) }
				</p>
			) }
			{ ! isGone && shown.length === 0 && (
				<p className="coleman-form-layout__text">
					{ isConfirm
						? __( 'There is nothing left to confirm.', 'coleman' )
						: __( 'We send no emails of this kind to this address.', 'coleman' ) }
				</p>
			) }
			{ ! isGone && shown.length > 0 && (
				<p className="coleman-form-layout__text">
					{ isConfirm
						? /* translators: %s: email address */ sprintf(
								__( 'We’ll email %s about:', 'coleman' ),
								email
							)
						: /* translators: %s: email address */ sprintf( __( 'We email %s about:', 'coleman' ), email ) }
				</p>
			) }
			{ ! isGone && shown.length > 0 && (
				<ul className="coleman-watch-list__list">
					{ shown.map( ( watch ) => (
						<Row
							key={ watch.id }
							watch={ isConfirm ? { ...watch, isConfirmed: true } : watch }
							canStop={ ! isConfirm }
							to={ to }
							linkKey={ linkKey }
						/>
					) ) }
				</ul>
			) }
			{ ! isGone && shown.length > 0 && (
				<form className="coleman-form-layout__form" method="post">
					<input type="hidden" name="coleman_action" value={ isConfirm ? 'watch_confirm' : 'watch_stop' } />
					<LinkFields to={ to } linkKey={ linkKey } />
					<Button
						type="submit"
						variant="primary"
						label={ isConfirm ? __( 'Yes, tell me', 'coleman' ) : __( 'Stop all of them', 'coleman' ) }
					/>
				</form>
			) }
		</FormLayout>
	);
}
