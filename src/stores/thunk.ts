import type { DataRegistry } from '@wordpress/data';

type Curried< Selectors > = {
	[ Name in keyof Selectors ]: Selectors[ Name ] extends ( state: never, ...args: infer Args ) => infer Result
		? ( ...args: Args ) => Result
		: never;
};

/** What a thunk is given: it may dispatch plain actions and other thunks, select, and wait. */
export type Store< Action, Selectors > = {
	dispatch: {
		( action: Action ): unknown;
		< Result >( thunk: ( store: Store< Action, Selectors > ) => Result ): Result;
	};
	select: Curried< Selectors >;
	/** Where the store is registered, and the other stores of its page. */
	registry: DataRegistry;
};

/** An action that does more than describe itself. */
export type Thunk< Action, Selectors, Result = void > = ( store: Store< Action, Selectors > ) => Result;
