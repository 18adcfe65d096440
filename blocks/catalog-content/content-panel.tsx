import { ComboboxControl, TextControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import type { SearchSuggestion } from '@/api/generated/schemas';
import { fetchSuggestions } from '@/api/search';

/** The post type of catalog content; CatalogContent in PHP has the names of its meta values too. */
const POST_TYPE = 'coleman_content';

type Meta = { coleman_path?: string; coleman_seo_title?: string };

/** The plugin's name, and its panel's. */
const NAME = 'coleman-catalog-content';
const PANEL = `${ NAME }/${ NAME }`;

type Editor = {
	getCurrentPostType: () => string | null;
	isEditorPanelOpened: ( panel: string ) => boolean;
	getEditedPostAttribute: ( name: 'meta' ) => Meta | undefined;
};

/** Milliseconds without a key before the site is asked. */
const PAUSE = 250;

/** Pages of the site that a text may mean. */
function useSuggestions( text: string ): SearchSuggestion[] {
	const [ found, setFound ] = useState< SearchSuggestion[] >( [] );
	useEffect( () => {
		if ( text.trim() === '' ) {
			return undefined;
		}
		const gone = new AbortController();
		const timer = setTimeout( () => {
			// Without an answer the list stays as it was; an address can be typed all the same.
			fetchSuggestions( { q: text }, gone.signal ).then( setFound, () => {} );
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			gone.abort();
		};
	}, [ text ] );
	return found;
}

/** Where catalog content is shown, and what search engines read of that page. */
export function ContentPanel() {
	const { type, meta } = useSelect( ( select ) => {
		// WordPress's own store, typed by a package that is not among ours.
		const editor = select( 'core/editor' ) as Editor;
		return { type: editor.getCurrentPostType(), meta: editor.getEditedPostAttribute( 'meta' ) };
	}, [] );
	const { editPost, toggleEditorPanelOpened } = useDispatch( 'core/editor' ) as {
		editPost: ( edits: { meta: Meta } ) => void;
		toggleEditorPanelOpened: ( panel: string ) => void;
	};
	const { isEditorPanelOpened } = useSelect( ( select ) => select( 'core/editor' ) as Editor, [] );
	useEffect( () => {
		// WordPress begins with panels closed, and nothing is shown anywhere before this one is filled in.
		if ( type === POST_TYPE && ! isEditorPanelOpened( PANEL ) ) {
			toggleEditorPanelOpened( PANEL );
		}
	}, [ type, isEditorPanelOpened, toggleEditorPanelOpened ] );
	const [ text, setText ] = useState( '' );
	const suggestions = useSuggestions( text );
	if ( type !== POST_TYPE ) {
		return null;
	}
	return (
		<PluginDocumentSettingPanel
			name={ NAME }
			title={ __( 'Show on page', 'coleman' ) }
			className="coleman-content-panel"
		>
			<ComboboxControl
				label={ __( 'Find the page', 'coleman' ) }
				help={ __( 'By category, brand, model, part or stock number.', 'coleman' ) }
				value=""
				options={ suggestions.map( ( { title, detail, url } ) => ( {
					value: url,
					label: detail ? `${ title } – ${ detail }` : title,
				} ) ) }
				onFilterValueChange={ setText }
				onChange={ ( url ) => url && editPost( { meta: { coleman_path: url } } ) }
				__next40pxDefaultSize
			/>
			<TextControl
				label={ __( 'Address of the page', 'coleman' ) }
				help={ __( 'Or copy it from the browser’s address bar.', 'coleman' ) }
				placeholder="/equipment/used/tractors/"
				value={ meta?.coleman_path ?? '' }
				onChange={ ( path ) => editPost( { meta: { coleman_path: path } } ) }
				__next40pxDefaultSize
			/>
			<TextControl
				label={ __( 'Title in search engines', 'coleman' ) }
				help={ __(
					'Empty: the page’s own title. The excerpt becomes the description, the featured image the picture.',
					'coleman'
				) }
				value={ meta?.coleman_seo_title ?? '' }
				onChange={ ( title ) => editPost( { meta: { coleman_seo_title: title } } ) }
				__next40pxDefaultSize
			/>
		</PluginDocumentSettingPanel>
	);
}

export const registerContentPanel = () => registerPlugin( NAME, { render: ContentPanel } );
