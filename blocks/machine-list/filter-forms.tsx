import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent, Ref } from 'react';
import type { MachineChoice } from '@/rules/machine-choice';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Facets } from '@/ui/facets/facets';
import { ClearAll } from './choice-links';
import type { LinkedList } from './choice-links';
import type { MachineView } from './machine-list-props';
import { chosenIn, countText } from './words';

/** How many facets are open before anything is chosen. */
const OPEN_FACETS = 3;

type FilterFormProps = {
	id: string;
	queryName: string;
	facets: MachineView[ 'facets' ];
	formRef: Ref< HTMLFormElement > | undefined;
	onForm: ( form: HTMLFormElement ) => void;
};

/** The facets beside the list. The sort above it belongs to this form too. */
export function FilterForm( { id, queryName, facets, formRef, onForm }: FilterFormProps ) {
	return (
		<form
			className="coleman-machine-list__filters"
			id={ `${ id }-filters` }
			action={ `#${ id }` }
			aria-label={ __( 'Filter machines', 'coleman' ) }
			ref={ formRef }
			onChange={ ( event ) => onForm( event.currentTarget ) }
			onSubmit={ ( event: FormEvent< HTMLFormElement > ) => {
				event.preventDefault();
				onForm( event.currentTarget );
			} }
		>
			{ queryName && <input type="hidden" name="for" value={ queryName } /> }
			<Facets facets={ facets } open={ OPEN_FACETS } />
			{ facets.length > 0 && (
				<div className="coleman-machine-list__apply">
					<Button label={ __( 'Show machines', 'coleman' ) } variant="quiet" type="submit" />
				</div>
			) }
		</form>
	);
}

type FilterDrawerProps = LinkedList & {
	choice: MachineChoice;
	view: MachineView;
	formRef: Ref< HTMLFormElement > | undefined;
	onForm: ( form: HTMLFormElement ) => void;
	onClose: () => void;
};

/** The facets over the page, where the screen has no room beside the list. */
export function FilterDrawer( { id, queryName, choice, view, formRef, onForm, onChoose, onClose }: FilterDrawerProps ) {
	const { facets, count, isCapped } = view;

	return (
		<Dialog id={ `${ id }-drawer` } title={ __( 'Filter', 'coleman' ) } isOpen onClose={ onClose }>
			<form
				className="coleman-machine-list__drawer"
				ref={ formRef }
				onChange={ ( event ) => onForm( event.currentTarget ) }
				onSubmit={ ( event ) => {
					event.preventDefault();
					event.currentTarget.closest( 'dialog' )?.close();
				} }
			>
				<Facets facets={ facets } open={ OPEN_FACETS } />
				<div className="coleman-machine-list__drawer-foot">
					{ chosenIn( facets ).length > 0 && (
						<ClearAll id={ id } queryName={ queryName } choice={ choice } onChoose={ onChoose } />
					) }
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
	);
}
