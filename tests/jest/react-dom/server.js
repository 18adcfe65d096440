// The browser's, as jsdom's resolution would take it.
module.exports =
	process.env.REACT === '19'
		? require( 'react-dom-19/server' )
		: require( '../../../node_modules/react-dom/server.browser.js' );
