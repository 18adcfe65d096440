/**
 * Three builds, all made from wp-scripts' own configuration:
 *
 *  editor   blocks/<name>/index.ts  → build/editor.js        on WordPress's own script handles;
 *                                     build/blocks/<name>/   each block's styles
 *  islands  blocks/<name>/view.tsx  → build/islands/         one bundled React, shared by all islands
 *  desk     src/desk/screens/<name> → build/desk/            the back office, on WordPress's own script handles
 *
 * Why the islands bundle theirs: docs/decisions/0001-islands-runtime.md.
 */
const path = require( 'path' );
const fs = require( 'fs' );
const CopyPlugin = require( 'copy-webpack-plugin' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );
const { BlockStylesPlugin } = require( './bin/webpack/block-styles-plugin.js' );
const { BlocksManifestPlugin } = require( './bin/webpack/blocks-manifest-plugin.js' );
const { DeskManifestPlugin } = require( './bin/webpack/desk-manifest-plugin.js' );
const { EditorSheetPlugin } = require( './bin/webpack/editor-sheet-plugin.js' );
const { FrameSheetPlugin } = require( './bin/webpack/frame-sheet-plugin.js' );
const { IslandManifestPlugin } = require( './bin/webpack/island-manifest-plugin.js' );
const { toPhpTranslations, toScriptTranslations } = require( './bin/webpack/po.js' );
const { smallCss } = require( './bin/webpack/small-css.js' );
const { ViewsPlugin } = require( './bin/webpack/views-plugin.js' );
const { VisitorPackagesPlugin } = require( './bin/webpack/visitor-packages-plugin.js' );

const root = __dirname;
const build = path.join( root, 'build' );
const production = process.env.NODE_ENV === 'production';

/** The entry of all blocks' scripts for the editor. */
const EDITOR = 'editor';

/** Packages that belong to one island and so stay out of the shared runtime chunk. */
const ISLAND_ONLY = [ 'keen-slider', 'altcha-lib', '@maskito/core' ];

/** Calls and rules that so many islands use come with the shared runtime; others with the islands that use them. */
const SHARED_BY = 4;

/** What packages bring along and islands never use, 6 KB of it: docs/decisions/0001-islands-runtime.md. */
const LEANER = {
	'@wordpress/redux-routine$': path.join( root, 'src/islands/shims/redux-routine.ts' ),
	requestidlecallback$: path.join( root, 'src/islands/shims/request-idle-callback.ts' ),
	...Object.fromEntries(
		[ 'fetch-all-middleware', 'media-upload', 'preloading', 'theme-preview' ].map( ( name ) => [
			`${ path.join( root, 'node_modules/@wordpress/api-fetch/build-module/middlewares', name ) }.mjs$`,
			path.join( root, 'src/islands/shims/unused-middleware.ts' ),
		] )
	),
};

const alias = {
	...defaults.resolve.alias,
	'@': path.join( root, 'src' ),
	'@blocks': path.join( root, 'blocks' ),
};

