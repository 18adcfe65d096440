import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';

type Props = { save: string; isBusy: boolean; isTouched: boolean; children?: ReactNode };

/** Beneath a long form, and in sight all the while. */
export const SaveBar = ( { save, isBusy, isTouched, children }: Props ) => (
	<div className="coleman-inventory__save">
		{ children }
		<Button
			type="submit"
			variant="primary"
			isBusy={ isBusy }
			disabled={ ! isTouched || isBusy }
			accessibleWhenDisabled
			__next40pxDefaultSize
		>
			{ save }
		</Button>
	</div>
);
