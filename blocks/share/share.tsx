import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { boolean, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { rawUrlEncode } from '@/rules/raw-url-encode';

export const shareProps = shape( {
	/** What is handed on, as its title says it. */
	title: string,
	/** Its whole address. */
	url: string,
	showPrint: boolean,
} );

export type ShareProps = TypeOf< typeof shareProps >;

type Told = 'nothing' | 'copied' | 'by hand';

const mail = ( { title, url }: ShareProps ) =>
	`mailto:?subject=${ rawUrlEncode( title ) }&body=${ rawUrlEncode( `${ title }\n${ url }` ) }`;

/** By the device's own sharing where there is one, else by the clipboard, else by the visitor's own hand. */
async function handOn( { title, url }: ShareProps ): Promise< Told > {
	if ( typeof navigator.share === 'function' ) {
		try {
			await navigator.share( { title, url } );
			return 'nothing';
		} catch ( error ) {
			if ( error instanceof DOMException && error.name === 'AbortError' ) {
				return 'nothing';
			}
		}
	}
	try {
		await navigator.clipboard.writeText( url );
		return 'copied';
	} catch {
		return 'by hand';
	}
}

/** Share, email and print. Without JavaScript the email link is left, and the browser's own menu. */
export function Share( props: ShareProps ) {
	const [ told, setTold ] = useState< Told >( 'nothing' );
	const { url, showPrint } = props;

	return (
		<div className="coleman-share__tools">
			<button
				type="button"
				className="coleman-share__tool"
				onClick={ () => {
					setTold( 'nothing' );
					void handOn( props ).then( setTold );
				} }
			>
				{ __( 'Share', 'coleman' ) }
			</button>
			<a className="coleman-share__tool" href={ mail( props ) } data-native="">
				{ __( 'Email', 'coleman' ) }
			</a>
			{ showPrint && (
				<button type="button" className="coleman-share__tool" onClick={ () => window.print() }>
					{ __( 'Print', 'coleman' ) }
				</button>
			) }
			<span className="coleman-share__told" role="status">
				{ told === 'copied' && __( 'Link copied', 'coleman' ) }
				{ told === 'by hand' && __( 'Copy the link:', 'coleman' ) }
			</span>
			{ told === 'by hand' && (
				<input
					className="coleman-share__address"
					aria-label={ __( 'Link to this page', 'coleman' ) }
					defaultValue={ url }
					readOnly
					onFocus={ ( { currentTarget } ) => currentTarget.select() }
				/>
			) }
		</div>
	);
}
