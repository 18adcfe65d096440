import { __, sprintf } from '@wordpress/i18n';
import type { ChangeEvent, RefObject } from 'react';
import { fieldsOf } from '@/forms/field/fields-of';
import { InquiryFields, ZipField } from '@/forms/inquiry-fields/inquiry-fields';
import { InquiryForm, Thanks } from '@/forms/inquiry-form/inquiry-form';
import type { InquiryFormWork } from '@/forms/inquiry-form/inquiry-form';
import { useInquiryForm } from '@/forms/inquiry-form/use-inquiry-form';
import { arrayOf, boolean, integer, nullable, oneOf, recordOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Financing, TradeIn } from './detail-fields';
import { type Chosen, Pictures } from './pictures';
import { FIELDS, inquiryFaults, sendInquiry } from './send';
import { usePictures } from './use-pictures';

export const inquiryProps = shape( {
	/** Begins the ids of its elements, and names it in the page's address. */
	id: string,
	kind: oneOf(
		'used',
		'new',
		'attachment',
		'part',
		'rental',
		'service',
		'financing',
		'trade_in',
		'careers',
		'contact'
	),
	/** Both empty for none. */
	heading: string,
	intro: string,
	/** What is asked about; null for nothing in particular. */
	about: nullable(
		shape( {
			kind: oneOf( 'machine', 'attachment', 'part', 'rental', 'branch', 'person' ),
			id: integer,
			title: string,
			/** Of its page, where this is another one; else empty. */
			url: string,
		} )
	),
	/** `h1` where the page is only the form. */
	level: oneOf( 'h1', 'h2' ),
	/** The branch that gets it; 0 where the visitor chooses. */
	branch: integer,
	branches: arrayOf( shape( { value: string, label: string } ) ),
	/** Empty for none. */
	privacyUrl: string,
	/** What was typed before the page was shown again. */
	values: recordOf( string ),
	/** A sentence per field. */
	errors: recordOf( string ),
	/** The word of thanks; empty while nothing was sent. */
	thanks: string,
	/** Whether it could not be sent for another reason than its fields. */
	hasFailed: boolean,
	/** Of a trade-in: what pictures may be sent (see Pictures); null of other kinds. */
	pictures: nullable( shape( { accept: string, together: string } ) ),
} );

export type InquiryProps = TypeOf< typeof inquiryProps >;

type ViewProps = InquiryProps & {
	thanksRef?: RefObject< HTMLParagraphElement >;
	work?: InquiryFormWork;
	chosen?: Chosen[];
	tokensRef?: RefObject< HTMLInputElement >;
	onChoose?: ( event: ChangeEvent< HTMLInputElement > ) => void;
	onRemove?: ( key: number ) => void;
	onRetry?: ( key: number ) => void;
	/** What is wrong with the pictures that were chosen. */
	fault?: string;
};

/** What the form tells the server beside what is typed. */
function Hidden( { id, kind, about, branch }: Pick< InquiryProps, 'id' | 'kind' | 'about' | 'branch' > ) {
	return (
		<>
			<input type="hidden" name="coleman_action" value="inquiry" />
			<input type="hidden" name="form_id" value={ id } />
			<input type="hidden" name="kind" value={ kind } />
			{ about && <input type="hidden" name="about_kind" value={ about.kind } /> }
			{ about && <input type="hidden" name="about_id" value={ about.id } /> }
			{ branch > 0 && <input type="hidden" name="branch" value={ branch } /> }
		</>
	);
}

/** Whether an inquiry is for a branch or a person already, so that neither branch nor ZIP code is asked for. */
const isAddressed = ( about: InquiryProps[ 'about' ] ) => about?.kind === 'branch' || about?.kind === 'person';

/** What is asked about, or who is written to. */
function Subject( { about }: { about: NonNullable< InquiryProps[ 'about' ] > } ) {
	const text = isAddressed( about )
		? /* translators: %s: a branch or a person. */ sprintf( __( 'To: %s', 'coleman' ), about.title )
		: /* translators: %s: a machine, attachment or part. */ sprintf( __( 'About: %s', 'coleman' ), about.title );
	return <p className="coleman-inquiry__about">{ about.url ? <a href={ about.url }>{ text }</a> : text }</p>;
}

