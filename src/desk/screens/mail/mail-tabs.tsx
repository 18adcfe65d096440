import { __ } from '@wordpress/i18n';
import type { Counts } from '@/desk/api';
import { Tabs } from '@/desk/tabs';
import { stateOf, VIEWS } from './words';

type Props = {
	view: string;
	/** Of the states that somebody should know the number of. */
	counts?: Counts;
	go: ( changes: Record< string, string > ) => void;
};

const words = ( { count, is_capped: isCapped }: Counts[ string ] ) => ( isCapped ? `${ count }+` : String( count ) );

/** The views of the outbox, and the letters beside them. */
export function MailTabs( { view, counts = {}, go }: Props ) {
	return (
		<Tabs
			label={ __( 'Views', 'coleman' ) }
			tabs={ [
				...VIEWS.map( ( state ) => {
					const count = counts[ state ];
					return {
						value: state,
						label: state === '' ? __( 'All emails', 'coleman' ) : stateOf( state ).label,
						...( count && count.count > 0 ? { count: words( count ) } : {} ),
					};
				} ),
				{ value: 'letters', label: __( 'Templates', 'coleman' ) },
			] }
			value={ view }
			onChoose={ ( value ) => go( { view: value, letter: '', words: '' } ) }
		/>
	);
}
