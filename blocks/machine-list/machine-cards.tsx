import { __ } from '@wordpress/i18n';
import type { ChangeEvent, RefObject } from 'react';
import { Button } from '@/ui/button/button';
import { MachineCard } from '@/ui/machine-card/machine-card';
import type { MachineListProps } from './machine-list-props';
import { ticksText } from './use-picks';

/** The headings of the machines, below the list's own. */
const BELOW = { h1: 'h2', h2: 'h3' } as const;

/** How many cards of a page's own list are in view at once on a large screen: their pictures are wanted first. */
const FIRST_CARDS = 3;

type CardsProps = Pick< MachineListProps, 'heading' | 'showCompare' > & {
	machines: MachineListProps[ 'view' ][ 'machines' ];
	picks: number[];
	onPick: ( event: ChangeEvent< HTMLInputElement > ) => void;
};

export function MachineCards( { heading, machines, showCompare, picks, onPick }: CardsProps ) {
	return (
		<ul className="coleman-machine-list__machines">
			{ machines.map( ( machine, index ) => (
				<MachineCard
					key={ machine.id }
					machine={ machine }
					level={ BELOW[ heading ] }
					isFirst={ heading === 'h1' && index < FIRST_CARDS }
					canCompare={ showCompare }
					isPicked={ picks.includes( machine.id ) }
					onPick={ onPick }
				/>
			) ) }
		</ul>
	);
}

type CompareProps = CardsProps & {
	/** Why the last tick was taken back. */
	refusal: string;
	formRef: RefObject< HTMLFormElement > | undefined;
};

/** The cards in a form that compares those that are ticked, shown here or not. */
export function CompareForm( { refusal, formRef, ...cards }: CompareProps ) {
	const { machines, picks } = cards;
	const away = picks.filter( ( pick ) => ! machines.some( ( machine ) => machine.id === pick ) );

	return (
		<form className="coleman-machine-list__compare" action="/equipment/compare/" ref={ formRef }>
			<fieldset className="coleman-machine-list__set" data-compare-list="">
				<legend className="coleman-machine-list__legend">
					{ __( 'Select machines to compare', 'coleman' ) }
				</legend>
				<MachineCards { ...cards } />
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
