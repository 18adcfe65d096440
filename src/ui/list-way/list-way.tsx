import { instead } from '@/ui/modified-click';
import './style.css';

type ListWayProps = {
	/** On to what comes after this page of the list, or back to its beginning. */
	to: 'more' | 'first';
	label: string;
	/** Where it leads without JavaScript. */
	href: string;
	isPending?: boolean;
	onFollow?: () => void;
};

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
