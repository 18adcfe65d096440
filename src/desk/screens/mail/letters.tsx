import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { DeskLetter, LetterPreview } from '@/api/generated/schemas';
import { Header } from '@/desk/header';
import { Loaded } from '@/desk/states';
import { useQuery } from '@/desk/use-query';
import { LetterView } from './letter-view';
import { LetterWords } from './letter-words';
import { MailTabs } from './mail-tabs';
import { kindName } from './words';

type Props = {
	/** Which letter is shown; empty for the first. */
	kind: string;
	/** Whether its words are being changed. */
	isEditing: boolean;
	go: ( changes: Record< string, string > ) => void;
};

/** Every letter the website writes, with an order that nobody placed. */
export function Letters( { kind, isEditing, go }: Props ) {
	const letters = useQuery< DeskLetter[] >( '/letters' );
	const chosen = kind || ( letters.answer?.results[ 0 ]?.kind ?? '' );
	const letter = useQuery< LetterPreview >( chosen === '' ? null : `/letters/${ chosen }` );
	const isWorded = letters.answer?.results.find( ( one ) => one.kind === chosen )?.is_worded ?? false;
	return (
		<>
			<Header title={ __( 'Mail', 'coleman' ) } />
			<div className="coleman-desk__tools">
				<MailTabs view="letters" go={ go } />
			</div>
			<Loaded query={ letters }>
				{ ( kinds ) => (
					<div className={ `coleman-mail__letters${ isEditing && isWorded ? ' is-editing' : '' }` }>
						<nav className="coleman-mail__kinds" aria-label={ __( 'Templates', 'coleman' ) }>
							<ul>
								{ kinds.map( ( one ) => (
									<li key={ one.kind }>
										<button
											type="button"
											aria-current={ one.kind === chosen ? 'true' : undefined }
											onClick={ () => go( { letter: one.kind, words: '' } ) }
										>
											<strong>{ kindName( one.kind ) }</strong>
											<small>{ one.subject }</small>
											{ one.is_changed && <small>{ __( 'Your words', 'coleman' ) }</small> }
										</button>
									</li>
								) ) }
							</ul>
						</nav>
						{ isEditing && isWorded ? (
							<LetterWords
								key={ chosen }
								kind={ chosen }
								onSaved={ () => {
									letters.reload();
									letter.reload();
								} }
								onClose={ () => go( { words: '' } ) }
							/>
						) : (
							<div className="coleman-mail__shown">
								{ isWorded ? (
									<Button
										variant="secondary"
										onClick={ () => go( { letter: chosen, words: 'edit' } ) }
										__next40pxDefaultSize
									>
										{ __( 'Change the words', 'coleman' ) }
									</Button>
								) : (
									<p>{ __( 'This email goes to staff. Its words can’t be changed.', 'coleman' ) }</p>
								) }
								<Loaded query={ letter }>{ ( preview ) => <LetterView letter={ preview } /> }</Loaded>
							</div>
						) }
					</div>
				) }
			</Loaded>
		</>
	);
}
