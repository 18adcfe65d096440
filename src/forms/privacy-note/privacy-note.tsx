import { __ } from '@wordpress/i18n';
import { shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import './style.css';

export const privacyNoteProps = shape( {
	/** What we do with what is sent. */
	text: string,
	/** The privacy policy; empty where the site has none. */
	url: string,
} );

/** Stands below the button that sends, which keyboards reach first. The policy opens beside the form, so that nothing typed is lost. */
export function PrivacyNote( { text, url }: TypeOf< typeof privacyNoteProps > ) {
	if ( ! url ) {
		return null;
	}
	return (
		<p className="coleman-privacy-note" data-native="">
			{ `${ text } ` }
			<a href={ url } target="_blank" rel="noreferrer">
				{ __( 'Privacy policy (opens in a new tab)', 'coleman' ) }
			</a>
		</p>
	);
}
