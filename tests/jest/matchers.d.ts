/** Matchers of wp-scripts' console check: an unexpected console call fails a test. */
declare namespace jest {
	interface Matchers< R > {
		toHaveErrored: () => R;
		toHaveErroredWith: ( ...values: unknown[] ) => R;
		toHaveWarned: () => R;
	}
}
