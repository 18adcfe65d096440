module.exports = process.env.REACT === '19' ? require( 'react-dom-19' ) : require( '../../../node_modules/react-dom' );
