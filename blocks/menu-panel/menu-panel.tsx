import { arrayOf, boolean, integer, optional, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

const link = shape( { label: string, url: string, isNewTab: optional( boolean ) } );
const group = shape( { heading: string, columns: integer, links: arrayOf( link ) } );

export const menuPanelProps = shape( { label: string, groups: arrayOf( group ) } );

export type MenuPanelProps = TypeOf< typeof menuPanelProps >;

/** A panel in a menu of WordPress. In the main menu it is a part of that: see coleman/mega-menu. */
export function MenuPanel( { label, groups }: MenuPanelProps ) {
	return (
		<details className="coleman-menu-panel__section">
			<summary className="coleman-menu-panel__name">{ label }</summary>
			{ groups.map( ( { heading, links }, index ) => (
				<div key={ index } className="coleman-menu-panel__group">
					<p className="coleman-menu-panel__heading">{ heading }</p>
					<ul className="coleman-menu-panel__links">
						{ links.map( ( each, place ) => (
							<li key={ place }>
								<a
									className="coleman-menu-panel__link"
									href={ each.url }
									target={ each.isNewTab ? '_blank' : undefined }
									rel={ each.isNewTab ? 'noreferrer' : undefined }
								>
									{ each.label }
								</a>
							</li>
						) ) }
					</ul>
				</div>
			) ) }
		</details>
	);
}