/** How the form looks. */
export function InquiryView( {
	id,
	kind,
	level: Heading,
	heading,
	intro,
	about,
	branch,
	branches,
	privacyUrl,
	values,
	errors,
	thanks,
	hasFailed,
	pictures,
	chosen,
	tokensRef,
	onChoose,
	onRemove,
	onRetry,
	fault = '',
	thanksRef,
	work,
}: ViewProps ) {
	const field = fieldsOf( id, values, errors );

	return (
		<section
			className="coleman-inquiry-form__frame"
			id={ id }
			tabIndex={ -1 }
			aria-label={ heading || __( 'Contact form', 'coleman' ) }
		>
			{ heading && <Heading className="coleman-inquiry__heading">{ heading }</Heading> }
			{ intro && <p className="coleman-inquiry__intro">{ intro }</p> }
			{ about && <Subject about={ about } /> }
			<Thanks text={ thanks } thanksRef={ thanksRef } />
			<InquiryForm
				id={ id }
				action={ `#${ id }` }
				hasFiles={ pictures !== null }
				hasFailed={ hasFailed }
				submit={ kind === 'used' ? __( 'Request Information', 'coleman' ) : __( 'Send', 'coleman' ) }
				note={ __( 'We use what you send to answer you.', 'coleman' ) }
				privacyUrl={ privacyUrl }
				work={ work }
			>
				<Hidden id={ id } kind={ kind } about={ about } branch={ branch } />
				<InquiryFields id={ id } values={ values } errors={ errors } isUsed={ kind === 'used' } />
				{ kind === 'trade_in' && <TradeIn field={ field } /> }
				{ pictures && (
					<Pictures
						id={ id }
						tokens={ values.picture_tokens ?? '' }
						error={ fault || errors.pictures || '' }
						accept={ pictures.accept }
						together={ pictures.together }
						chosen={ chosen }
						tokensRef={ tokensRef }
						onChoose={ onChoose }
						onRemove={ onRemove }
						onRetry={ onRetry }
					/>
				) }
				{ kind === 'financing' && <Financing field={ field } /> }
				{ ! isAddressed( about ) && ( branches.length > 0 || ( kind !== 'used' && kind !== 'careers' ) ) && (
					<div className="coleman-inquiry-fields__row">
						{ branches.length > 0 &&
							field( 'branch', {
								label: __( 'Branch', 'coleman' ),
								type: 'select',
								requirement: 'optional',
								placeholder: __( 'Any branch', 'coleman' ),
								options: branches,
							} ) }
						{ kind !== 'used' && kind !== 'careers' && <ZipField field={ field } /> }
					</div>
				) }
				{ field( 'comments', {
					label: __( 'Comments', 'coleman' ),
					type: 'textarea',
					rows: 5,
					maxLength: 4000,
					requirement: kind === 'used' ? 'optional' : 'required',
					hint:
						kind === 'financing'
							? __(
									'Don’t send your Social Security number, birth date or income with this form.',
									'coleman'
								)
							: '',
				} ) }
			</InquiryForm>
		</section>
	);
}

/** The form at work. */
export function Inquiry( props: InquiryProps ) {
	const { kind, about, branch } = props;
	const form = useInquiryForm( {
		name: `inquiry-${ kind }-${ about ? `${ about.kind }-${ about.id }` : branch }`,
		fields: FIELDS,
		printed: props,
		check: ( typed ) => ( { ...inquiryFaults( kind, typed ), ...pictures.faults() } ),
		send: async ( typed, proof, key ) => {
			const sent = await sendInquiry( kind, about, typed, proof, key, await pictures.settled() );
			pictures.clear();
			return sent;
		},
	} );
	const pictures = usePictures();
	const { chosen, fault, tokensRef, onChoose, onRemove, onRetry } = pictures;
	return <InquiryView { ...props } { ...form } { ...{ chosen, fault, tokensRef, onChoose, onRemove, onRetry } } />;
}
