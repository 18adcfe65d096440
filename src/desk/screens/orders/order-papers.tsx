import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { printUrl } from './print-url';
import type { OrderScreenData } from './types';

type Props = { boot: OrderScreenData; id: number; isInvoiced: boolean };

/** What is printed of a whole order. */
export function OrderPapers( { boot, id, isInvoiced }: Props ) {
	const papers = {
		[ printUrl( boot, 'pick-list', [ id ] ) ]: __( 'Pick list', 'coleman' ),
		[ printUrl( boot, 'packing-slip', [ id ] ) ]: __( 'Packing slip', 'coleman' ),
		...( isInvoiced && { [ `${ boot.paperUrl }&what=invoice&order=${ id }` ]: __( 'Invoice', 'coleman' ) } ),
		[ printUrl( boot, 'label', [ id ] ) ]: __( 'Label', 'coleman' ),
	};
	return (
		<>
			{ Object.entries( papers ).map( ( [ href, label ] ) => (
				<Button key={ href } variant="tertiary" href={ href } target="_blank" __next40pxDefaultSize>
					{ label }
				</Button>
			) ) }
		</>
	);
}
