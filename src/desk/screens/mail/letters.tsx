import { __ } from '@wordpress/i18n';
import type { DeskLetter, LetterPreview } from '@/api/generated/schemas';
import { Header } from '@/desk/header';
import { Loaded } from '@/desk/states';
import { useQuery } from '@/desk/use-query';
import { LetterView } from './letter-view';
import { MailTabs } from './mail-tabs';
import { kindName } from './words';

type Props = {
	/** Which letter is shown; empty for the first. */
	kind: string;
	go: ( changes: Record< string, string > ) => void;
};

/** Every letter the website writes, with an order that nobody placed. */
export function Letters( { kind, go }: Props ) {
	const letters = useQuery< DeskLetter[] >( '/letters' );
	const chosen = kind || ( letters.answer?.results[ 0 ]?.kind ?? '' );
	const letter = useQuery< LetterPreview >( chosen === '' ? null : `/letters/${ chosen }` );
	return (
		<>
			<Header title={ __( 'Mail', 'coleman' ) } />
			<div className="coleman-desk__tools">
				<MailTabs view="letters" go={ go } />
			</div>
			<Loaded query={ letters }>
				{ ( kinds ) => (
					<div className="coleman-mail__letters">
						<nav className="coleman-mail__kinds" aria-label={ __( 'Templates', 'coleman' ) }>
							<ul>
								{ kinds.map( ( one ) => (
									<li key={ one.kind }>
										<button
											type="button"
											aria-current={ one.kind === chosen ? 'true' : undefined }
											onClick={ () => go( { letter: one.kind } ) }
										>
											<strong>{ kindName( one.kind ) }</strong>
											<small>{ one.subject }</small>
										</button>
									</li>
								) ) }
							</ul>
						</nav>
						<Loaded query={ letter }>{ ( preview ) => <LetterView letter={ preview } /> }</Loaded>
					</div>
				) }
			</Loaded>
		</>
	);
}
