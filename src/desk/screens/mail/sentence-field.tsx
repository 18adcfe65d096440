import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { LinesField, TextField } from '@/desk/fields';
import type { LetterSentence } from './letter-typed';
import { sentenceName } from './words';

type Props = {
	sentence: LetterSentence;
	value: string;
	fault: string | undefined;
	onChange: ( value: string ) => void;
};

/** A line as high as its words. */
const rowsOf = ( words: string ) => Math.min( 10, Math.max( 2, Math.ceil( words.length / 45 ) ) );

/** One sentence in the words that it has, and the way back to ours. */
export function SentenceField( { sentence, value, fault, onChange }: Props ) {
	const name = sentenceName( sentence.kind );
	const own = sentence.fields.map( ( field ) => `{${ field }}` ).join( ', ' );
	const props = {
		/* translators: 1: kind of sentence, such as Text, 2: when it is written */
		label: sentence.when === '' ? name : sprintf( __( '%1$s: %2$s', 'coleman' ), name, sentence.when ),
		fault,
		/* translators: %s: names of fields */
		help: own === '' ? undefined : sprintf( __( 'May also use %s.', 'coleman' ), own ),
		value,
		onChange,
		name: sentence.name,
		placeholder: sentence.may_be_empty ? __( 'Left out', 'coleman' ) : '',
	};
	return (
		<div className="coleman-mail__sentence">
			{ sentence.kind === 'text' ? (
				<LinesField { ...props } rows={ rowsOf( value ) } />
			) : (
				<TextField { ...props } />
			) }
			{ value !== sentence.default && (
				<Button variant="link" onClick={ () => onChange( sentence.default ) }>
					{ __( 'Use the default', 'coleman' ) }
				</Button>
			) }
		</div>
	);
}
