import { Picker } from './picker';
import type { Fetch, Find } from './picker';

type WhichProps = {
	/** Of the search, such as "Which machine?". */
	label: string;
	help: string;
	/** What is said when nothing is found. */
	none: string;
	/** The id of what is chosen; 0 stands for the page's own. */
	value: number;
	onChange: ( id: number ) => void;
	/** These two belong outside of a component: another function asks again. */
	find: Find;
	fetchPicked: Fetch;
};

/** Which one thing a block shows, found by its name or number. */
export const WhichField = ( { value, onChange, ...search }: WhichProps ) => (
	<Picker ids={ value ? [ value ] : [] } most={ 1 } onChange={ ( [ id = 0 ] ) => onChange( id ) } { ...search } />
);
