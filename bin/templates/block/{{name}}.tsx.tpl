import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { arrayOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';

export const {{camelName}}Props = shape( {
	heading: string,
	items: arrayOf( string ),
} );

export type {{Name}}Props = TypeOf< typeof {{camelName}}Props >;

/** What it shows, and what it does. The build makes PHP of what it renders first. */
export function {{Name}}( { heading, items }: {{Name}}Props ) {
	const [ isOpen, setOpen ] = useState( false );

	return (
		<section className="coleman-{{name}}__section">
			{ heading && <h2 className="coleman-{{name}}__heading">{ heading }</h2> }
			<button
				type="button"
				className="coleman-{{name}}__toggle"
				aria-expanded={ isOpen }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ __( 'Show', 'coleman' ) }
			</button>
			<ul className="coleman-{{name}}__list" hidden={ ! isOpen }>
				{ items.map( ( item, index ) => (
					<li key={ index }>{ item }</li>
				) ) }
			</ul>
		</section>
	);
}
