import { __, sprintf } from '@wordpress/i18n';
import { arrayOf, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { telephoneUrl } from '@/rules/telephone';
import { Picture } from '@/ui/picture/picture';

const fact = shape( { label: string, text: string } );
const row = shape( { label: string, value: string } );

/** A rental request in words that are ready to be read: what the server's RentalConfirmation gives. */
export const rentalConfirmationProps = shape( {
	reference: string,
	title: string,
	/** Empty where the title says all, as the disclaimer once the rental is confirmed. */
	sentence: string,
	disclaimer: string,
	next: arrayOf( string ),
	machine: string,
	/** Empty when the machine is not for rent any more. */
	url: string,
	image: string,
	attachments: string,
	facts: arrayOf( fact ),
	blocks: arrayOf( row ),
	sums: arrayOf( row ),
	totalLabel: string,
	total: string,
	/** The branch that looks after it; its address has lines. */
	city: string,
	address: string,
	phone: string,
	rentalsUrl: string,
} );

export type RentalConfirmationProps = TypeOf< typeof rentalConfirmationProps >;

const Rows = ( { rows }: { rows: RentalConfirmationProps[ 'blocks' ] } ) => (
	<dl className="coleman-rental-confirmation__rows">
		{ rows.map( ( { label, value } ) => (
			<div key={ label } className="coleman-rental-confirmation__row">
				<dt>{ label }</dt>
				<dd>{ value }</dd>
			</div>
		) ) }
	</dl>
);

function Head( { title, reference, disclaimer, sentence }: RentalConfirmationProps ) {
	return (
		<header className="coleman-rental-confirmation__head">
			<h1 className="coleman-rental-confirmation__title">{ title }</h1>
			<p className="coleman-rental-confirmation__reference">
				<span className="coleman-rental-confirmation__label">{ __( 'Reference', 'coleman' ) }</span>
				<strong className="coleman-rental-confirmation__code">{ reference }</strong>
			</p>
			{ disclaimer && <p className="coleman-rental-confirmation__disclaimer">{ disclaimer }</p> }
			{ sentence && <p className="coleman-rental-confirmation__sentence">{ sentence }</p> }
		</header>
	);
}

function Machine( { machine, url, image, attachments }: RentalConfirmationProps ) {
	return (
		<div className="coleman-rental-confirmation__machine">
			<Picture
				className="coleman-rental-confirmation__image"
				src={ image }
				alt=""
				width={ 320 }
				height={ 200 }
				sizes="12rem"
				loading="eager"
			/>
			<div className="coleman-rental-confirmation__name">
				<h2 id="rental-machine" className="coleman-rental-confirmation__heading">
					{ url ? <a href={ url }>{ machine }</a> : machine }
				</h2>
				{ attachments && (
					<p className="coleman-rental-confirmation__attachments">
						{ sprintf(
							/* translators: %s: models of attachments. */
							__( 'With %s', 'coleman' ),
							attachments
						) }
					</p>
				) }
			</div>
		</div>
	);
}

function Aside( { next, city, address, phone, rentalsUrl }: RentalConfirmationProps ) {
	return (
		<div className="coleman-rental-confirmation__aside">
			{ next.length > 0 && (
				<section className="coleman-rental-confirmation__section">
					<h2 className="coleman-rental-confirmation__heading">{ __( 'What happens next', 'coleman' ) }</h2>
					<ol className="coleman-rental-confirmation__next">
						{ next.map( ( step ) => (
							<li key={ step }>{ step }</li>
						) ) }
					</ol>
				</section>
			) }
			{ phone && (
				<section className="coleman-rental-confirmation__section">
					<h2 className="coleman-rental-confirmation__heading">{ city }</h2>
					<address className="coleman-rental-confirmation__address">{ address }</address>
					<a className="coleman-rental-confirmation__call wp-element-button" href={ telephoneUrl( phone ) }>
						{ sprintf(
							/* translators: %s: telephone number. */
							__( 'Call %s', 'coleman' ),
							phone
						) }
					</a>
				</section>
			) }
			<p className="coleman-rental-confirmation__actions">
				<button type="button" className="coleman-rental-confirmation__print" data-print="" hidden>
					{ __( 'Print', 'coleman' ) }
				</button>
				<a className="coleman-rental-confirmation__more" href={ rentalsUrl }>
					{ __( 'See more rentals', 'coleman' ) }
				</a>
			</p>
		</div>
	);
}

/** What was asked for, what it comes to and what happens next. It says nothing of who asked: its address is all it takes. */
export function RentalConfirmation( props: RentalConfirmationProps ) {
	const { facts, blocks, sums, totalLabel, total } = props;
	return (
		<div className="coleman-rental-confirmation__body">
			<Head { ...props } />
			<div className="coleman-rental-confirmation__columns">
				<section className="coleman-rental-confirmation__plate" aria-labelledby="rental-machine">
					<Machine { ...props } />
					<dl className="coleman-rental-confirmation__facts">
						{ facts.map( ( { label, text } ) => (
							<div key={ label } className="coleman-rental-confirmation__fact">
								<dt>{ label }</dt>
								<dd>{ text }</dd>
							</div>
						) ) }
					</dl>
					{ blocks.length > 0 && <Rows rows={ blocks } /> }
					{ sums.length > 0 && <Rows rows={ sums } /> }
					<p className="coleman-rental-confirmation__total">
						<span>{ totalLabel }</span>
						<strong className="coleman-rental-confirmation__sum">{ total }</strong>
					</p>
				</section>
				<Aside { ...props } />
			</div>
		</div>
	);
}
