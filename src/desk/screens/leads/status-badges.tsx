import { __ } from '@wordpress/i18n';
import { Badge, type Tone } from '@/desk/badge';
import type { Row } from './types';

const TONES: Record< string, Tone > = { new: 'waiting', answered: 'good', won: 'good', lost: 'plain', spam: 'plain' };

/** Where an inquiry stands, and what is to be known about it. */
export const StatusBadges = ( { lead }: { lead: Row } ) => (
	<span className="coleman-leads__badges">
		<Badge tone={ TONES[ lead.status ] ?? 'plain' }>{ lead.status_label }</Badge>
		{ lead.is_overdue && <Badge tone="bad">{ __( 'Waiting too long', 'coleman' ) }</Badge> }
		{ ! lead.is_verified && <Badge tone="plain">{ __( 'Unverified', 'coleman' ) }</Badge> }
		{ lead.is_test && <Badge tone="plain">{ __( 'Test', 'coleman' ) }</Badge> }
	</span>
);
