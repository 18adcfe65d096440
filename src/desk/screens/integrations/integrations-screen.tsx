import { __ } from '@wordpress/i18n';
import { Tabs } from '@/desk/tabs';
import { useAddress } from '@/desk/use-address';
import { DeliveriesTab } from './deliveries-tab';
import { DeliverySheet } from './delivery-sheet';
import { WebhooksTab } from './webhooks-tab';
import './integrations.css';

/** Other systems of the dealer: what they are told, and what became of it. */
export function IntegrationsScreen() {
	const [ params, go ] = useAddress();
	const tab = params.get( 'tab' ) ?? '';
	const delivery = params.get( 'delivery' );
	if ( delivery ) {
		return <DeliverySheet id={ delivery } onBack={ () => go( { delivery: '' } ) } />;
	}
	const tabs = (
		<Tabs
			label={ __( 'Other systems', 'coleman' ) }
			tabs={ [
				{ value: '', label: __( 'Webhooks', 'coleman' ) },
				{ value: 'deliveries', label: __( 'Deliveries', 'coleman' ) },
				{ value: 'dead', label: __( 'Failed deliveries', 'coleman' ) },
			] }
			value={ tab }
			onChoose={ ( value ) => go( { tab: value } ) }
		/>
	);
	return tab === '' ? (
		<WebhooksTab tabs={ tabs } onShow={ ( id ) => go( { delivery: id } ) } />
	) : (
		<DeliveriesTab
			key={ tab }
			state={ tab === 'dead' ? 'dead' : '' }
			tabs={ tabs }
			onShow={ ( id ) => go( { delivery: id } ) }
		/>
	);
}
