/** What is wrong with a block in a frame of some width. */
export type Finding = { kind: 'broken word' | 'overflow' | 'small target'; where: string; what: string };

/**
 * Looks at everything that can be seen in a frame. It runs in the browser, so it uses nothing outside of itself.
 *
 * A finding is a word that stands on two lines, an element that reaches out of the frame and that nobody can scroll, or
 * a target that WCAG 2.5.8 finds too small: less than 24 px, not in a sentence, and too close to another.
 */
export function measure( frame: Element ): Finding[] {
	/** Words and numbers up to so long are never broken: $250,000.00, say. Longer ones may be where they must. */
	const maxLetters = 20;
	const maxDigits = 11;
	/** A target may reach so far into the gutter, in pixels, so that its text is in line with what is above it. */
	const bleed = 8;
	const findings: Finding[] = [];
	const box = frame.getBoundingClientRect();

	const nameOf = ( element: Element ) =>
		`${ element.localName }${ [ ...element.classList ].map( ( name ) => `.${ name }` ).join( '' ) }`;
	/** What is true of an element, or of one that it stands in; each is asked once. */
	const inherited = ( isSo: ( element: Element, style: CSSStyleDeclaration ) => boolean ) => {
		const known = new Map< Element, boolean >( [ [ frame, false ] ] );
		const ask = ( element: Element ): boolean => {
			const answer =
				known.get( element ) ??
				( ask( element.parentElement! ) || isSo( element, getComputedStyle( element ) ) );
			known.set( element, answer );
			return answer;
		};
		return ask;
	};
	/** Hidden, or there for screen readers only. */
	const isUnseen = inherited(
		( element, { clipPath, display, overflowX, position, visibility } ) =>
			display === 'none' ||
			visibility === 'hidden' ||
			clipPath.startsWith( 'inset(50%' ) ||
			( position === 'absolute' && overflowX === 'hidden' && element.clientWidth <= 1 ) ||
			( element.parentElement instanceof HTMLDetailsElement &&
				! element.parentElement.open &&
				element.localName !== 'summary' )
	);
	const isClipped = inherited( ( _element, { overflowX } ) => overflowX !== 'visible' );

	for ( const element of frame.querySelectorAll( '*' ) ) {
		const { left, right, width } = element.getBoundingClientRect();
		if (
			width > 0 &&
			( right > box.right + bleed + 1 || left < box.left - bleed - 1 ) &&
			! isClipped( element.parentElement! ) &&
			! isUnseen( element )
		) {
			const by = Math.round( Math.max( right - box.right, box.left - left ) );
			findings.push( { kind: 'overflow', where: nameOf( element ), what: `${ by } px` } );
		}
	}

	const smallest = 24;
	const targets = [ ...frame.querySelectorAll( 'a[href], button, input, select, textarea, summary, [tabindex="0"]' ) ]
		.filter( ( element ) => ! isUnseen( element ) && ! element.matches( '[type="hidden"], :disabled' ) )
		.map( ( element ) => {
			// The label of a box or a choice is a part of its target.
			const label = element.matches( '[type="checkbox"], [type="radio"], [type="file"]' )
				? element.closest( 'label' )
				: null;
			return { element, rect: ( label ?? element ).getBoundingClientRect() };
		} )
		.filter( ( { rect } ) => rect.width > 1 && rect.height > 1 );
	const isInSentence = ( element: Element ) =>
		getComputedStyle( element ).display === 'inline' &&
		[ ...element.parentElement!.childNodes ].some(
			( node ) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== ''
		);
	for ( const { element, rect } of targets ) {
		if ( ( rect.width >= smallest && rect.height >= smallest ) || isInSentence( element ) ) {
			continue;
		}
		// A circle around its middle touches no other target, nor the circle of another small one.
		const [ x, y ] = [ rect.left + rect.width / 2, rect.top + rect.height / 2 ];
		const isTooClose = targets.some( ( { element: other, rect: near } ) => {
			if ( other === element || other.contains( element ) || element.contains( other ) ) {
				return false;
			}
			const isSmall = near.width < smallest || near.height < smallest;
			const [ besideX, besideY ] = isSmall
				? [ near.left + near.width / 2, near.top + near.height / 2 ]
				: [
						Math.min( Math.max( x, near.left ), near.right ),
						Math.min( Math.max( y, near.top ), near.bottom ),
					];
			return Math.hypot( x - besideX, y - besideY ) < ( isSmall ? smallest : smallest / 2 );
		} );
		if ( isTooClose ) {
			findings.push( {
				kind: 'small target',
				where: nameOf( element ),
				what: `${ Math.round( rect.width ) } × ${ Math.round( rect.height ) } px`,
			} );
		}
	}

	const texts = document.createTreeWalker( frame, NodeFilter.SHOW_TEXT );
	for ( let node = texts.nextNode(); node; node = texts.nextNode() ) {
		const element = node.parentElement!;
		const text = node.nodeValue ?? '';
		if ( /^(SCRIPT|STYLE|OPTION)$/.test( element.nodeName ) || ! text.trim() || isUnseen( element ) ) {
			continue;
		}
		// A line may end after a hyphen, a dash or a slash, and at a soft hyphen.
		for ( const { 0: word, index } of text.matchAll( /[^\s\-–—/\u00ad\u200b]+/g ) ) {
			if ( word.length > ( /\d/.test( word ) ? maxDigits : maxLetters ) ) {
				continue;
			}
			const range = document.createRange();
			range.setStart( node, index );
			range.setEnd( node, index + word.length );
			const lines = new Set(
				[ ...range.getClientRects() ]
					.filter( ( { width } ) => width > 0 )
					.map( ( { top } ) => Math.round( top / 4 ) )
			);
			if ( lines.size > 1 ) {
				findings.push( { kind: 'broken word', where: nameOf( element ), what: word } );
			}
		}
	}

	return findings;
}
