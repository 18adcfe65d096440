import { Badge, type Tone } from '@/desk/badge';

const TONES: Record< string, Tone > = {
	received: 'waiting',
	awaiting_price: 'waiting',
	on_hold: 'waiting',
	pending_payment: 'waiting',
	backordered: 'waiting',
	confirmed: 'good',
	processing: 'good',
	completed: 'good',
	ready: 'good',
	shipped: 'good',
	picked_up: 'good',
	delivered: 'good',
	cancelled: 'bad',
	refunded: 'bad',
	failed: 'bad',
};

/** The state of an order or of a line. */
export const StateBadge = ( { state, label }: { state: string; label: string } ) => (
	<Badge tone={ TONES[ state ] ?? 'plain' }>{ label }</Badge>
);
