import { __ } from '@wordpress/i18n';
import type { ChangeEvent, RefObject } from 'react';
import { choiceIn } from '@/rules/machine-choice';
import { ownQuery } from '@/ui/choice/own-query';
import { ListWay } from '@/ui/list-way/list-way';
import { Chips } from './choice-links';
import { EmptyList } from './empty-list';
import { FilterDrawer, FilterForm } from './filter-forms';
import { ListBar } from './list-bar';
import { CompareForm, MachineCards } from './machine-cards';
import { addressOf } from './machine-list-props';
import type { MachineListProps } from './machine-list-props';
import { chosenIn } from './words';

const ignore = () => {};

/** Where to ask to be told of what a choice shows. */
const tellAddress = ( url: string, choice: string ): string =>
	choice === '' ? url : `${ url }${ url.includes( '?' ) ? '&' : '?' }${ choice }`;

type ViewProps = MachineListProps & {
	waitsFor?: 'list' | 'more' | null;
	picks?: number[];
	/** What the live region says of ticks and of machines that came. */
	statusMessage?: string;
	/** Why the last tick was taken back. */
	refusal?: string;
	isOpen?: boolean;
	filters?: RefObject< HTMLFormElement >;
	drawer?: RefObject< HTMLFormElement >;
	compare?: RefObject< HTMLFormElement >;
	onForm?: ( form: HTMLFormElement | null ) => void;
	onChoose?: ( choice: string ) => void;
	onMore?: () => void;
	onPick?: ( event: ChangeEvent< HTMLInputElement > ) => void;
	onOpen?: ( isOpen: boolean ) => void;
};

/** How the list looks. */
export function MachineListView( {
	waitsFor = null,
	picked = [],
	picks = picked,
	statusMessage = '',
	refusal = '',
	isOpen = false,
	filters,
	drawer,
	compare,
	onForm = ignore,
	onChoose = ignore,
	onMore = ignore,
	onPick = ignore,
	onOpen = ignore,
	...page
}: ViewProps ) {
	const { id, queryName, heading: Heading, view, showSort, showCompare } = page;
	const { machines, facets, count, next } = view;
	const choice = choiceIn( page.choice );
	const isChosen = chosenIn( facets ).length > 0;
	const isBare = ! machines.length && ! isChosen;
	const hasForm = ! isBare && ( showSort || page.facetNames.length > 0 );
	const links = { id, queryName, choice, facets, onChoose };
	const cards = { heading: Heading, machines, showCompare, picks, onPick };

	return (
		<section
			className={ `coleman-machine-list${ waitsFor === 'list' ? ' is-loading' : '' }` }
			id={ id }
			aria-labelledby={ `${ id }-heading` }
			aria-busy={ waitsFor ? true : undefined }
		>
			<Heading className="coleman-machine-list__heading" id={ `${ id }-heading` }>
				{ page.title }
			</Heading>
			<div className={ `coleman-machine-list__body${ facets.length ? ' has-facets' : '' }` }>
				{ hasForm && (
					<FilterForm
						id={ id }
						queryName={ queryName }
						facets={ facets }
						formRef={ filters }
						onForm={ onForm }
					/>
				) }
				<div className="coleman-machine-list__main">
					{ ! isBare && ( hasForm || count !== null ) && (
						<ListBar
							id={ id }
							view={ view }
							sort={ choice.sort || page.sort }
							showSort={ showSort }
							onForm={ onForm }
							onOpen={ onOpen }
						/>
					) }
					{ isChosen && <Chips { ...links } /> }
					{ page.after !== '' && (
						<ListWay
							to="first"
							label={ __( 'Back to the first machines', 'coleman' ) }
							href={ `${ ownQuery( `?${ page.choice }`, queryName ) }#${ id }` }
							onFollow={ () => onChoose( page.choice ) }
						/>
					) }
					{ ! machines.length && page.after === '' && (
						<EmptyList { ...links } elsewhere={ page.elsewhere } />
					) }
					{ ( machines.length > 0 || picks.length > 0 ) &&
						( showCompare ? (
							<CompareForm { ...cards } refusal={ refusal } formRef={ compare } />
						) : (
							<MachineCards { ...cards } />
						) ) }
					{ page.showMore && next !== '' && (
						<ListWay
							to="more"
							label={ __( 'Load More Machines', 'coleman' ) }
							href={ `${ addressOf( { choice: page.choice, after: next, show: page.perPage }, page ) }#${ id }` }
							isPending={ waitsFor === 'more' }
							onFollow={ onMore }
						/>
					) }
					{ page.tellUrl !== '' && (
						<a
							className="coleman-machine-list__tell"
							href={ tellAddress( page.tellUrl, page.choice ) }
							rel="nofollow"
						>
							{ __( 'Tell me when new ones come in', 'coleman' ) }
						</a>
					) }
					{ ( showCompare || page.showMore ) && (
						<p className="coleman-machine-list__told" role="status">
							{ statusMessage }
						</p>
					) }
				</div>
			</div>
			{ isOpen && (
				<FilterDrawer
					id={ id }
					queryName={ queryName }
					choice={ choice }
					view={ view }
					formRef={ drawer }
					onForm={ onForm }
					onChoose={ onChoose }
					onClose={ () => onOpen( false ) }
				/>
			) }
		</section>
	);
}