/** The names of the blocks that have the given file. */
function blocksWith( file ) {
	return fs
		.readdirSync( path.join( root, 'blocks' ), { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => entry.name )
		.filter( ( name ) => fs.existsSync( path.join( root, 'blocks', name, file ) ) )
		.sort();
}

/** Islands that wake by themselves wake together (one brings the others along), so they share one file. */
function chunkOf( name ) {
	const render = fs.readFileSync( path.join( root, 'blocks', name, 'render.php' ), 'utf8' );
	return /Island::RUNTIME\b/.test( render ) ? 'companions' : name;
}

/** A module that is in no file. */
const dataModule = ( lines ) => `data:text/javascript,${ encodeURIComponent( `${ lines.join( '\n' ) }\n` ) }`;

/** The files to build: one for each island, but one for all that wake by themselves. */
function islandEntries() {
	const chunks = {};
	for ( const name of blocksWith( 'view.tsx' ) ) {
		( chunks[ chunkOf( name ) ] ??= [] ).push( name );
	}
	return Object.fromEntries(
		Object.entries( chunks ).map( ( [ chunk, names ] ) => {
			const imports = names.map(
				( name, index ) => `import island${ index } from '@blocks/${ name }/view.tsx';`
			);
			const members = names.map( ( name, index ) => `${ JSON.stringify( name ) }: island${ index }` );
			const source = dataModule( [ ...imports, `export default { ${ members.join( ', ' ) } };` ] );
			return [ chunk, { import: source, runtime: 'runtime' } ];
		} )
	);
}

/** Makes PHP of the components. */
const views = new ViewsPlugin( { root, folder: path.join( build, 'views' ) } );

/** After an error nothing is written: PHP and JavaScript are of one source. */
const optimization = { ...defaults.optimization, emitOnErrors: false };

/** As wp-scripts has it, but in one pass: a second takes a sixth of the build's time, for half a percent of the bytes. */
const minimizerForStaff = new TerserPlugin( {
	extractComments: false,
	terserOptions: {
		compress: { passes: 1 },
		format: { comments: /translators:/i },
		mangle: { reserved: [ '__', '_n', '_nx', '_x' ] },
	},
} );

/** wp-scripts' plugins of the given classes. */
const pluginsNamed = ( ...names ) => defaults.plugins.filter( ( plugin ) => names.includes( plugin.constructor.name ) );

/** wp-scripts puts what several blocks share into the styles of the first of them; here each block has its own copy. */
const stylesOf = ( name ) => ( {
	...defaults.optimization.splitChunks.cacheGroups.style,
	chunks: ( chunk ) => chunk.name === `blocks/${ name }/index`,
	name: `blocks/${ name }/style-index`,
} );

const editor = {
	...defaults,
	name: 'editor',
	entry: () => ( {
		[ EDITOR ]: dataModule( blocksWith( 'index.ts' ).map( ( name ) => `import '@blocks/${ name }/index.ts';` ) ),
		...Object.fromEntries(
			blocksWith( 'index.ts' ).map( ( name ) => [ `blocks/${ name }/index`, `./blocks/${ name }/index.ts` ] )
		),
	} ),
	output: { ...defaults.output, path: build, clean: { keep: /^(islands|desk|views)\// } },
	resolve: { ...defaults.resolve, alias },
	optimization: {
		...optimization,
		minimizer: [ minimizerForStaff ],
		splitChunks: { cacheGroups: { default: false } },
	},
	plugins: [
		...pluginsNamed( 'DefinePlugin', 'MiniCssExtractPlugin', 'RtlCssPlugin', 'DependencyExtractionWebpackPlugin' ),
		new CopyPlugin( {
			patterns: [
				{
					from: '*/{block.json,render.php}',
					context: 'blocks',
					to: 'blocks',
					globOptions: { ignore: [ '**/php/**' ] },
				},
				{ from: 'php/**/*.php', context: 'blocks', to: '.' },
				{ from: '{coleman-blocks.php,readme.txt}', context: 'blocks', to: '.' },
				{
					from: '{container,modal}.css',
					context: 'blocks',
					to: '.',
					// They stand in nearly every page.
					transform: ( content, file ) => smallCss( String( content ), file ),
				},
				{ from: 'languages/*.{mo,php}', context: 'blocks', to: '.' },
				...Object.entries( { json: toScriptTranslations, 'l10n.php': toPhpTranslations } ).map(
					( [ ending, transformed ] ) => ( {
						from: 'languages/*.po',
						context: 'blocks',
						to: `languages/[name].${ ending }`,
						transform: ( content, file ) =>
							transformed( String( content ), path.basename( file, '.po' ).replace( 'coleman-', '' ) ),
					} )
				),
			].map( ( pattern ) => ( { ...pattern, noErrorOnMissing: true } ) ),
		} ),
		new BlocksManifestPlugin(),
		new EditorSheetPlugin(),
		new FrameSheetPlugin( {
			patterns: path.join( root, 'theme/patterns' ),
			sheet: path.join( root, 'theme/assets/site.css' ),
		} ),
		new BlockStylesPlugin( { names: () => blocksWith( 'index.ts' ), groupOf: stylesOf, bundle: EDITOR } ),
		views,
	],
	performance: { hints: false },
};

/** Behaviors of few pages, each a file of its own that PHP asks for where its markup is. */
const CONDITIONAL = [
	'announcements',
	'compare',
	'contact-bar',
	'smooth-scroll',
	'print',
	'bot-check',
	'branch-plates',
	'wake-on',
	'form-sent',
	'modal',
	'picture-host',
	'my-branch',
	'recently-viewed',
];

/** Live maps: a file each, fetched at a visitor's click. */
const MAPS = [ 'leaflet-map', 'google-map' ];

/** What public pages fetch beside the islands: it brings no package along. */
const WITHOUT_RUNTIME = 'without-runtime';

const islands = {
	...defaults,
	name: 'islands',
	target: [ 'web', 'es2020' ],
	entry: () => ( {
		loader: './src/islands/entry.ts',
		behaviours: './src/behaviours/index.ts',
		...Object.fromEntries( CONDITIONAL.map( ( name ) => [ name, `./src/behaviours/conditional/${ name }.ts` ] ) ),
		impressions: './src/impressions/entry.ts',
		'data-layer': './src/analytics/entry.ts',
		promise: { import: './src/promises/entry.ts', layer: WITHOUT_RUNTIME },
		...Object.fromEntries( MAPS.map( ( name ) => [ name, `./src/maps/${ name }.ts` ] ) ),
		...islandEntries(),
	} ),
	experiments: { ...defaults.experiments, outputModule: true, layers: true },
	output: {
		path: path.join( build, 'islands' ),
		filename: '[name].[contenthash:8].js',
		module: true,
		library: { type: 'module' },
		chunkFormat: 'module',
		// Workers are made under a policy that lets pages ask for trusted types (docs/security.md).
		trustedTypes: 'coleman',
		clean: true,
	},
	resolve: { ...defaults.resolve, alias: { ...alias, ...LEANER } },
	module: {
		...defaults.module,
		parser: { javascript: { importMeta: false } },
		rules: [
			// Styles come from the editor build; an island's import of one is dropped.
			{ test: /\.css$/, type: 'asset/source', sideEffects: false },
			{
				test: /[\\/]blocks[\\/]part[\\/]part\.tsx$/,
				resolve: {
					alias: {
						[ path.join( root, 'src/ui/gallery/gallery$' ) ]: path.join(
							root,
							'blocks/part/late-gallery.ts'
						),
					},
				},
			},
			{
				issuerLayer: WITHOUT_RUNTIME,
				resolve: { alias: { '@wordpress/i18n$': path.join( root, 'src/promises/small-i18n.ts' ) } },
			},
			// A worker is named by its address.
			{ test: /[\\/]bot-check[\\/]proof\.ts$/, parser: { importMeta: true } },
			...defaults.module.rules.filter( ( rule ) => ! String( rule.test ).includes( 'css' ) ),
		],
	},
	optimization: {
		...optimization,
		minimizer: [
			new TerserPlugin( {
				extractComments: false,
				terserOptions: {
					module: true,
					ecma: 2020,
					compress: { passes: 3 },
					format: { comments: false },
				},
			} ),
		],
		splitChunks: {
			chunks: ( { name } ) =>
				! [ 'loader', 'behaviours', 'impressions', 'data-layer', 'promise', ...CONDITIONAL, ...MAPS ].includes(
					name
				),
			cacheGroups: {
				default: false,
				defaultVendors: false,
				runtime: {
					name: 'runtime',
					test: ( { resource = '' } ) =>
						/[\\/]src[\\/](islands|stores)[\\/]/.test( resource ) ||
						( /[\\/]node_modules[\\/]/.test( resource ) &&
							! ISLAND_ONLY.some( ( name ) =>
								resource.includes( `${ path.sep }${ name }${ path.sep }` )
							) ),
					enforce: true,
				},
				// The client, which keeps a nonce, is in every island.
				shared: {
					name: 'runtime',
					test: /[\\/]src[\\/](api|rules)[\\/]/,
					minChunks: SHARED_BY,
					enforce: true,
				},
				// What forms, account and checkout pages share, and other pages never load.
				account: {
					name: 'account',
					chunks: 'initial',
					test: /[\\/]src[\\/](account|forms)[\\/]/,
					enforce: true,
				},
			},
		},
	},
	plugins: [
		...pluginsNamed( 'DefinePlugin' ),
		new VisitorPackagesPlugin(),
		views,
		new IslandManifestPlugin( {
			islands: () => blocksWith( 'view.tsx' ).map( ( name ) => ( { name, chunk: chunkOf( name ) } ) ),
			conditional: CONDITIONAL,
			maps: MAPS,
			languages: path.join( root, 'blocks', 'languages' ),
		} ),
	],
	devtool: production ? false : 'source-map',
};

/** The screens of the back office: one folder each. */
function deskEntries() {
	return Object.fromEntries(
		fs
			.readdirSync( path.join( root, 'src/desk/screens' ), { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( { name } ) => [ name, `./src/desk/screens/${ name }/index.tsx` ] )
	);
}

const desk = {
	...defaults,
	name: 'desk',
	entry: deskEntries,
	output: { ...defaults.output, path: path.join( build, 'desk' ), clean: true },
	resolve: { ...defaults.resolve, alias },
	module: {
		...defaults.module,
		rules: [
			...defaults.module.rules,
			{
				test: /\.m?js$/,
				include: /[\\/]node_modules[\\/]@wordpress[\\/]dataviews[\\/]/,
				use: path.join( root, 'bin/webpack/without-style-maps.js' ),
			},
		],
	},
	optimization: {
		...defaults.optimization,
		minimizer: [ minimizerForStaff ],
		splitChunks: {
			cacheGroups: {
				default: false,
				defaultVendors: false,
				// WordPress has no handle for tables (DataViews): they are bundled with their styles, once for all screens
				// that have one.
				tables: {
					name: 'tables',
					test: /[\\/]node_modules[\\/](?!uqr[\\/])|[\\/]src[\\/]desk[\\/]table\.css$/,
					chunks: 'all',
					// First: what we share comes after it, and overrides it.
					priority: 1,
					enforce: true,
				},
				// The screens of pictures, and the inventory.
				pictures: {
					name: 'pictures',
					test: /[\\/]src[\\/]desk[\\/]pictures[\\/]/,
					chunks: 'all',
					minChunks: 2,
					enforce: true,
				},
				// What several screens have of our own, scripts and styles.
				shared: {
					name: 'shared',
					test: /[\\/]src[\\/]desk[\\/][^\\/]+$/,
					chunks: 'all',
					minChunks: 2,
					enforce: true,
				},
			},
		},
	},
	plugins: [
		...pluginsNamed( 'DefinePlugin', 'MiniCssExtractPlugin', 'RtlCssPlugin', 'DependencyExtractionWebpackPlugin' ),
		new DeskManifestPlugin(),
	],
	performance: { hints: false },
};

module.exports = [ editor, islands, desk ];
