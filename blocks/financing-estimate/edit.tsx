import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { Preview } from '@/editor/preview';
import type { EditProps } from '@/editor/register-block';
import { FinancingEstimateView } from './financing-estimate';
import type { FinancingEstimateProps } from './financing-estimate';

/** An example: on the site it is about the machine around it, or that of the page. */
export function Edit( { sample }: EditProps< Record< string, never >, FinancingEstimateProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Preview>
				<Disabled>
					<FinancingEstimateView { ...sample } />
				</Disabled>
			</Preview>
		</div>
	);
}
