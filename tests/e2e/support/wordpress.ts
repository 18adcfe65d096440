/** The globals of WordPress's own screens, as far as tests call them in the browser. */

type Options = { path: string; method?: string; data?: object; body?: BodyInit; headers?: Record< string, string > };

export type Block = {
	name: string;
	clientId: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
};

type BlockType = {
	name: string;
	category: string;
	description: string;
	icon: { src: unknown };
	example?: object;
};

/** Of several stores: each has some of them. */
type Selectors = {
	getBlocks: () => Block[];
	areInnerBlocksControlled: ( clientId: string ) => boolean;
	getInserterItems: () => { name: string }[];
	getPermalink: () => string;
};

/** As above. */
type Actions = {
	insertBlocks: ( some: Block[] ) => void;
	resetBlocks: ( some: Block[] ) => void;
	selectBlock: ( clientId: string ) => void;
	openGeneralSidebar: ( name: string ) => void;
	set: ( scope: string, name: string, value: boolean ) => void;
	editPost: ( edits: { template: string } ) => void;
	updateEditorSettings: ( settings: { autosaveInterval: number } ) => void;
};

/** In the browser: `( window as Screen ).wp`. WordPress's own types say that it may be anything. */
export type Screen = Omit< Window, 'wp' > & {
	wp: {
		/** A call with WordPress's nonce. */
		apiFetch: < Answer >( options: Options ) => Promise< Answer >;
		blocks: {
			createBlock: ( name: string, attributes?: object, inner?: Block[] ) => Block;
			getBlockTypes: () => BlockType[];
			parse: ( content: string ) => Block[];
		};
		data: {
			dispatch: ( store: string ) => Actions;
			select: ( store: string ) => Selectors;
		};
	};
};
