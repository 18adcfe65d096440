/** Runs the vectors that the PHP twin of a rule runs too. */
export function agrees< In, Out >(
	{ rule, cases }: { rule: string; cases: { in: In; out: Out }[] },
	apply: ( input: In ) => Out
): void {
	describe( rule, () => {
		it.each( cases )( '%j', ( { in: input, out } ) => expect( apply( input ) ).toEqual( out ) );
	} );
}
