type Tab = { value: string; label: string; count?: string };

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
