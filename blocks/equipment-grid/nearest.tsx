import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';

type NearestProps = {
	/** Of the grid. */
	id: string;
	vendorId: number;
	/** Whether the browser could not tell where the visitor is, so that they are asked. */
	isAsked: boolean;
	zip: string;
	/** Whether what is told is about the ZIP code. */
	isFaulty: boolean;
	/** The visitor asked for it just now, and goes on there. */
	isWaited?: boolean;
	onFind?: () => void;
	onZip?: ( zip: string ) => void;
};

/**
 * The nearest branch: by a button that asks the browser where the visitor is, or by ZIP code, where it cannot say. Without
 * JavaScript there is the ZIP code alone.
 */
export function Nearest( { id, vendorId, isAsked, zip, isFaulty, isWaited = false, onFind, onZip }: NearestProps ) {
	const field = useRef< HTMLInputElement >( null );

	useEffect( () => {
		if ( isWaited ) {
			field.current?.focus();
		}
	}, [ isWaited, isFaulty ] );

	const onSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		onZip?.( String( new FormData( event.currentTarget ).get( 'zip' ) ?? '' ).trim() );
	};

	return (
		<>
			<li className="is-scripted">
				<button type="button" onClick={ onFind }>
					{ __( 'Use Nearest Location', 'coleman' ) }
				</button>
			</li>
			<li className={ `is-zip${ isAsked ? ' is-asked' : '' }` }>
				<form
					className="coleman-equipment-grid__zip"
					method="get"
					action={ `#${ id }` }
					noValidate
					onSubmit={ onSubmit }
				>
					{ vendorId > 0 && <input type="hidden" name="vendor_id" value={ vendorId } /> }
					<label htmlFor={ `${ id }-zip` }>{ __( 'Your ZIP code', 'coleman' ) }</label>
					<input
						ref={ field }
						className="coleman-equipment-grid__field"
						id={ `${ id }-zip` }
						name="zip"
						inputMode="numeric"
						autoComplete="postal-code"
						maxLength={ 10 }
						size={ 7 }
						defaultValue={ zip }
						aria-invalid={ isFaulty || undefined }
						aria-describedby={ `${ id }-told` }
					/>
					<button>{ __( 'Find', 'coleman' ) }</button>
				</form>
			</li>
		</>
	);
}
