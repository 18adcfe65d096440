/**
 * What the compiler asks of TypeScript's type checker. Nothing else calls it: TypeScript 7 changes this API, and then
 * this file alone has to follow.
 *
 * @typedef {import('typescript').Node}   Node
 * @typedef {import('typescript').Type}   Type
 * @typedef {import('typescript').Symbol} Symbol
 *
 * @typedef {ReturnType<typeof createTypes>} Types
 *
 * @typedef  {Object} Kinds     What a value may be. Several are set for a union.
 * @property {boolean} string
 * @property {boolean} number
 * @property {boolean} boolean
 * @property {boolean} nothing  null or undefined.
 * @property {boolean} list
 * @property {boolean} object   A record or an object of known keys.
 * @property {boolean} function
 * @property {boolean} markup   A React element.
 * @property {boolean} other    What the compiler cannot tell: any, unknown, bigint, symbol.
 */
/* eslint-disable no-bitwise -- TypeScript's flags are bits */
import ts from 'typescript';

const { TypeFlags, SymbolFlags } = ts;

/**
 * @param {Kinds} kinds
 * @return {(keyof Kinds)[]} Those that are set.
 */
export const namesOfKinds = ( kinds ) =>
	/** @type {(keyof Kinds)[]} */ ( Object.keys( kinds ) ).filter( ( kind ) => kinds[ kind ] );

