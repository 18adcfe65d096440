declare global {
	interface Window {
		colemanEditor?: { hasContentGroup: boolean };
	}
}

/**
 * Where the settings of a block stand that has words or things to choose. Of a pattern's blocks the editor shows only
 * the group "content", unless the whole pattern is opened; WordPress before 7.1 has no such group.
 */
export const CONTENT_GROUP = window.colemanEditor?.hasContentGroup ? 'content' : 'default';
