import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import { Badge } from '../badge';
import { Header } from '../header';
import { useAddress } from '../use-address';
import { PictureList } from './picture-list';
import { PicturePanel } from './picture-panel';
import type { Kind, PicturesBoot, PictureSet } from './types';
import { stateOf, wordsOf } from './words';
import './pictures.css';

/** Pictures of things: lists, or the one thing that the address names. */
export function PicturesScreen( { title, kinds, choices }: PicturesBoot ) {
	const [ params, go ] = useAddress();
	const kind = kinds.find( ( one ) => one === params.get( 'tab' ) ) ?? kinds[ 0 ] ?? 'part';
	const item = params.get( 'item' ) ?? '';
	const isOne = /^\d+$/.test( item );
	return (
		<>
			<div hidden={ isOne }>
				<PictureList key={ kind } { ...{ title, kind, kinds, choices, go } } isShown={ ! isOne } />
			</div>
			{ isOne && (
				<One
					key={ `${ kind } ${ item }` }
					kind={ kind }
					id={ Number( item ) }
					onBack={ () => go( { item: '' } ) }
				/>
			) }
		</>
	);
}

/** One thing with its pictures. */
function One( { kind, id, onBack }: { kind: Kind; id: number; onBack: () => void } ) {
	const [ item, setItem ] = useState< PictureSet[ 'item' ] | null >( null );
	const state = item && stateOf( item );
	return (
		<>
			<Header
				title={ item?.name ?? '' }
				aside={
					item && (
						<div className="coleman-pictures__about">
							<span>{ [ item.number, item.detail ].filter( Boolean ).join( ' · ' ) }</span>
							{ state && <Badge tone={ state.tone }>{ state.text }</Badge> }
							{ item.url !== '' && (
								<ExternalLink href={ item.url }>{ __( 'View on site', 'coleman' ) }</ExternalLink>
							) }
						</div>
					)
				}
				back={ { label: wordsOf()[ kind ].all, onClick: onBack } }
			/>
			<div className="coleman-pictures__one">
				<PicturePanel kind={ kind } id={ id } onChange={ ( set ) => setItem( set.item ) } />
			</div>
		</>
	);
}
