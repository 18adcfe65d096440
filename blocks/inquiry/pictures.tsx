import { __, _n, sprintf } from '@wordpress/i18n';
import type { ChangeEvent, RefObject } from 'react';

/** With one inquiry: Leads\Pictures\LeadPictures has the same number. */
export const MOST_PICTURES = 8;

/** A picture that was chosen: on its way, here, or refused. */
export type Chosen = {
	key: number;
	name: string;
	/** Address of the picture in this browser; empty after a reload. */
	preview: string;
	state: 'sending' | 'here' | 'failed';
	/** Why it was refused. */
	says: string;
	/** Whether the next try may go better: not with a file that is no picture. */
	mayRetry?: boolean;
};

type Props = {
	/** Begins the ids of its elements. */
	id: string;
	/** Of pictures that are here already, with commas. */
	tokens: string;
	error: string;
	/** The kinds of files that a browser is to offer. */
	accept: string;
	/** How much a browser without JavaScript may send at once, "30 MB"; empty where more than eight pictures fit. */
	together: string;
	chosen?: Chosen[] | undefined;
	tokensRef?: RefObject< HTMLInputElement > | undefined;
	onChoose?: ( ( event: ChangeEvent< HTMLInputElement > ) => void ) | undefined;
	onRemove?: ( ( key: number ) => void ) | undefined;
	onRetry?: ( ( key: number ) => void ) | undefined;
};

/** A picture in the list, with what can be done about it. */
function Item( {
	picture: { key, name, preview, state, says, mayRetry },
	onRemove,
	onRetry,
}: {
	picture: Chosen;
	onRemove: ( key: number ) => void;
	onRetry: ( key: number ) => void;
} ) {
	return (
		<li className="coleman-inquiry__picture">
			{ preview ? (
				<img
					className="coleman-inquiry__preview"
					src={ preview }
					alt=""
					width={ 64 }
					height={ 64 }
					loading="eager"
					decoding="async"
				/>
			) : (
				<span className="coleman-inquiry__preview" />
			) }
			<span className="coleman-inquiry__file">
				<span>{ name }</span>
				{ state === 'sending' && (
					<span className="coleman-inquiry__state">{ __( 'Sending…', 'coleman' ) }</span>
				) }
			</span>
			<span className="coleman-inquiry__actions">
				{ state === 'failed' && mayRetry && (
					<button type="button" className="coleman-inquiry__action" onClick={ () => onRetry( key ) }>
						{ __( 'Try again', 'coleman' ) }
					</button>
				) }
				<button
					type="button"
					className="coleman-inquiry__action"
					aria-label={ /* translators: %s: name of a file. */ sprintf( __( 'Remove %s', 'coleman' ), name ) }
					onClick={ () => onRemove( key ) }
				>
					{ __( 'Remove', 'coleman' ) }
				</button>
			</span>
			{ state === 'failed' && <p className="coleman-field__error coleman-inquiry__says">{ says }</p> }
		</li>
	);
}

const nothing = () => {};

/** Pictures of a trade-in: with JavaScript they are sent as soon as they are chosen, else with the form. */
export function Pictures( {
	id,
	tokens,
	error,
	accept,
	together,
	chosen = [],
	tokensRef,
	onChoose,
	onRemove = nothing,
	onRetry = nothing,
}: Props ) {
	const isHere = chosen.filter( ( { state } ) => state === 'here' ).length;
	const before = tokens ? tokens.split( ',' ).length : 0;
	const number = Math.max( isHere, before );
	return (
		<div className="coleman-field coleman-inquiry__pictures">
			<label className="coleman-field__label" htmlFor={ `${ id }-pictures` }>
				{ __( 'Pictures', 'coleman' ) }
				<span className="coleman-field__optional">{ ` ${ __( '(optional)', 'coleman' ) }` }</span>
			</label>
			<p className="coleman-field__hint" id={ `${ id }-pictures-hint` }>
				{ __(
					'Up to 8 pictures of 10 MB each: all sides, the hour meter, the serial number plate, and any damage.',
					'coleman'
				) }
				{ together && (
					<span className="coleman-inquiry__together">
						{
							/* translators: %s: a size such as "30 MB". */
							` ${ sprintf( __( 'Up to %s in all.', 'coleman' ), together ) }`
						}
					</span>
				) }
			</p>
			<input
				className="coleman-inquiry__files"
				id={ `${ id }-pictures` }
				name="pictures[]"
				type="file"
				accept={ accept }
				multiple
				aria-invalid={ error ? ( true as const ) : undefined }
				aria-describedby={ error ? `${ id }-pictures-hint ${ id }-pictures-error` : `${ id }-pictures-hint` }
				onChange={ onChoose }
			/>
			<input type="hidden" name="picture_tokens" defaultValue={ tokens } ref={ tokensRef } />
			{ error && (
				<p className="coleman-field__error" id={ `${ id }-pictures-error` }>
					{ error }
				</p>
			) }
			<p className="coleman-inquiry__here" role="status">
				{ number > 0
					? sprintf(
							/* translators: %d: number of pictures. */
							_n( '%d picture added.', '%d pictures added.', number, 'coleman' ),
							number
						)
					: '' }
			</p>
			{ chosen.length > 0 && (
				<ul className="coleman-inquiry__list">
					{ chosen.map( ( picture ) => (
						<Item key={ picture.key } picture={ picture } onRemove={ onRemove } onRetry={ onRetry } />
					) ) }
				</ul>
			) }
		</div>
	);
}
