import { createRoot, StrictMode } from '@wordpress/element';
import type { ComponentType } from 'react';
import { Announcer } from './notices';
import './desk.css';
import './sheet.css';

/**
 * Puts a screen into the page that PHP printed for it (Admin\BackOffice).
 *
 * @param Screen Is given what PHP printed beside it.
 */
export function mountDesk< Boot extends object >( Screen: ComponentType< Boot > ): void {
	const root = document.getElementById( 'coleman-desk' );
	const boot = document.getElementById( 'coleman-desk-boot' );
	if ( ! root || ! boot ) {
		return;
	}
	// Printed by the screen's own PHP, which makes it of this shape.
	const props = JSON.parse( boot.textContent ?? '{}' ) as Boot;
	createRoot( root ).render(
		<StrictMode>
			<Announcer>
				<Screen { ...props } />
			</Announcer>
		</StrictMode>
	);
}
