import { Button } from '@wordpress/components';
import { memo, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Badge } from '../badge';
import { size } from '../pace';
import { type Entry, mayRetry } from './queue';
import { ThingField } from './thing-field';
import type { Kind } from './types';
import type { Uploads } from './uploads';
import { fileState } from './words';

type Props = { kind: Kind; entry: Entry; uploads: Uploads; hasThing: boolean };

/** The address of a file's own picture, for as long as it is shown; '' before that. */
function useObjectUrl( file: File | undefined ): string {
	const [ url, setUrl ] = useState( '' );
	useEffect( () => {
		if ( ! file ) {
			return undefined;
		}
		const made = URL.createObjectURL( file );
		setUrl( made );
		return () => URL.revokeObjectURL( made );
	}, [ file ] );
	return url;
}

/** A file: what it is of, how it stands, what can be done with it. Unchanged rows are not drawn again. */
export const BatchRow = memo( ( { kind, entry, uploads, hasThing }: Props ) => {
	const { key, name, state, reason } = entry;
	const { tone, text } = fileState( entry );
	const url = useObjectUrl( uploads.fileOf( key ) );
	return (
		<tr>
			<td className="coleman-pictures__preview">
				{ url && (
					<img
						src={ url }
						alt=""
						width={ 48 }
						height={ 48 }
						loading="lazy"
						decoding="async"
						// A browser need not know every format that the server takes.
						onError={ ( event ) => event.currentTarget.remove() }
					/>
				) }
			</td>
			<th scope="row">
				<span className="coleman-desk__two">
					<span className="coleman-pictures__file">{ name }</span>
					<small>{ size( entry.size ) }</small>
				</span>
			</th>
			{ hasThing && (
				<td>
					<ThingField { ...{ kind, entry } } onChoose={ ( thing ) => uploads.choose( key, thing ) } />
				</td>
			) }
			<td>
				<Badge tone={ tone }>{ text }</Badge>
				{ reason !== '' && <p className="coleman-desk__fault">{ reason }</p> }
			</td>
			<td className="coleman-pictures__act">
				{ mayRetry( entry ) && (
					<Button
						variant="tertiary"
						/* translators: %s: name of a file */
						aria-label={ sprintf( __( 'Try again: %s', 'coleman' ), name ) }
						onClick={ () => uploads.retry( key ) }
					>
						{ __( 'Try again', 'coleman' ) }
					</Button>
				) }
				{ ( state === 'ready' || state === 'waiting' || state === 'sent' ) && (
					<Button
						variant="tertiary"
						/* translators: %s: name of a file */
						aria-label={ sprintf( __( 'Leave out %s', 'coleman' ), name ) }
						onClick={ () => uploads.leave( key ) }
					>
						{ __( 'Leave out', 'coleman' ) }
					</Button>
				) }
				{ state === 'left' && (
					<Button
						variant="tertiary"
						/* translators: %s: name of a file */
						aria-label={ sprintf( __( 'Put back %s', 'coleman' ), name ) }
						onClick={ () => uploads.putBack( key ) }
					>
						{ __( 'Put back', 'coleman' ) }
					</Button>
				) }
			</td>
		</tr>
	);
} );
