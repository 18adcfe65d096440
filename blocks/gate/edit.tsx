import { InspectorControls, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { Disabled, PanelBody, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import fixtures from '../sign-in/fixtures.json';
import { SignInView } from '../sign-in/sign-in';
import './editor.css';
import { GateView } from './gate';

/** The blocks are edited in their place; what a guest sees instead can be looked at. */
export function Edit() {
	const [ seenBy, setSeenBy ] = useState( 'customer' );
	const innerBlocksProps = useInnerBlocksProps( { className: 'coleman-gate__content' } );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Preview', 'coleman' ) }>
					<RadioControl
						label={ __( 'Show the view', 'coleman' ) }
						help={ __(
							'Only in the editor. On the site, pages with a gate are created for each visitor and never cached.',
							'coleman'
						) }
						selected={ seenBy }
						options={ [
							{ value: 'customer', label: __( 'of a signed-in customer', 'coleman' ) },
							{ value: 'guest', label: __( 'of a guest', 'coleman' ) },
							{ value: 'checking', label: __( 'while checking the sign-in', 'coleman' ) },
						] }
						onChange={ setSeenBy }
					/>
				</PanelBody>
			</InspectorControls>
			<p className="coleman-gate__note">{ __( 'Only for signed-in customers', 'coleman' ) }</p>
			{ seenBy === 'customer' && <div { ...innerBlocksProps } /> }
			{ seenBy === 'guest' && (
				<Disabled>
					<SignInView { ...fixtures.typical } headingLevel={ 2 } />
				</Disabled>
			) }
			<GateView checking={ seenBy === 'checking' } />
		</div>
	);
}
