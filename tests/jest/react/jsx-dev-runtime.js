module.exports =
	process.env.REACT === '19'
		? require( 'react-19/jsx-dev-runtime' )
		: require( '../../../node_modules/react/jsx-dev-runtime.js' );
