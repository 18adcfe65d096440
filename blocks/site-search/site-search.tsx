import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ChangeEvent, ComponentType, FormEvent, ReactNode, Ref } from 'react';
import { oneOf, shape, string, useMounted } from '@/islands';
import type { TypeOf } from '@/islands';
import { searchPath } from '@/rules/search-path';
import { goTo } from '@/stores/customer/go-to';
import type { Popup, SuggestionsProps } from './suggestions';

export const siteSearchProps = shape( {
	id: string,
	/** On the header's steel, across the top of a page, or as what a page is for. */
	size: oneOf( 'header', 'bar', 'hero' ),
	/** What is chosen at first to look through first; of parts, the one with exactly the number is shown at once. */
	scope: oneOf( 'site', 'parts' ),
	label: string,
	placeholder: string,
	/** What this page is the search for. */
	value: string,
	/** Path of the site, without its final slash. */
	home: string,
} );

export type SiteSearchProps = TypeOf< typeof siteSearchProps >;

/** Where the icon leads that stands in the header of a page that has a box of its own. */
export const PAGE_BOX = 'coleman-search-box';

type Scope = SiteSearchProps[ 'scope' ];

type ViewProps = SiteSearchProps & {
	innerRef?: Ref< HTMLInputElement >;
	/** What the box tells of its suggestions; absent while there can be none. */
	popup?: Popup | undefined;
	onSubmit?: ( event: FormEvent< HTMLFormElement > ) => void;
	onInput?: () => void;
	onScope?: ( event: ChangeEvent< HTMLSelectElement > ) => void;
	/** The suggestions. */
	children?: ReactNode;
};

const Glass = () => (
	<svg
		className="coleman-site-search__icon"
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		focusable="false"
	>
		<path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L21 21" />
	</svg>
);

/** How the box looks. As a form it sends its text to /search/, which leads to the search's own path. */
export function SiteSearchView( {
	id,
	size,
	scope,
	label,
	placeholder,
	value,
	home,
	innerRef,
	popup,
	onSubmit,
	onInput,
	onScope,
	children,
}: ViewProps ) {
	const form = (
		<form
			className={ `coleman-site-search__form is-${ size }` }
			role="search"
			aria-label={ label }
			method="get"
			action={ `${ home }/search/` }
			onSubmit={ onSubmit }
		>
			<label className={ size === 'header' ? 'screen-reader-text' : 'coleman-site-search__label' } htmlFor={ id }>
				{ label }
			</label>
			<div className="coleman-site-search__box">
				<select
					className="coleman-site-search__scope"
					name="from"
					aria-label={ __( 'Search in', 'coleman' ) }
					defaultValue={ scope }
					onChange={ onScope }
				>
					{ /* translators: search in all of the site; a short word in a narrow list */ }
					<option value="site">{ __( 'All', 'coleman' ) }</option>
					<option value="parts">{ __( 'Parts', 'coleman' ) }</option>
				</select>
				<input
					className="coleman-site-search__input"
					id={ id }
					type="search"
					name="q"
					required
					maxLength={ 200 }
					autoComplete="off"
					autoCapitalize="none"
					spellCheck="false"
					placeholder={ placeholder }
					defaultValue={ value }
					ref={ innerRef }
					onInput={ onInput }
					{ ...( popup && {
						role: 'combobox',
						'aria-autocomplete': 'list',
						'aria-expanded': popup.isOpen,
						'aria-controls': `${ id }-list`,
						'aria-activedescendant': popup.active || undefined,
					} ) }
				/>
				<button
					className={ `coleman-site-search__submit${ size === 'hero' ? ' wp-element-button' : '' }` }
					type="submit"
				>
					<Glass />
					<span className={ size === 'header' ? 'screen-reader-text' : 'coleman-site-search__go' }>
						{ __( 'Search', 'coleman' ) }
					</span>
				</button>
				{ children }
			</div>
		</form>
	);
	// A page that has a box of its own shows this link to it instead (style.css).
	return size === 'header' ? (
		<>
			<a className="coleman-site-search__jump" href={ `#${ PAGE_BOX }` } data-native="">
				<Glass />
				<span className="screen-reader-text">{ __( 'Go to the search box', 'coleman' ) }</span>
			</a>
			{ form }
		</>
	) : (
		form
	);
}

const CLOSED: Popup = { isOpen: false, active: '' };

/** The box at work: straight to the search's path, nowhere without text, and suggestions while it is typed in. */
export function SiteSearch( props: SiteSearchProps ) {
	const input = useRef< HTMLInputElement >( null );
	const isMounted = useMounted();
	const [ Suggestions, setSuggestions ] = useState< ComponentType< SuggestionsProps > | null >( null );
	const [ popup, setPopup ] = useState( CLOSED );
	const [ scope, setScope ] = useState< Scope >( props.scope );

	// Typing brings the suggestions' code, and the box works without it: what cannot be had is done without.
	const load = () => {
		if ( ! Suggestions ) {
			import( /* webpackChunkName: "suggestions" */ './suggestions' ).then(
				( module ) => setSuggestions( () => module.Suggestions ),
				() => {}
			);
		}
	};

	useEffect( () => {
		// Somebody may have chosen where to search, or begun to type, before the island woke.
		const chosen = input.current?.form && new FormData( input.current.form ).get( 'from' );
		setScope( chosen === 'parts' ? 'parts' : 'site' );
		if ( input.current?.value !== props.value ) {
			load();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the island has woken
	}, [] );

	const go = ( text: string ) => {
		const path = searchPath( text, scope );
		if ( path ) {
			goTo( props.home + path );
		} else {
			input.current?.focus();
		}
	};

	const onSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		go( String( new FormData( event.currentTarget ).get( 'q' ) ?? '' ) );
	};

	return (
		<SiteSearchView
			{ ...props }
			innerRef={ input }
			popup={ isMounted ? popup : undefined }
			onSubmit={ onSubmit }
			onInput={ load }
			onScope={ ( event ) => setScope( event.currentTarget.value === 'parts' ? 'parts' : 'site' ) }
		>
			{ Suggestions && input.current && (
				<Suggestions
					input={ input.current }
					id={ props.id }
					scope={ scope }
					onPopup={ setPopup }
					onSearch={ go }
				/>
			) }
		</SiteSearchView>
	);
}
