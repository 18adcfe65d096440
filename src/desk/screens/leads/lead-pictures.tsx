import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getFile } from '@/desk/api';
import type { Lead } from './types';

type Picture = Lead[ 'pictures' ][ number ];

/** A picture, fetched as this user: no address shows it to anybody else. */
function Shown( { lead, picture, number }: { lead: Lead; picture: Picture; number: number } ) {
	const [ url, setUrl ] = useState( '' );
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => {
		let made = '';
		let isGone = false;
		getFile( `/leads/${ lead.id }/pictures/${ picture.id }` ).then(
			( file ) => {
				made = isGone ? '' : URL.createObjectURL( file );
				setUrl( made );
			},
			() => setHasFailed( true )
		);
		return () => {
			isGone = true;
			URL.revokeObjectURL( made );
		};
	}, [ lead.id, picture.id ] );
	/* translators: %d: number of a picture. */
	const name = sprintf( __( 'Picture %d', 'coleman' ), number );
	if ( hasFailed ) {
		return <li className="coleman-desk__help">{ __( 'Picture not found.', 'coleman' ) }</li>;
	}
	return (
		<li>
			{ url !== '' && (
				<a href={ url } target="_blank" rel="noreferrer">
					<img src={ url } alt={ name } width={ picture.width } height={ picture.height } />
				</a>
			) }
		</li>
	);
}

/** What the customer has photographed. */
export function LeadPictures( { lead }: { lead: Lead } ) {
	return (
		<>
			{ lead.pictures.length > 0 && (
				<ul className="coleman-leads__pictures">
					{ lead.pictures.map( ( picture, index ) => (
						<Shown key={ picture.id } lead={ lead } picture={ picture } number={ index + 1 } />
					) ) }
				</ul>
			) }
			{ lead.may_enter && (
				<Button
					className="coleman-leads__enter"
					variant="secondary"
					href={ `?page=coleman-inventory&tab=machines&item=new&lead=${ lead.id }` }
					__next40pxDefaultSize
				>
					{ __( 'Enter at the inventory', 'coleman' ) }
				</Button>
			) }
		</>
	);
}