/** @param {import('typescript').Program} program */
export function createTypes( program ) {
	const checker = program.getTypeChecker();

	/** @type {Map<Type, Kinds>} */
	const known = new Map();

	/** @param {Type} type */
	const constituents = ( type ) => ( type.isUnion() ? type.types : [ type ] );

	/** @param {Type} type */
	function isMarkup( type ) {
		const name = type.symbol?.name;
		return name === 'Element' || name === 'ReactElement' || name === 'ReactPortal';
	}

	/**
	 * @param {Type} type
	 * @return {Kinds} What values of this type may be.
	 */
	function kindsOf( type ) {
		const found = known.get( type );
		if ( found ) {
			return found;
		}
		const kinds = {
			string: false,
			number: false,
			boolean: false,
			nothing: false,
			list: false,
			object: false,
			function: false,
			markup: false,
			other: false,
		};
		known.set( type, kinds );
		for ( const part of constituents( type ) ) {
			const { flags } = part;
			if ( flags & TypeFlags.StringLike ) {
				kinds.string = true;
			} else if ( flags & TypeFlags.NumberLike ) {
				kinds.number = true;
			} else if ( flags & TypeFlags.BooleanLike ) {
				kinds.boolean = true;
			} else if ( flags & ( TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void ) ) {
				kinds.nothing = true;
			} else if ( flags & TypeFlags.Never ) {
				// Nothing gets here.
			} else if ( flags & TypeFlags.TypeParameter ) {
				const bound = checker.getBaseConstraintOfType( part );
				if ( ! bound || bound === part ) {
					kinds.other = true;
				} else {
					merge( kinds, kindsOf( bound ) );
				}
			} else if ( flags & ( TypeFlags.Object | TypeFlags.Intersection ) ) {
				if ( flags & TypeFlags.Intersection ) {
					const primitive = /** @type {import('typescript').IntersectionType} */ ( part ).types.find(
						( one ) => one.flags & ( TypeFlags.StringLike | TypeFlags.NumberLike )
					);
					if ( primitive ) {
						merge( kinds, kindsOf( primitive ) );
						continue;
					}
				}
				if ( isMarkup( part ) ) {
					kinds.markup = true;
				} else if ( checker.isArrayLikeType( part ) ) {
					kinds.list = true;
				} else if ( part.getCallSignatures().length ) {
					kinds.function = true;
				} else if ( part.symbol?.name === 'Iterable' ) {
					kinds.list = true;
				} else {
					kinds.object = true;
				}
			} else {
				kinds.other = true;
			}
		}
		return kinds;
	}

	/**
	 * @param {Kinds} into
	 * @param {Kinds} from
	 */
	function merge( into, from ) {
		namesOfKinds( from ).forEach( ( kind ) => ( into[ kind ] = true ) );
	}

	/**
	 * @param {Type} type
	 * @return {boolean} Whether it answers to what happens in a browser: a function whose result nobody prints.
	 */
	function isHandlerType( type ) {
		const parts = constituents( type ).filter(
			( part ) => ! ( part.flags & ( TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike ) )
		);
		return (
			parts.length > 0 &&
			parts.every( ( part ) => {
				const calls = part.getCallSignatures();
				return (
					calls.length > 0 &&
					calls.every( ( call ) =>
						constituents( call.getReturnType() ).every(
							( result ) =>
								result.flags & ( TypeFlags.Void | TypeFlags.Undefined | TypeFlags.Unknown ) ||
								result.symbol?.name === 'Promise'
						)
					)
				);
			} )
		);
	}

	/**
	 * @param {Type} type
	 * @return {boolean} Whether it is a ref, which leads to an element of the page.
	 */
	const isRefType = ( type ) =>
		constituents( type ).some( ( part ) => [ 'RefObject', 'MutableRefObject' ].includes( part.symbol?.name ) );

	/** @type {Map<import('typescript').SourceFile, Map<Type, string>>} */
	const named = new Map();

	/**
	 * The shapes that a module has a name for: those of its types, and of its checks, which are functions of unknown.
	 *
	 * @param {import('typescript').SourceFile} file
	 */
	function namesIn( file ) {
		const made = named.get( file );
		if ( made ) {
			return made;
		}
		const types = file.statements
			.filter( ( one ) => ts.isTypeAliasDeclaration( one ) || ts.isInterfaceDeclaration( one ) )
			.filter( ( { typeParameters } ) => ! typeParameters )
			.map( ( { name } ) => ( { type: checker.getTypeAtLocation( name ), name: name.text } ) );
		const checks = file.statements
			.filter( ts.isVariableStatement )
			.flatMap( ( { declarationList } ) => declarationList.declarations )
			.flatMap( ( { name, initializer } ) => {
				if ( ! ts.isIdentifier( name ) || ! initializer || ! ts.isCallExpression( initializer ) ) {
					return [];
				}
				const [ call, ...more ] = checker.getTypeAtLocation( name ).getCallSignatures();
				const isCheck =
					call &&
					! more.length &&
					call.parameters[ 0 ] &&
					checker.getTypeOfSymbol( call.parameters[ 0 ] ).flags & TypeFlags.Unknown;
				const ofShape = name.text.charAt( 0 ).toUpperCase() + name.text.slice( 1 );
				return isCheck ? [ { type: call.getReturnType(), name: ofShape } ] : [];
			} );
		/** @type {Map<Type, string>} */
		const names = new Map();
		for ( const { type, name } of [ ...types, ...checks ] ) {
			if ( ! names.has( type ) && ! [ ...names.values() ].includes( name ) ) {
				names.set( type, name );
			}
		}
		named.set( file, names );
		return names;
	}

	return {
		kindsOf,

		/**
		 * What an object's type is called in the module that declares its properties.
		 *
		 * @param {Type} type
		 * @return {{ fileName: string, name: string }|undefined} Nothing if it has no name there.
		 */
		nameOfType( type ) {
			const files = checker
				.getPropertiesOfType( type )
				.flatMap( ( { declarations = [] } ) => declarations.map( ( one ) => one.getSourceFile() ) )
				.filter( ( file ) => ! file.isDeclarationFile );
			for ( const file of [ ...new Set( files ) ].sort( ( a, b ) => a.fileName.localeCompare( b.fileName ) ) ) {
				const name = namesIn( file ).get( type );
				if ( name ) {
					return { fileName: file.fileName, name };
				}
			}
			return undefined;
		},
		/** @param {Node} node */
		typeOf: ( node ) => checker.getTypeAtLocation( node ),
		/** @param {Node} node */
		kinds: ( node ) => kindsOf( checker.getTypeAtLocation( node ) ),
		isHandlerType,
		isRefType,
		/** @param {Node} node */
		isHandler: ( node ) => isHandlerType( checker.getTypeAtLocation( node ) ),
		/** @param {Node} node */
		isRef: ( node ) => isRefType( checker.getTypeAtLocation( node ) ),

		/**
		 * What a name stands for, through imports.
		 *
		 * @param {Node} identifier
		 * @return {import('typescript').Symbol|undefined} The symbol of its declaration.
		 */
		symbolOf( identifier ) {
			let symbol = ts.isShorthandPropertyAssignment( identifier.parent )
				? checker.getShorthandAssignmentValueSymbol( identifier.parent )
				: checker.getSymbolAtLocation( identifier );
			if ( symbol && symbol.flags & SymbolFlags.Alias ) {
				symbol = checker.getAliasedSymbol( symbol );
			}
			return symbol;
		},

		/**
		 * What a name is bound to where it stands: for an imported name, the import.
		 *
		 * @param {Node} identifier
		 */
		nameOf: ( identifier ) => checker.getSymbolAtLocation( identifier ),

		/**
		 * Where a symbol is declared.
		 *
		 * @param {import('typescript').Symbol|undefined} symbol
		 */
		declarationOf: ( symbol ) => symbol?.valueDeclaration ?? symbol?.declarations?.[ 0 ],

		/**
		 * Where a name was imported from, as the import says it: packages are known by that name.
		 *
		 * @param {Node} identifier
		 * @return {{ from: string, name: string }|undefined} Nothing if it was not imported.
		 */
		importOf( identifier ) {
			const symbol = checker.getSymbolAtLocation( identifier );
			const specifier = symbol?.declarations?.find(
				( one ) => ts.isImportSpecifier( one ) || ts.isImportClause( one ) || ts.isNamespaceImport( one )
			);
			if ( ! specifier ) {
				return undefined;
			}
			const from = ts.findAncestor( specifier, ts.isImportDeclaration )?.moduleSpecifier;
			return from && ts.isStringLiteral( from )
				? {
						from: from.text,
						name: ts.isImportSpecifier( specifier )
							? ( specifier.propertyName ?? specifier.name ).text
							: 'default',
					}
				: undefined;
		},

		/**
		 * The modules that a module imports.
		 *
		 * @param {import('typescript').SourceFile} file
		 * @return {import('typescript').SourceFile[]} Packages and what is not there are left out.
		 */
		importsOf: ( file ) =>
			file.statements
				.filter( ( one ) => ts.isImportDeclaration( one ) || ts.isExportDeclaration( one ) )
				.flatMap( ( { moduleSpecifier } ) => {
					const found =
						moduleSpecifier && checker.getSymbolAtLocation( moduleSpecifier )?.declarations?.[ 0 ];
					return found && ts.isSourceFile( found ) && ! found.isDeclarationFile ? [ found ] : [];
				} ),

		/**
		 * Whether a property may be absent or undefined.
		 *
		 * @param {Type}   type
		 * @param {string} name
		 */
		mayLack: ( type, name ) =>
			constituents( type ).some( ( part ) => {
				if ( part.flags & ( TypeFlags.Null | TypeFlags.Undefined ) ) {
					return true;
				}
				const property = checker.getPropertyOfType( part, name );
				return ! property || Boolean( property.flags & SymbolFlags.Optional );
			} ),

		/**
		 * @param {Type}   type
		 * @param {string} name
		 */
		hasProperty: ( type, name ) => Boolean( checker.getPropertyOfType( type, name ) ),

		/**
		 * @param {Type}   type
		 * @param {string} name
		 * @param {Node}   node
		 */
		typeOfProperty( type, name, node ) {
			const property = checker.getPropertyOfType( checker.getNonNullableType( type ), name );
			return property && checker.getTypeOfSymbolAtLocation( property, node );
		},

		/**
		 * A type without null and undefined.
		 *
		 * @param {Type} type
		 */
		present: ( type ) => checker.getNonNullableType( type ),

		/** @param {Type} type */
		isTuple: ( type ) => checker.isTupleType( type ),

		/**
		 * The types that a generic one was given: of an array that of its elements.
		 *
		 * @param {Type} type
		 */
		argumentsOf: ( type ) => checker.getTypeArguments( /** @type {import('typescript').TypeReference} */ ( type ) ),

		/**
		 * What a list holds.
		 *
		 * @param {Type} type
		 */
		elementOf: ( type ) => checker.getIndexTypeOfType( checker.getNonNullableType( type ), ts.IndexKind.Number ),

		/**
		 * What a record holds; nothing for another object.
		 *
		 * @param {Type} type
		 */
		recordValue: ( type ) => checker.getIndexInfoOfType( type, ts.IndexKind.String )?.type,

		/**
		 * @param {Type} type
		 * @return {import('typescript').Symbol[]} Those that a caller may put in order.
		 */
		properties: ( type ) => [ ...checker.getPropertiesOfType( type ) ],

		/**
		 * @param {Type}   type
		 * @param {string} name
		 */
		property: ( type, name ) => checker.getPropertyOfType( type, name ),

		/** @param {import('typescript').Symbol} symbol */
		typeOfSymbol: ( symbol ) => checker.getTypeOfSymbol( symbol ),

		/**
		 * What a function gives.
		 *
		 * @param {import('typescript').SignatureDeclaration} fn
		 */
		returnedBy( fn ) {
			const signature = checker.getSignatureFromDeclaration( fn );
			return signature ? checker.getReturnTypeOfSignature( signature ) : checker.getAnyType();
		},

		/**
		 * The function that a call runs.
		 *
		 * @param {import('typescript').CallExpression} call
		 */
		calledBy( call ) {
			const declaration = checker.getResolvedSignature( call )?.getDeclaration();
			return declaration && ! ts.isJSDocSignature( declaration ) ? declaration : undefined;
		},

		/**
		 * What a function takes and gives, for each way of calling it.
		 *
		 * @param {Type} type
		 */
		signaturesOf: ( type ) =>
			type.getCallSignatures().map( ( call ) => ( {
				parameters: call.parameters.map( ( one ) => ( {
					type: checker.getTypeOfSymbol( one ),
					isOptional: Boolean(
						one.valueDeclaration &&
						ts.isParameter( one.valueDeclaration ) &&
						checker.isOptionalParameter( one.valueDeclaration )
					),
				} ) ),
				result: call.getReturnType(),
			} ) ),

		/**
		 * Whether TypeScript's own library declares it: an Event, an AbortSignal.
		 *
		 * @param {Type} type
		 */
		isOfBrowser: ( type ) =>
			Boolean(
				type.symbol?.declarations?.some(
					( one ) =>
						ts.isInterfaceDeclaration( one ) && program.isSourceFileDefaultLibrary( one.getSourceFile() )
				)
			),

		/** @param {Type} type */
		textOf: ( type ) => checker.typeToString( type ),

		/** @param {Type} type */
		propertyNames: ( type ) => checker.getPropertiesOfType( type ).map( ( { name } ) => name ),

		/**
		 * Whether the keys are any strings, as a Record's are.
		 *
		 * @param {Type} type
		 */
		isRecord: ( type ) =>
			Boolean( checker.getIndexInfoOfType( checker.getNonNullableType( type ), ts.IndexKind.String ) ),

		/**
		 * The one string or number that a type is, or undefined.
		 *
		 * @param {Type} type
		 * @return {string|number|undefined} Its value.
		 */
		literalOf: ( type ) => ( type.isStringLiteral() || type.isNumberLiteral() ? type.value : undefined ),

		/**
		 * The result of a call, by the signature that was chosen.
		 *
		 * @param {Type} type Of what is called.
		 */
		resultOf: ( type ) => type.getCallSignatures().map( ( call ) => call.getReturnType() ),

		/**
		 * What a place expects of what stands there.
		 *
		 * @param {import('typescript').Expression} node
		 */
		expected: ( node ) => checker.getContextualType( node ),

		/** @param {Node} node */
		say: ( node ) => checker.typeToString( checker.getTypeAtLocation( node ) ),

		constituents,
	};
}
