module.exports = process.env.REACT === '19' ? require( 'react-19' ) : require( '../../../node_modules/react/index.js' );
