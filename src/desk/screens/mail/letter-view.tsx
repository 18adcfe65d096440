import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { LetterPreview } from '@/api/generated/schemas';
import { Tabs } from '@/desk/tabs';

/** A letter as it arrives: as a mail program shows it, or as plain text. Nothing in it is run or followed. */
export function LetterView( { letter }: { letter: LetterPreview } ) {
	const [ version, setVersion ] = useState( 'html' );
	return (
		<section className="coleman-mail__letter">
			<p className="coleman-mail__subject">
				<span>{ __( 'Subject', 'coleman' ) }</span> { letter.subject }
			</p>
			<Tabs
				label={ __( 'Versions', 'coleman' ) }
				tabs={ [
					{ value: 'html', label: __( 'HTML', 'coleman' ) },
					{ value: 'text', label: __( 'Plain text', 'coleman' ) },
				] }
				value={ version }
				onChoose={ setVersion }
			/>
			{ version === 'html' ? (
				<iframe
					className="coleman-mail__page"
					title={ letter.subject }
					// No right at all: no script, no link, no form.
					sandbox=""
					srcDoc={ letter.html }
				/>
			) : (
				<pre className="coleman-mail__text">{ letter.text }</pre>
			) }
		</section>
	);
}
