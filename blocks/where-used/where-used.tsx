import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { fetchWhereUsed } from '@/api/models';
import { arrayOf, boolean, integer, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { logError } from '@/islands/log';
import { rawUrlEncode } from '@/rules/raw-url-encode';
import { isModified } from '@/ui/modified-click';

export const whereUsedProps = shape( {
	/** Of the section. */
	id: string,
	partId: integer,
	heading: string,
	/** In the shape of the API. */
	items: arrayOf(
		shape( {
			ModelTitle: string,
			ModelUrl: string,
			AssemblyId: integer,
			AssemblyName: string,
			Url: string,
			refs: arrayOf( string ),
		} )
	),
	/** In how many diagrams it is, counted no further than 200. */
	count: integer,
	isCapped: boolean,
	hasMore: boolean,
	/** Id of the last diagram of the list. */
	after: integer,
	/** What the link to the rest leads to where no script runs; '' when there is none. */
	moreUrl: string,
	/** The way back to the beginning of the list; '' when it is shown. */
	firstUrl: string,
} );

export type WhereUsedProps = TypeOf< typeof whereUsedProps >;

type Item = WhereUsedProps[ 'items' ][ 0 ];

/** Diagrams of one model stand together. */
function byModel( items: Item[] ): { title: string; url: string; uses: Item[] }[] {
	const models: { title: string; url: string; uses: Item[] }[] = [];
	for ( const item of items ) {
		const model = models.at( -1 );
		if ( model?.url === item.ModelUrl ) {
			models[ models.length - 1 ] = { ...model, uses: [ ...model.uses, item ] };
		} else {
			models.push( { title: item.ModelTitle, url: item.ModelUrl, uses: [ item ] } );
		}
	}
	return models;
}

const countText = ( { count, isCapped }: Pick< WhereUsedProps, 'count' | 'isCapped' > ) =>
	isCapped
		? /* translators: %d: number of diagrams at which counting stops */
			sprintf( __( 'In more than %d diagrams', 'coleman' ), count )
		: /* translators: %d: number of diagrams */
			sprintf( _n( 'In %d diagram', 'In %d diagrams', count, 'coleman' ), count );

/** The diagrams that a part is in; the next ones come at a click. */
export function WhereUsed( props: WhereUsedProps ) {
	const { id, partId, heading, firstUrl } = props;
	const [ { items, after, hasMore }, setShown ] = useState( props );
	const [ isPending, setPending ] = useState( false );
	const list = useRef< HTMLUListElement >( null );
	/** The first diagram that came last: the focus goes there. */
	const [ newest, setNewest ] = useState( '' );

	useEffect( () => {
		if ( newest ) {
			list.current?.querySelector< HTMLElement >( `a[href^="${ CSS.escape( newest ) }"]` )?.focus();
		}
	}, [ newest ] );

	if ( items.length === 0 ) {
		return null;
	}

	const load = async ( event: MouseEvent ) => {
		if ( isModified( event ) ) {
			return;
		}
		event.preventDefault();
		if ( isPending ) {
			return;
		}
		setPending( true );
		try {
			const next = await fetchWhereUsed( partId, after );
			setShown( ( shown ) => ( {
				...shown,
				items: [ ...shown.items, ...next.results ],
				after: next.after,
				hasMore: next.has_more,
			} ) );
			setNewest( next.results[ 0 ]?.Url ?? '' );
		} catch ( error ) {
			logError( 'Where used', error );
		}
		setPending( false );
	};

	return (
		<section className="coleman-where-used__section" id={ id } aria-labelledby={ `${ id }-heading` }>
			<h2 className="coleman-where-used__heading" id={ `${ id }-heading` }>
				{ heading }
			</h2>
			<p className="coleman-where-used__count">{ countText( props ) }</p>
			{ firstUrl && (
				<p className="coleman-where-used__first">
					<a href={ firstUrl }>{ __( 'Back to start', 'coleman' ) }</a>
				</p>
			) }
			<ul ref={ list } className="coleman-where-used__models" data-native="">
				{ byModel( items ).map( ( { title, url, uses } ) => (
					<li key={ `${ url } ${ uses[ 0 ]?.AssemblyId }` } className="coleman-where-used__model">
						<a className="coleman-where-used__title" href={ url }>
							{ title }
						</a>
						<ul className="coleman-where-used__uses">
							{ uses.map( ( { AssemblyId, AssemblyName, Url, refs } ) => (
								<li key={ AssemblyId }>
									<a
										className="coleman-where-used__use"
										href={ refs[ 0 ] ? `${ Url }#ref-${ rawUrlEncode( refs[ 0 ] ) }` : Url }
									>
										{ refs[ 0 ]
											? sprintf(
													/* translators: 1: name of a diagram, 2: numbers in the picture */
													__( '%1$s, number %2$s', 'coleman' ),
													AssemblyName,
													refs.join( ', ' )
												)
											: AssemblyName }
									</a>
								</li>
							) ) }
						</ul>
					</li>
				) ) }
			</ul>
			{ hasMore && (
				<p className="coleman-where-used__more">
					<a
						className={ `coleman-where-used__more-link${ isPending ? ' is-pending' : '' }` }
						href={ props.moreUrl }
						aria-busy={ isPending || undefined }
						onClick={ load }
					>
						{ __( 'Load More', 'coleman' ) }
					</a>
				</p>
			) }
		</section>
	);
}
