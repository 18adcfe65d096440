import { __ } from '@wordpress/i18n';
import { arrayOf, boolean, integer, optional, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

const link = shape( { label: string, url: string, isNewTab: optional( boolean ) } );
const group = shape( { heading: string, columns: integer, links: arrayOf( link ) } );
const item = shape( {
	key: string,
	label: string,
	url: string,
	isNewTab: optional( boolean ),
	groups: arrayOf( group ),
} );

export const megaMenuProps = shape( {
	id: string,
	/** Path of the page being shown. */
	current: string,
	/** Each a link, or a name that opens groups of links. */
	items: arrayOf( item ),
} );

export type MegaMenuProps = TypeOf< typeof megaMenuProps >;
export type Item = TypeOf< typeof item >;
export type Group = TypeOf< typeof group >;
type Link = TypeOf< typeof link >;

/**
 * The menu. It is no island: `<details>` opens by itself, and the toggle of the phone is a link to the list, which CSS
 * then shows. src/behaviours makes a button of it, and adds Esc, going elsewhere and the arrow keys.
 */
export function MegaMenu( { id, current, items }: MegaMenuProps ) {
	const linkTo = ( className: string, { label, url, isNewTab = false }: Link ) => (
		<a
			className={ className }
			href={ url }
			target={ isNewTab ? '_blank' : undefined }
			rel={ isNewTab ? 'noreferrer' : undefined }
			aria-current={ url === current ? 'page' : undefined }
		>
			{ label }
		</a>
	);

	const groupOf = ( { heading, columns, links }: Group, index: number ) => (
		<div key={ index } className={ `coleman-mega-menu__group is-columns-${ columns }` }>
			<p className="coleman-mega-menu__heading">{ heading }</p>
			<ul className="coleman-mega-menu__links">
				{ links.map( ( each, place ) => (
					<li key={ place }>{ linkTo( 'coleman-mega-menu__link', each ) }</li>
				) ) }
			</ul>
		</div>
	);

	// React's types do not know yet that <details> of one name close each other.
	const sameName = { name: id };

	return (
		<nav className="coleman-mega-menu__nav" aria-label={ __( 'Main menu', 'coleman' ) }>
			<a
				className="coleman-mega-menu__toggle"
				href={ `#${ id }` }
				data-menu-toggle=""
				data-disclosure=""
				aria-controls={ id }
				aria-expanded="false"
			>
				<span className="coleman-mega-menu__bars" aria-hidden="true" />
				<span>{ __( 'Menu', 'coleman' ) }</span>
			</a>
			<ul className="coleman-mega-menu__list" id={ id } data-menu="">
				{ items.map( ( entry ) => (
					<li key={ entry.key } className="coleman-mega-menu__item">
						{ entry.groups.length ? (
							<details className="coleman-mega-menu__section" { ...sameName }>
								<summary className="coleman-mega-menu__top">{ entry.label }</summary>
								<div className="coleman-mega-menu__panel">{ entry.groups.map( groupOf ) }</div>
							</details>
						) : (
							linkTo( 'coleman-mega-menu__top', entry )
						) }
					</li>
				) ) }
			</ul>
		</nav>
	);
}
