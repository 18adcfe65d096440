import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '@/ui/button/button';
import type { DiagramProps, Model } from './parts-viewer-props';

type Props = { model: Model; diagram: DiagramProps; serial: string; onSerial: ( serial: string ) => void };

/** Which machine it is: a form that reloads the page, until the island answers it. */
export function SerialForm( { model, diagram, serial, onSerial }: Props ) {
	const input = useRef< HTMLInputElement >( null );
	// The serial number may come from elsewhere: what was remembered, the back button. What is being typed stays.
	useEffect( () => {
		const { current } = input;
		if ( current && ( current !== current.ownerDocument.activeElement || ! current.value ) ) {
			current.value = serial;
		}
	}, [ serial ] );

	const id = `${ diagram.ids }parts-viewer`;
	const submit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		onSerial( String( new FormData( event.currentTarget ).get( 'serial' ) ?? '' ) );
	};
	const hint = [
		model.serial_plate,
		model.serial_prefix &&
			/* translators: %s: the first letters of serial numbers */
			sprintf( __( 'starts with %s', 'coleman' ), model.serial_prefix ),
	]
		.filter( Boolean )
		.join( '; ' );

	return (
		<form className="coleman-parts-viewer__serial" method="get" action={ diagram.url } onSubmit={ submit }>
			<label className="coleman-parts-viewer__serial-label" htmlFor={ `${ id }-serial` }>
				{ __( 'Serial number of your machine', 'coleman' ) }
			</label>
			<input
				ref={ input }
				id={ `${ id }-serial` }
				className="coleman-parts-viewer__serial-input"
				type="text"
				name="serial"
				defaultValue={ diagram.serial ?? '' }
				maxLength={ 40 }
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={ false }
				aria-describedby={ hint ? `${ id }-plate` : undefined }
			/>
			<Button type="submit" variant="quiet" label={ __( 'Show matching parts', 'coleman' ) } />
			{ hint && (
				<p className="coleman-parts-viewer__hint" id={ `${ id }-plate` }>
					{ `${ hint }.` }
				</p>
			) }
		</form>
	);
}
