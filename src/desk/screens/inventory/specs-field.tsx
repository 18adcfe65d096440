import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { RemoveRow, useRows } from '@/desk/rows';
import type { FieldProps } from './fields';

type Spec = { label: string; value: string };
type Props = FieldProps< Spec[] >;

/** The lines of a specification: what it is, and how much. */
export function SpecsField( { label: legend, value: specs, onChange, fault }: Props ) {
	const { list, put, remove, add } = useRows< Spec, HTMLOListElement >( specs, onChange );
	return (
		<fieldset className="coleman-inventory__set">
			<legend>{ legend }</legend>
			{ fault && <p className="coleman-inventory__fault">{ fault }</p> }
			{ specs.length > 0 && (
				<ol className="coleman-inventory__specs" ref={ list }>
					{ specs.map( ( spec, index ) => (
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
							<RemoveRow
								/* translators: %d: number of a line */
								label={ sprintf( __( 'Remove line %d', 'coleman' ), index + 1 ) }
								onClick={ () => remove( index ) }
							/>
						</li>
					) ) }
				</ol>
			) }
			<div>
				<Button variant="secondary" onClick={ () => add( { label: '', value: '' } ) } __next40pxDefaultSize>
					{ __( 'Add a line', 'coleman' ) }
				</Button>
			</div>
		</fieldset>
	);
}
