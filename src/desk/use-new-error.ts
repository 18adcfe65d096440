import { useState } from '@wordpress/element';
import type { DeskError } from './api';

/**
 * What went wrong since a dialog was opened. A sheet and its dialogs share one useMutation(), whose error outlives the
 * dialog that it belonged to.
 */
export function useNewError( error: DeskError | null ): DeskError | null {
	const [ old ] = useState( error );
	return error === old ? null : error;
}
