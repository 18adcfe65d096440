import { __, sprintf } from '@wordpress/i18n';
import type { ChangeEvent, FormEvent, ReactNode, RefObject } from 'react';
import { choiceIn, queryOf, SORTS, without } from '@/rules/machine-choice';
import type { FacetName } from '@/rules/machine-choice';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Facets } from '@/ui/facets/facets';
import { ListWay } from '@/ui/list-way/list-way';
import { MachineCard } from '@/ui/machine-card/machine-card';
import { instead } from '@/ui/modified-click';
import { addressOf } from './machine-list-props';
import type { MachineListProps } from './machine-list-props';
import { ticksText } from './use-picks';
import { chosenIn, countText, emptyText, sortName } from './words';

/** The headings of the machines, below the list's own. */
const BELOW = { h1: 'h2', h2: 'h3' } as const;

/** How many cards of a page's own list are in view at once on a large screen: their pictures are wanted first. */
const FIRST_CARDS = 3;

/** How many facets are open before anything is chosen. */
const OPEN_FACETS = 3;

const ignore = () => {};

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
	const { id, heading: Heading, view, showSort, showCompare } = page;
	const { machines, facets, count, isCapped, next } = view;
	const choice = choiceIn( page.choice );
	const chosen = chosenIn( facets );
	const isBare = ! machines.length && ! chosen.length;
	const hasForm = ! isBare && ( showSort || page.facetNames.length > 0 );

	/** A link to another choice, which needs no page of its own when React is there. */
	const link = ( className: string, query: string, text: string, label?: string ) => (
		<a
			className={ className }
			href={ `?${ query }#${ id }` }
			aria-label={ label }
			onClick={ instead( () => onChoose( query ) ) }
		>
			{ text }
		</a>
	);
	const sortOnly = queryOf( { values: {}, sort: choice.sort } );
	const clearAll = ( className: string ) => link( className, sortOnly, __( 'Clear all', 'coleman' ) );

	const cards = (
		<ul className="coleman-machine-list__machines">
			{ machines.map( ( machine, index ) => (
				<MachineCard
					key={ machine.id }
					machine={ machine }
					level={ BELOW[ Heading ] }
					isFirst={ Heading === 'h1' && index < FIRST_CARDS }
					canCompare={ showCompare }
					isPicked={ picks.includes( machine.id ) }
					onPick={ onPick }
				/>
			) ) }
		</ul>
	);

	let list: ReactNode = cards;
	if ( showCompare ) {
		const away = picks.filter( ( pick ) => ! machines.some( ( machine ) => machine.id === pick ) );
		list = (
			<form className="coleman-machine-list__compare" action="/equipment/compare/" ref={ compare }>
				<fieldset className="coleman-machine-list__set" data-compare-list="">
					<legend className="coleman-machine-list__legend">
						{ __( 'Select machines to compare', 'coleman' ) }
					</legend>
					{ cards }
				</fieldset>
				{ away.map( ( pick ) => (
					<input key={ pick } type="hidden" name="ids[]" value={ pick } />
				) ) }
				<div className={ `coleman-machine-list__picks${ picks.length ? ' has-picks' : '' }` }>
					{ picks.length > 0 && <span>{ refusal || ticksText( picks.length ) }</span> }
					<Button label={ __( 'Compare', 'coleman' ) } variant="primary" type="submit" />
				</div>
			</form>
		);
	}

	/** Facets that hold machines back: without one of them there are some. */
	const inTheWay = facets.filter( ( { total, values } ) => total > 0 && values.some( ( { is_chosen: is } ) => is ) );
	const empty = (
		<div className="coleman-machine-list__empty">
			<p className="coleman-machine-list__none">{ emptyText( chosen.length > 0, inTheWay.length > 0 ) }</p>
			<ul className="coleman-machine-list__ways">
				{ inTheWay.map( ( { name, label, total } ) => (
					<li key={ name }>
						{ link(
							'coleman-machine-list__way',
							queryOf( without( choice, name as FacetName ) ),
							/* translators: 1: what machines are narrowed down by, such as Brand, 2: "5 machines". */
							sprintf( __( 'Without %1$s: %2$s', 'coleman' ), label, countText( total, false ) )
						) }
					</li>
				) ) }
				{ ! chosen.length &&
					page.elsewhere.map( ( { label, url } ) => (
						<li key={ url }>
							<a className="coleman-machine-list__way" href={ url } data-native="">
								{ label }
							</a>
						</li>
					) ) }
			</ul>
		</div>
	);

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
					<form
						className="coleman-machine-list__filters"
						id={ `${ id }-filters` }
						action={ `#${ id }` }
						aria-label={ __( 'Filter machines', 'coleman' ) }
						ref={ filters }
						onChange={ ( event ) => onForm( event.currentTarget ) }
						onSubmit={ ( event: FormEvent< HTMLFormElement > ) => {
							event.preventDefault();
							onForm( event.currentTarget );
						} }
					>
						<Facets facets={ facets } open={ OPEN_FACETS } />
						{ facets.length > 0 && (
							<div className="coleman-machine-list__apply">
								<Button label={ __( 'Show machines', 'coleman' ) } variant="quiet" type="submit" />
							</div>
						) }
					</form>
				) }
				<div className="coleman-machine-list__main">
					{ ! isBare && ( hasForm || count !== null ) && (
						<div className="coleman-machine-list__bar">
							{ count !== null && (
								<p className="coleman-machine-list__count" role="status" tabIndex={ -1 }>
									{ countText( count, isCapped ) }
								</p>
							) }
							{ facets.length > 0 && (
								<a
									className="coleman-machine-list__toggle"
									href={ `#${ id }-filters` }
									onClick={ ( event ) => {
										event.preventDefault();
										onOpen( true );
									} }
								>
									{ chosen.length
										? /* translators: %d: how many are chosen. */
											sprintf( __( 'Filter (%d)', 'coleman' ), chosen.length )
										: __( 'Filter', 'coleman' ) }
								</a>
							) }
							{ showSort && (
								// eslint-disable-next-line jsx-a11y/label-has-associated-control -- the select is inside
								<label className="coleman-machine-list__sort">
									<span className="coleman-machine-list__sort-label">
										{ __( 'Sort by', 'coleman' ) }
									</span>
									<select
										className="coleman-machine-list__select"
										name="sort"
										form={ `${ id }-filters` }
										defaultValue={ choice.sort || page.sort }
										onChange={ ( event ) => onForm( event.currentTarget.form ) }
									>
										{ SORTS.map( ( sort ) => (
											<option key={ sort } value={ sort }>
												{ sortName( sort ) }
											</option>
										) ) }
									</select>
								</label>
							) }
							{ showSort && (
								<button
									className="coleman-machine-list__sort-apply"
									type="submit"
									form={ `${ id }-filters` }
								>
									{ __( 'Sort', 'coleman' ) }
								</button>
							) }
						</div>
					) }
					{ chosen.length > 0 && (
						<ul className="coleman-machine-list__chips" aria-label={ __( 'Selected', 'coleman' ) }>
							{ chosen.map( ( { facet, value, text } ) => (
								<li key={ `${ facet }=${ value }` }>
									{ link(
										'coleman-machine-list__chip',
										queryOf( without( choice, facet, value ) ),
										text,
										/* translators: %s: a choice, such as "Brand: Kubota". */
										sprintf( __( 'Remove %s', 'coleman' ), text )
									) }
								</li>
							) ) }
							<li>{ clearAll( 'coleman-machine-list__clear' ) }</li>
						</ul>
					) }
					{ page.after !== '' && (
						<ListWay
							to="first"
							label={ __( 'Back to the first machines', 'coleman' ) }
							href={ `?${ page.choice }#${ id }` }
							onFollow={ () => onChoose( page.choice ) }
						/>
					) }
					{ ! machines.length && page.after === '' && empty }
					{ ( machines.length > 0 || picks.length > 0 ) && list }
					{ page.showMore && next !== '' && (
						<ListWay
							to="more"
							label={ __( 'Load More Machines', 'coleman' ) }
							href={ `${ addressOf( { choice: page.choice, after: next, show: page.perPage }, page ) }#${ id }` }
							isPending={ waitsFor === 'more' }
							onFollow={ onMore }
						/>
					) }
					{ ( showCompare || page.showMore ) && (
						<p className="coleman-machine-list__told" role="status">
							{ statusMessage }
						</p>
					) }
				</div>
			</div>
			{ isOpen && (
				<Dialog
					id={ `${ id }-drawer` }
					title={ __( 'Filter', 'coleman' ) }
					isOpen
					onClose={ () => onOpen( false ) }
				>
					<form
						className="coleman-machine-list__drawer"
						ref={ drawer }
						onChange={ ( event ) => onForm( event.currentTarget ) }
						onSubmit={ ( event ) => {
							event.preventDefault();
							event.currentTarget.closest( 'dialog' )?.close();
						} }
					>
						<Facets facets={ facets } open={ OPEN_FACETS } />
						<div className="coleman-machine-list__drawer-foot">
							{ chosen.length > 0 && clearAll( 'coleman-machine-list__clear' ) }
							<Button
								label={ sprintf(
									/* translators: %s: "12 machines". */
									__( 'Show %s', 'coleman' ),
									countText( count ?? 0, isCapped ).toLowerCase()
								) }
								variant="primary"
								type="submit"
							/>
						</div>
					</form>
				</Dialog>
			) }
		</section>
	);
}
