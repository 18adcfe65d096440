import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import type { EditProps } from '@/editor/register-block';
import { MyBranch } from './my-branch';
import type { MyBranchProps } from './my-branch';

export function Edit( { sample }: EditProps< Record< string, unknown >, MyBranchProps > ) {
	return (
		<div { ...useBlockProps() }>
			<Disabled>
				<MyBranch { ...sample } />
			</Disabled>
		</div>
	);
}
