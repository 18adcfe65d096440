import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';

type Props = {
	/** What sends the form. */
	submit: string;
	isBusy: boolean;
	/** Buttons after it. */
	children?: ReactNode;
};

/** The row below a form. Its button keeps the focus while the answer is awaited. */
export function FormButtons( { submit, isBusy, children }: Props ) {
	return (
		<div className="coleman-desk__buttons">
			<Button
				type="submit"
				variant="primary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ submit }
			</Button>
			{ children }
		</div>
	);
}
