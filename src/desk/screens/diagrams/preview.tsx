import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';

/** The draft as visitors would see it, on a phone and on a desk. */
export function Preview( { url, onClose }: { url: string; onClose: () => void } ) {
	const [ width, setWidth ] = useState( 390 );
	return (
		<Modal title={ __( 'Preview', 'coleman' ) } onRequestClose={ onClose } isFullScreen>
			<div className="coleman-diagrams__preview">
				<div role="group" aria-label={ __( 'Width', 'coleman' ) }>
					{ [ 390, 1440 ].map( ( one ) => (
						<Button
							key={ one }
							variant="tertiary"
							isPressed={ width === one }
							onClick={ () => setWidth( one ) }
							__next40pxDefaultSize
						>
							{ one === 390
								? __( 'Phone (390 pixels)', 'coleman' )
								: __( 'Desktop (1440 pixels)', 'coleman' ) }
						</Button>
					) ) }
				</div>
				<div
					className="coleman-diagrams__screen"
					style={ { '--coleman-width': `${ width }px` } as CSSProperties }
				>
					<iframe title={ __( 'Preview', 'coleman' ) } src={ url } />
				</div>
			</div>
		</Modal>
	);
}
