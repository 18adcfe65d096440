import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DeskEditPreview, DeskOrder } from '@/api/generated/schemas';
import { Fault } from '@/desk/notices';
import { SaveBar } from '@/desk/save-bar';
import { useDraft } from '@/desk/use-draft';
import { useNewError } from '@/desk/use-new-error';
import { EditContact } from './edit-contact';
import { editBody, type EditDraft, faultsOf, NO_EDIT } from './edit-draft';
import { EditLines } from './edit-lines';
import { EditPreview } from './edit-preview';
import { type PhoneLine, withPart, withUnknown } from './phone-draft';
import { PhoneLines } from './phone-lines';
import { PhoneParts } from './phone-parts';
import type { OrderScreenData } from './types';
import { useAsked } from './use-asked';
import type { Changing } from './use-order';

const say = ( number: string ) => ( {
	/* translators: %s: part number */
	quantity: sprintf( __( '%s: enter a valid number of pieces.', 'coleman' ), number ),
	/* translators: %s: part number */
	price: sprintf( __( '%s: enter a valid price.', 'coleman' ), number ),
} );

type Props = { boot: OrderScreenData; order: DeskOrder; changing: Changing; onClose: () => void };

/** Everything of an order that can be corrected, and beside it what that would do. */
export function OrderEdit( { boot, order, changing, onClose }: Props ) {
	const { draft, put, clear } = useDraft< EditDraft >( `order-edit-${ order.id }`, () => NO_EDIT );
	const typed = order.can_edit ? faultsOf( order, draft, say ) : {};
	const isFaulty = Object.keys( typed ).length > 0;
	const body = isFaulty ? null : editBody( order, draft );
	const isTouched = isFaulty || body !== null;
	const preview = useAsked< DeskEditPreview >(
		`/orders/${ order.id }/edit/preview`,
		body && JSON.stringify( { version: order.version, ...body } )
	);
	const refused = useNewError( changing.error );
	const faults = { ...preview.error?.params, ...refused?.params, ...typed };
	const added = Object.entries( faults ).filter( ( [ name ] ) => name === 'added' || name.startsWith( 'added_' ) );

	const set = ( change: Partial< EditDraft > ) => {
		changing.clear();
		put( ( before ) => ( { ...before, ...change } ) );
	};
	const setAdded = ( change: ( before: PhoneLine[] ) => PhoneLine[] ) => {
		changing.clear();
		put( ( before ) => ( { ...before, added: change( before.added ) } ) );
	};
	const leave = () => {
		put( NO_EDIT );
		clear();
		onClose();
	};
	const save = async () => {
		const saved = await changing.run( {
			path: '/edit',
			data: { ...body },
			said: preview.answer?.needs_yes
				? __( 'Saved. The customer is asked to agree.', 'coleman' )
				: __( 'Order changed.', 'coleman' ),
		} );
		if ( saved ) {
			leave();
		}
	};

	return (
		<div className="coleman-desk__columns" role="group" aria-label={ __( 'Edit order', 'coleman' ) }>
			<div className="coleman-desk__main">
				{ order.order.proposal && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'A change already waits for the customer’s answer. Saving another one takes its place.',
							'coleman'
						) }
					</Notice>
				) }
				{ order.can_edit ? (
					<section className="coleman-desk__section">
						<h3>{ __( 'Parts', 'coleman' ) }</h3>
						<EditLines { ...{ boot, order, draft, faults } } onChange={ ( lines ) => set( { lines } ) } />
						<h4>{ __( 'Add a part', 'coleman' ) }</h4>
						<PhoneParts
							onAdd={ ( part ) => setAdded( ( before ) => withPart( before, part ) ) }
							onAddUnknown={ ( number ) => setAdded( ( before ) => withUnknown( before, number ) ) }
						/>
						{ draft.added.length > 0 && (
							<PhoneLines
								boot={ boot }
								lines={ draft.added }
								promises={ [] }
								onChange={ ( next ) => setAdded( () => next ) }
							/>
						) }
						{ added.map( ( [ name, sentence ] ) => (
							<p key={ name } role="alert">
								<strong className="coleman-desk__fault">{ sentence }</strong>
							</p>
						) ) }
					</section>
				) : (
					<Notice status="info" isDismissible={ false }>
						{ __( 'Everything in this order has left. Only the contact can be corrected.', 'coleman' ) }
					</Notice>
				) }
				<EditContact { ...{ boot, order, draft, faults } } onChange={ set } />
			</div>
			<aside className="coleman-desk__facts" aria-label={ __( 'What the change does', 'coleman' ) }>
				<EditPreview
					order={ order }
					preview={ preview.answer }
					isCurrent={ preview.isCurrent }
					isTouched={ isTouched && ! isFaulty }
				/>
				<Fault error={ changing.isStale ? null : ( refused ?? preview.error ) } />
				<SaveBar
					save={
						preview.answer?.needs_yes && preview.isCurrent
							? __( 'Ask the customer', 'coleman' )
							: __( 'Save changes', 'coleman' )
					}
					isBusy={ changing.isBusy }
					isTouched={ preview.isCurrent }
					onSave={ () => void save() }
				>
					<Button variant="tertiary" onClick={ leave } __next40pxDefaultSize>
						{ isTouched ? __( 'Discard changes', 'coleman' ) : __( 'Back', 'coleman' ) }
					</Button>
				</SaveBar>
			</aside>
		</div>
	);
}
