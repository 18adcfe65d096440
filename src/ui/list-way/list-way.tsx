import { boolean, oneOf, optional, shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';
import { instead } from '@/ui/modified-click';
import './style.css';

export const listWayProps = shape( {
	/** On to what comes after this page of the list, or back to its beginning. */
	to: oneOf( 'more', 'first' ),
	label: string,
	/** Where it leads without JavaScript. */
	href: string,
	isPending: optional( boolean ),
} );

type ListWayProps = TypeOf< typeof listWayProps > & { onFollow?: () => void };

/** A link out of a page of a list, which the list answers in place where React is. */
export function ListWay( { to, label, href, isPending = false, onFollow = () => {} }: ListWayProps ) {
	return (
		<p className={ `coleman-list-way is-${ to }` }>
			<a
				className={ isPending ? 'is-pending' : undefined }
				href={ href }
				aria-busy={ isPending || undefined }
				onClick={ instead( onFollow ) }
			>
				{ label }
			</a>
		</p>
	);
}
