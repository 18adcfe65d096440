import { Button } from '@/ui/button/button';

/** Sends the form; once a time. */
export function SubmitButton( { label, isBusy }: { label: string; isBusy: boolean } ) {
	return <Button type="submit" variant="primary" label={ label } isPending={ isBusy } isDisabled={ isBusy } />;
}
