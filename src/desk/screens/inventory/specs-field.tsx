import { Button, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldProps } from './fields';

type Spec = { label: string; value: string };
type Props = FieldProps< Spec[] >;

/** The lines of a specification: what it is, and how much. */
export function SpecsField( { label: legend, value: specs, onChange, fault }: Props ) {
	const list = useRef< HTMLOListElement >( null );
	const put = ( index: number, change: Partial< Spec > ) =>
		onChange( specs.map( ( spec, at ) => ( at === index ? { ...spec, ...change } : spec ) ) );
	const add = () => {
		onChange( [ ...specs, { label: '', value: '' } ] );
		// Into the new line, when it is there.
		window.setTimeout( () => list.current?.querySelector< HTMLElement >( 'li:last-child input' )?.focus() );
	};
	return (
		<fieldset className="coleman-inventory__set">
			<legend>{ legend }</legend>
			{ fault && <p className="coleman-inventory__fault">{ fault }</p> }
			{ specs.length > 0 && (
				<ol className="coleman-inventory__specs" ref={ list }>
					{ specs.map( ( spec, index ) => (
						// Lines have no name of their own: what stands in one is typed at the moment.
						<li key={ index }>
							<TextControl
								/* translators: %d: number of a line */
								label={ sprintf( __( 'Name of line %d', 'coleman' ), index + 1 ) }
								hideLabelFromVision
								placeholder={ __( 'Lift capacity', 'coleman' ) }
								value={ spec.label }
								onChange={ ( label ) => put( index, { label } ) }
								__next40pxDefaultSize
							/>
							<TextControl
								/* translators: %d: number of a line */
								label={ sprintf( __( 'Value of line %d', 'coleman' ), index + 1 ) }
								hideLabelFromVision
								placeholder={ __( '2,400 lb', 'coleman' ) }
								value={ spec.value }
								onChange={ ( value ) => put( index, { value } ) }
								__next40pxDefaultSize
							/>
							<Button
								variant="tertiary"
								isDestructive
								onClick={ () => onChange( specs.filter( ( _, at ) => at !== index ) ) }
								/* translators: %d: number of a line */
								aria-label={ sprintf( __( 'Remove line %d', 'coleman' ), index + 1 ) }
								__next40pxDefaultSize
							>
								{ __( 'Remove', 'coleman' ) }
							</Button>
						</li>
					) ) }
				</ol>
			) }
			<div>
				<Button variant="secondary" onClick={ add } __next40pxDefaultSize>
					{ __( 'Add a line', 'coleman' ) }
				</Button>
			</div>
		</fieldset>
	);
}
