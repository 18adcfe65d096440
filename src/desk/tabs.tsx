import { __ } from '@wordpress/i18n';
import { counted } from './counted';

export type Tab = { value: string; label: string; count?: string };

/** Views of one list; each is a place of its own, so the buttons say which is shown, not which is pressed. */
export function Tabs( {
	label,
	tabs,
	value,
	onChoose,
}: {
	label: string;
	tabs: Tab[];
	value: string;
	onChoose: ( value: string ) => void;
} ) {
	return (
		<nav className="coleman-desk__tabs" aria-label={ label }>
			{ tabs.map( ( tab ) => (
				<button
					key={ tab.value }
					type="button"
					className="coleman-desk__tab"
					aria-current={ tab.value === value ? 'page' : undefined }
					onClick={ () => onChoose( tab.value ) }
				>
					{ tab.label }
					{ tab.count !== undefined && <span className="coleman-desk__count">{ tab.count }</span> }
				</button>
			) ) }
		</nav>
	);
}

type ViewTabsProps = {
	views: { value: string; label: string }[];
	/** How many there are in each, where that is counted. */
	counts: Record< string, number >;
	value: string;
	onChoose: ( value: string ) => void;
};

/** The views of a list, with how many there are in each. */
export const ViewTabs = ( { views, counts, value, onChoose }: ViewTabsProps ) => (
	<Tabs
		label={ __( 'Views', 'coleman' ) }
		tabs={ views.map( ( view ) => {
			const count = counts[ view.value ];
			return count === undefined ? view : { ...view, count: counted( count ) };
		} ) }
		value={ value }
		onChoose={ onChoose }
	/>
);
