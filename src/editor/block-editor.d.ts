/** The block editor's package ships no types; these are the parts that blocks use. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode, RefCallback } from 'react';

	type WrapperProps = HTMLAttributes< HTMLElement > & { ref: RefCallback< HTMLElement > };

	export const InspectorControls: ComponentType< { children: ReactNode; group?: string } >;
	export const BlockControls: ComponentType< { children: ReactNode; group?: string } >;
	export const RichText: ComponentType< {
		tagName?: string;
		value: string;
		onChange: ( value: string ) => void;
		placeholder?: string;
		allowedFormats?: string[];
		className?: string;
	} >;
	export const InnerBlocks: { Content: ComponentType };
	export function useBlockProps( props?: HTMLAttributes< HTMLElement > ): WrapperProps;
	export function useInnerBlocksProps( props?: HTMLAttributes< HTMLElement >, options?: object ): WrapperProps;
}
