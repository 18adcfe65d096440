import { Button } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { LetterWords as Words } from '@/api/generated/schemas';
import { DeskError, post } from '@/desk/api';
import { Fault, useAnnounce } from '@/desk/notices';
import { SaveBar } from '@/desk/save-bar';
import { Stale } from '@/desk/stale';
import { Loaded } from '@/desk/states';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { LetterFields } from './letter-fields';
import { byGroup, type LetterSentence, toSend, type Typed, withTyped, wordsOf } from './letter-typed';
import { LetterView } from './letter-view';
import { SentenceField } from './sentence-field';
import { useTrial } from './use-trial';
import { groupName } from './words';

type Props = {
	kind: string;
	onSaved: () => void;
	onClose: () => void;
};

/** The words of one letter to customers, and beside them the letter that they make. */
export function LetterWords( { kind, onSaved, onClose }: Props ) {
	const query = useQuery< Words >( `/letters/${ kind }/words` );
	return (
		<Loaded query={ query }>
			{ ( letter ) => (
				<WordsForm
					key={ letter.kind }
					letter={ letter }
					onFresh={ query.replace }
					onSaved={ onSaved }
					onClose={ onClose }
				/>
			) }
		</Loaded>
	);
}

/** The letter that came with the refusal of who was second. */
function freshOf( error: unknown ): Words | null {
	const fresh = error instanceof DeskError && error.code === 'coleman_letter_changed' ? error.data.letter : undefined;
	// The desk's API gives it in the shape of every answer.
	return typeof fresh === 'object' && fresh !== null ? ( fresh as Words ) : null;
}

type FormProps = {
	letter: Words;
	onFresh: ( letter: Words ) => void;
	onSaved: () => void;
	onClose: () => void;
};

function WordsForm( { letter, onFresh, onSaved, onClose }: FormProps ) {
	const form = useRef< HTMLFormElement >( null );
	const announce = useAnnounce();
	const [ isStale, setIsStale ] = useState( false );
	const { draft: typed, put, clear } = useDraft< Typed >( `letter-${ letter.kind }`, () => ( {} ) );
	const words = toSend( letter.sentences, typed );
	const trial = useTrial( letter.kind, words );
	const isTouched = Object.keys( words ).length > 0;

	const save = useMutation(
		useCallback(
			async ( changed: Record< string, string | null > ) => {
				setIsStale( false );
				try {
					return (
						await post< Words >( `/letters/${ letter.kind }/words`, {
							words: changed,
							version: letter.version,
						} )
					).results;
				} catch ( thrown ) {
					const fresh = freshOf( thrown );
					if ( fresh ) {
						onFresh( fresh );
						setIsStale( true );
					}
					throw thrown;
				}
			},
			[ letter, onFresh ]
		)
	);
	const faults = { ...save.error?.params, ...trial.error?.params };

	useEffect( () => {
		if ( save.error ) {
			form.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ save.error ] );

	const change = ( sentence: LetterSentence, value: string ) => {
		save.clear();
		put( ( before ) => withTyped( sentence, before, value ) );
	};
	const forget = () => {
		put( {} );
		clear();
		save.clear();
	};
	const submit = async () => {
		const saved = await save.run( words );
		if ( saved ) {
			forget();
			onFresh( saved );
			onSaved();
			announce( __( 'Email saved.', 'coleman' ) );
		}
	};
	const fieldOf = ( sentence: LetterSentence ) => (
		<SentenceField
			key={ sentence.name }
			sentence={ sentence }
			value={ wordsOf( sentence, typed ) }
			fault={ faults[ sentence.name ] }
			onChange={ ( value ) => change( sentence, value ) }
		/>
	);
	return (
		<div className="coleman-mail__words">
			<form
				ref={ form }
				className="coleman-mail__sentences"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void submit();
				} }
			>
				<LetterFields letter={ letter } typed={ typed } onChange={ change } form={ form } />
				{ isStale ? <Stale /> : <Fault error={ save.error } /> }
				{ byGroup( letter.sentences ).map( ( { group, sentences } ) =>
					group === '' ? (
						sentences.map( fieldOf )
					) : (
						<details key={ group } open={ sentences.some( ( { name } ) => faults[ name ] ) || undefined }>
							<summary>{ groupName( group ).title }</summary>
							<p>{ groupName( group ).about }</p>
							{ sentences.map( fieldOf ) }
						</details>
					)
				) }
				<SaveBar isBusy={ save.isBusy } isTouched={ isTouched } onDiscard={ forget }>
					{ ! isTouched && (
						<Button variant="tertiary" onClick={ onClose } __next40pxDefaultSize>
							{ __( 'Done', 'coleman' ) }
						</Button>
					) }
				</SaveBar>
			</form>
			{ trial.letter && <LetterView letter={ trial.letter } /> }
		</div>
	);
}
