/** Packages of the editor that are WordPress's own scripts and not among ours; these are the parts that are used. */
declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin( name: string, settings: { render: ComponentType } ): void;
}

declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		className?: string;
		children: ReactNode;
	} >;
}
