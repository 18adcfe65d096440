import { SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import type { ComponentProps } from 'react';

type About = {
	label: string;
	/** What is wrong with what stands in it. */
	fault: string | undefined;
	help?: string | undefined;
	className?: string | undefined;
};

/** What is wrong stands before what it is for: both describe the field. */
export const Help = ( { fault, help }: { fault: string | undefined; help: string | undefined } ) => (
	<>
		{ fault && <strong className="coleman-desk__fault">{ fault }</strong> }
		{ help }
	</>
);

function fieldProps( { label, fault, help, className }: About ) {
	return {
		label,
		help: ( fault ?? help ) ? <Help fault={ fault } help={ help } /> : undefined,
		className: [ className, fault === undefined ? '' : 'is-fault' ].filter( Boolean ).join( ' ' ),
		'aria-invalid': fault !== undefined,
	};
}

type Of< Props > = About & Omit< Props, keyof About | 'ref' | '__next40pxDefaultSize' >;

/** A line of text. */
export const TextField = ( {
	label,
	fault,
	help,
	className,
	...props
}: Of< ComponentProps< typeof TextControl > > ) => (
	<TextControl { ...props } { ...fieldProps( { label, fault, help, className } ) } __next40pxDefaultSize />
);

/** Several lines of text. */
export const LinesField = ( {
	label,
	fault,
	help,
	className,
	...props
}: Of< ComponentProps< typeof TextareaControl > > ) => (
	<TextareaControl { ...props } { ...fieldProps( { label, fault, help, className } ) } />
);

type SelectProps = About & {
	id?: string;
	value: string;
	options: { value: string; label: string }[];
	hideLabelFromVision?: boolean;
	disabled?: boolean;
	onChange: ( value: string ) => void;
};

/** One of several. */
export const SelectField = ( { label, fault, help, className, ...props }: SelectProps ) => (
	<SelectControl { ...props } { ...fieldProps( { label, fault, help, className } ) } __next40pxDefaultSize />
);
