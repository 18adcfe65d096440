import { Button } from '@wordpress/components';
import type { RefObject } from 'react';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { LetterWords } from '@/api/generated/schemas';
import { type LetterSentence, type Typed, wordsOf } from './letter-typed';

type Props = {
	letter: LetterWords;
	typed: Typed;
	onChange: ( sentence: LetterSentence, value: string ) => void;
	form: RefObject< HTMLFormElement >;
};

type Line = HTMLInputElement | HTMLTextAreaElement;

const isLine = ( target: EventTarget | null ): target is Line =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The fields that a letter's words may use; a click puts one where somebody was typing. */
export function LetterFields( { letter, typed, onChange, form }: Props ) {
	const last = useRef< Line | null >( null );

	useEffect( () => {
		const note = ( event: FocusEvent ) => {
			last.current = isLine( event.target ) ? event.target : last.current;
		};
		const inside = form.current;
		inside?.addEventListener( 'focusin', note );
		return () => inside?.removeEventListener( 'focusin', note );
	}, [ form ] );

	const insert = ( field: string ) => {
		const line = last.current;
		const sentence = letter.sentences.find( ( { name } ) => name === line?.name ) ?? letter.sentences[ 0 ];
		if ( ! sentence ) {
			return;
		}
		const words = wordsOf( sentence, typed );
		const from = line?.selectionStart ?? words.length;
		const to = line?.selectionEnd ?? from;
		onChange( sentence, `${ words.slice( 0, from ) }{${ field }}${ words.slice( to ) }` );
		const caret = from + field.length + 2;
		// Once the words stand there.
		requestAnimationFrame( () => {
			line?.focus();
			line?.setSelectionRange( caret, caret );
		} );
	};
	return (
		<section className="coleman-mail__fields" aria-label={ __( 'Fields', 'coleman' ) }>
			<p>{ __( 'Fields are filled in for each customer. Select one to insert it.', 'coleman' ) }</p>
			<ul>
				{ letter.fields.map( ( { name, sample } ) => (
					<li key={ name }>
						<Button variant="secondary" size="small" onClick={ () => insert( name ) }>
							{ `{${ name }}` }
						</Button>
						<span>{ sample }</span>
					</li>
				) ) }
			</ul>
		</section>
	);
}
