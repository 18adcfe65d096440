import type { RentalFormProps } from './rental-form-props';
import { RentalFormView } from './rental-form-view';
import { useRentalForm } from './use-rental-form';

export { rentalFormProps } from './rental-form-props';
export { RentalFormView } from './rental-form-view';

/** The request form at work. */
export function RentalForm( props: RentalFormProps ) {
	const { onFocus, ...form } = useRentalForm( props );
	return <RentalFormView { ...props } { ...form } { ...( onFocus && { onFocus } ) } />;
}
