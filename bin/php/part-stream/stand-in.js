/**
 * Plays the third-party parts catalog on sites of development: a diagram's list of parts, each with a button that
 * fires the event that docs/parts.md describes, in each of its forms. No part of the product.
 */
( () => {
	const PARTS = [
		[
			'Oil filter',
			'detail as text',
			'arisku=HH164-32430&aribrand=Kubota&ariprice=99.99&ariqty=2&ariassemblyid=77',
		],
		[ 'Oil filter, its old number', 'detail as an object', { arisku: '320/04133', aribrand: 'JCB', ariqty: 1 } ],
		[
			'Knob, shift lever',
			'attributes',
			{ arisku: 'ZZ-90210', aribrand: 'Kubota', ariqty: '1', ariassemblyid: '12' },
		],
		[ 'Washer, none wanted', 'quantity 0', 'arisku=HH164-32430&aribrand=Kubota&ariqty=0' ],
	];
	const root = document.getElementById( 'coleman-parts-stream' );
	const list = document.createElement( 'ul' );
	for ( const [ name, form, item ] of PARTS ) {
		const row = document.createElement( 'li' );
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'coleman-button is-quiet';
		button.textContent = `Add: ${ name }`;
		button.addEventListener( 'click', () => {
			if ( form === 'attributes' ) {
				Object.entries( item ).forEach( ( [ key, value ] ) => button.setAttribute( key, value ) );
				button.dispatchEvent( new Event( 'ari-add-to-cart', { bubbles: true } ) );
			} else {
				document.dispatchEvent( new CustomEvent( 'ari-add-to-cart', { detail: item } ) );
			}
		} );
		row.append( button, ` (${ form })` );
		list.append( row );
	}
	root.replaceChildren( list );
} )();
