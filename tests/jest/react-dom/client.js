module.exports =
	process.env.REACT === '19' ? require( 'react-dom-19/client' ) : require( '../../../node_modules/react-dom/client' );
