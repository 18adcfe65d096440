const client =
	process.env.REACT === '19' ? require( 'react-dom-19/client' ) : require( '../../../node_modules/react-dom/client' );
const { roots } = require( './roots' );

module.exports = {
	...client,
	hydrateRoot( ...of ) {
		const root = client.hydrateRoot( ...of );
		roots.add( root );
		return root;
	},
};
