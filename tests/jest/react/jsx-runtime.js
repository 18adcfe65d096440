module.exports =
	process.env.REACT === '19'
		? require( 'react-19/jsx-runtime' )
		: require( '../../../node_modules/react/jsx-runtime.js' );
