import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';

/**
 * In the place of @wordpress/components in tests of the back office: plain elements with the same names, labels and
 * descriptions. How WordPress's look is its business; what counts is what they are given, and what they give back.
 *
 *     jest.mock( '@wordpress/components', () => jest.requireActual( '../../../../tests/jest/wordpress-components' ) );
 */
type Field = {
	id?: string;
	label: ReactNode;
	help?: ReactNode;
	children?: ReactNode;
};

/** What is for WordPress's own components alone. */
function plain< Props extends object >( props: Props ) {
	return Object.fromEntries(
		Object.entries( props ).filter(
			( [ name ] ) =>
				! [
					'__next40pxDefaultSize',
					'hideLabelFromVision',
					'isBusy',
					'isDestructive',
					'variant',
					'size',
				].includes( name )
		)
	);
}

function useField( { id, help }: Field ) {
	const made = useId();
	const name = id ?? made;
	return { id: name, 'aria-describedby': help ? `${ name }__help` : undefined };
}

const Labelled = ( { id, label, help, children }: Field ) => (
	<div>
		<label htmlFor={ id }>{ label }</label>
		{ children }
		{ help && <p id={ `${ id }__help` }>{ help }</p> }
	</div>
);

type TextProps = Field & { value: string; onChange: ( value: string ) => void } & Record< string, unknown >;

const valueOf = ( { target }: ChangeEvent< HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement > ) =>
	target.value;

export function TextControl( { label, help, onChange, value, ...props }: TextProps ) {
	const field = useField( { label, help, ...props } );
	return (
		<Labelled label={ label } help={ help } id={ field.id }>
			<input
				{ ...plain( props ) }
				{ ...field }
				value={ value }
				onChange={ ( event ) => onChange( valueOf( event ) ) }
			/>
		</Labelled>
	);
}

export function TextareaControl( { label, help, onChange, value, ...props }: TextProps ) {
	const field = useField( { label, help, ...props } );
	return (
		<Labelled label={ label } help={ help } id={ field.id }>
			<textarea
				{ ...plain( props ) }
				{ ...field }
				value={ value }
				onChange={ ( event ) => onChange( valueOf( event ) ) }
			/>
		</Labelled>
	);
}

export function SelectControl( {
	label,
	help,
	onChange,
	value,
	options,
	...props
}: TextProps & { options: { value: string; label: string }[] } ) {
	const field = useField( { label, help, ...props } );
	return (
		<Labelled label={ label } help={ help } id={ field.id }>
			<select
				{ ...plain( props ) }
				{ ...field }
				value={ value }
				onChange={ ( event ) => onChange( valueOf( event ) ) }
			>
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		</Labelled>
	);
}

type BoxProps = Field & { checked: boolean; onChange: ( checked: boolean ) => void };

export function CheckboxControl( { label, help, checked, onChange, ...props }: BoxProps ) {
	const field = useField( { label, help, ...props } );
	return (
		<Labelled label={ label } help={ help } id={ field.id }>
			<input
				type="checkbox"
				{ ...field }
				checked={ checked }
				onChange={ ( { target } ) => onChange( target.checked ) }
			/>
		</Labelled>
	);
}

type RadioProps = Omit< Field, 'children' > & {
	selected: string;
	options: { value: string; label: string }[];
	onChange: ( value: string ) => void;
};

export function RadioControl( { label, selected, options, onChange }: RadioProps ) {
	const name = useId();
	return (
		<fieldset>
			<legend>{ label }</legend>
			{ options.map( ( option ) => (
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- the button is inside
				<label key={ option.value }>
					<input
						type="radio"
						name={ name }
						checked={ option.value === selected }
						onChange={ () => onChange( option.value ) }
					/>
					{ option.label }
				</label>
			) ) }
		</fieldset>
	);
}

export const ToggleControl = CheckboxControl;

export const BaseControl = ( props: Field ) => <Labelled { ...props } />;

type ButtonProps = ComponentProps< 'button' > & { accessibleWhenDisabled?: boolean };

export const Button = ( { type = 'button', disabled, accessibleWhenDisabled, onClick, ...props }: ButtonProps ) => (
	<button
		{ ...plain( props ) }
		type={ type }
		{ ...( accessibleWhenDisabled ? { 'aria-disabled': disabled } : { disabled } ) }
		onClick={ accessibleWhenDisabled && disabled ? ( event ) => event.preventDefault() : onClick }
	/>
);

export const Notice = ( { children }: { children: ReactNode } ) => <div>{ children }</div>;

export const SnackbarList = ( { notices }: { notices: { id: string; content: string }[] } ) => (
	<div role="status">
		{ notices.map( ( { id, content } ) => (
			<p key={ id }>{ content }</p>
		) ) }
	</div>
);

export const Spinner = () => null;
