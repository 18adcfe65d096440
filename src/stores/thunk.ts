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
};

/** An action that does more than describe itself. */
export type Thunk< Action, Selectors, Result = void > = ( store: Store< Action, Selectors > ) => Result;
