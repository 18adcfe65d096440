import { useState } from '@wordpress/element';
import { hydrateIsland } from '../../../tests/jest/hydrate-island';
import { Dialog } from './dialog';

/** A page with a dialog that React opens and closes. */
async function open( onClose = () => {} ) {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
	function Page() {
		const [ isOpen, setIsOpen ] = useState( true );
		return (
			<>
				<button id="close" onClick={ () => setIsOpen( false ) } />
				<button id="open" onClick={ () => setIsOpen( true ) } />
				<Dialog id="ask" title="Ask" isOpen={ isOpen } onClose={ onClose } />
			</>
		);
	}
	const { root, act } = await hydrateIsland( Page, () => ( {} ), {} );
	return {
		act,
		dialog: root.querySelector( 'dialog' )!,
		press: ( id: string ) => act( () => root.querySelector< HTMLElement >( `#${ id }` )!.click() ),
	};
}

it( 'is opened and closed by React where it is told so', async () => {
	const { dialog, press } = await open();
	expect( dialog.open ).toBe( true );
	expect( document.getElementById( dialog.getAttribute( 'aria-labelledby' )! )!.textContent ).toBe( 'Ask' );
	await press( 'close' );
	expect( dialog.open ).toBe( false );
	await press( 'open' );
	expect( dialog.open ).toBe( true );
} );

it( 'tells when it was closed', async () => {
	const onClose = jest.fn();
	const { act, dialog } = await open( onClose );
	expect( onClose ).not.toHaveBeenCalled();
	await act( () => dialog.close() );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );
