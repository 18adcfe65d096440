import { Button, TextControl } from '@wordpress/components';
import type { ComponentProps } from 'react';

type Props = {
	label: string;
	help?: string;
	value: string;
	onChange: ( text: string ) => void;
	maxLength?: number;
	/** What the button says. */
	button: string;
	variant?: NonNullable< ComponentProps< typeof Button >[ 'variant' ] >;
	className?: string;
	isBusy: boolean;
	onFind: () => void;
};

/** One field, and a button that looks for what is typed there; so does Enter. */
export function FindForm( { button, variant = 'secondary', className = '', isBusy, onFind, ...field }: Props ) {
	return (
		<form
			className={ `coleman-desk__row${ className && ` ${ className }` }` }
			onSubmit={ ( event ) => {
				event.preventDefault();
				onFind();
			} }
		>
			<TextControl { ...field } autoComplete="off" __next40pxDefaultSize />
			<Button type="submit" variant={ variant } isBusy={ isBusy } __next40pxDefaultSize>
				{ button }
			</Button>
		</form>
	);
}
