import { hydrateIsland } from '../../../tests/jest/hydrate-island';
import { Dialog } from './dialog';

it( 'is opened and closed by React where it is told so, and tells when it was closed', async () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	const onClose = jest.fn();
	const { root, act } = await hydrateIsland(
		Dialog,
		() => ( { id: 'ask', title: 'Ask', isOpen: true, onClose } ),
		{}
	);
	const dialog = root.querySelector( 'dialog' )!;
	expect( dialog.open ).toBe( true );
	expect( document.getElementById( dialog.getAttribute( 'aria-labelledby' )! )!.textContent ).toBe( 'Ask' );
	await act( () => dialog.dispatchEvent( new Event( 'close' ) ) );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );
