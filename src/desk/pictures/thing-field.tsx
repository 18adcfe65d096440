import { Button, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Entry, Thing } from './queue';
import { findThings } from './server';
import type { Kind } from './types';

type Props = {
	kind: Kind;
	entry: Entry;
	onChoose: ( thing: Thing ) => void;
};

/** After the last key, in milliseconds, it is searched. */
const PAUSE = 250;

const aboutOf = ( { number, detail }: Thing ) => [ number, detail ].filter( Boolean ).join( ' · ' );

const ThingText = ( { thing }: { thing: Thing } ) => (
	<span className="coleman-desk__two">
		<span>{ thing.name }</span>
		<small>{ aboutOf( thing ) }</small>
	</span>
);

/** What a file is a picture of, and a way to say that it is of something else. */
export function ThingField( { kind, entry, onChoose }: Props ) {
	const { thing, state, name } = entry;
	const [ isOpen, setIsOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const close = () => {
		setIsOpen( false );
		// The field is gone: one goes on where one was.
		window.setTimeout( () => button.current?.focus() );
	};
	if ( isOpen && state === 'ready' ) {
		return (
			<Search
				{ ...{ kind, entry } }
				onChoose={ ( chosen ) => {
					onChoose( chosen );
					close();
				} }
				onClose={ close }
			/>
		);
	}
	/* translators: %s: name of a file */
	const change = thing ? __( 'Change what %s shows', 'coleman' ) : __( 'Choose what %s shows', 'coleman' );
	return (
		<div className="coleman-pictures__thing">
			{ thing && <ThingText thing={ thing } /> }
			{ state === 'ready' && (
				<Button
					ref={ button }
					variant="link"
					onClick={ () => setIsOpen( true ) }
					aria-label={ sprintf( change, name ) }
				>
					{ thing ? __( 'Change', 'coleman' ) : __( 'Choose…', 'coleman' ) }
				</Button>
			) }
		</div>
	);
}

/** Finds things while somebody types; before that, what the name of the file may mean. */
function Search( { kind, entry, onChoose, onClose }: Props & { onClose: () => void } ) {
	const [ typed, setTyped ] = useState( '' );
	const [ found, setFound ] = useState< Thing[] | null >( null );
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => field.current?.focus(), [] );
	useEffect( () => {
		const search = typed.trim();
		setFound( null );
		if ( search === '' ) {
			return undefined;
		}
		const aborter = new AbortController();
		const timer = window.setTimeout( () => {
			findThings( kind, search, aborter.signal ).then(
				( things ) => ! aborter.signal.aborted && setFound( things ),
				() => ! aborter.signal.aborted && setFound( [] )
			);
		}, PAUSE );
		return () => {
			window.clearTimeout( timer );
			aborter.abort();
		};
	}, [ kind, typed ] );
	const things = found ?? entry.candidates;
	return (
		<div
			className="coleman-pictures__search"
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' ) {
					onClose();
				}
			} }
			role="presentation"
		>
			<TextControl
				ref={ field }
				/* translators: %s: name of a file */
				label={ sprintf( __( 'Find what %s shows', 'coleman' ), entry.name ) }
				hideLabelFromVision
				placeholder={ __( 'Search…', 'coleman' ) }
				value={ typed }
				onChange={ setTyped }
				autoComplete="off"
				__next40pxDefaultSize
			/>
			<p role="status" className="screen-reader-text">
				{ found &&
					/* translators: %d: number of things that were found */
					sprintf( _n( '%d result', '%d results', found.length, 'coleman' ), found.length ) }
			</p>
			{ found?.length === 0 && <p className="coleman-desk__help">{ __( 'Nothing found.', 'coleman' ) }</p> }
			<ul>
				{ things.map( ( thing ) => (
					<li key={ thing.id }>
						<button type="button" onClick={ () => onChoose( thing ) }>
							<ThingText thing={ thing } />
						</button>
					</li>
				) ) }
			</ul>
			<Button variant="link" onClick={ onClose }>
				{ __( 'Cancel', 'coleman' ) }
			</Button>
		</div>
	);
}
