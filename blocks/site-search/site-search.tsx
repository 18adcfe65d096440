import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType, FormEvent, ReactNode, Ref } from 'react';
import { oneOf, shape, string, useMounted } from '@/islands';
import type { TypeOf } from '@/islands';
import { searchPath } from '@/rules/search-path';
import { goTo } from '@/stores/customer/go-to';
import type { Popup, SuggestionsProps } from './suggestions';

export const siteSearchProps = shape( {
	id: string,
	/** On the header's steel, across the top of a page, or as what a page is for. */
	size: oneOf( 'header', 'bar', 'hero' ),
	/** What is looked through first; one part that has exactly the number asked for is shown at once. */
	scope: oneOf( 'site', 'parts' ),
	label: string,
	placeholder: string,
	/** What this page is the search for. */
	value: string,
	/** Path of the site, without its final slash. */
	home: string,
} );

export type SiteSearchProps = TypeOf< typeof siteSearchProps >;

type ViewProps = SiteSearchProps & {
	innerRef?: Ref< HTMLInputElement >;
	/** What the box tells of its suggestions; absent while there can be none. */
	popup?: Popup | undefined;
	onSubmit?: ( event: FormEvent< HTMLFormElement > ) => void;
	onInput?: () => void;
	/** The suggestions. */
	children?: ReactNode;
};

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
	children,
}: ViewProps ) {
	return (
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
				{ scope === 'parts' && <input type="hidden" name="from" value="parts" /> }
				<button
					className={ `coleman-site-search__submit${ size === 'hero' ? ' wp-element-button' : '' }` }
					type="submit"
				>
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
					<span className={ size === 'header' ? 'screen-reader-text' : 'coleman-site-search__go' }>
						{ __( 'Search', 'coleman' ) }
					</span>
				</button>
				{ children }
			</div>
		</form>
	);
}

const CLOSED: Popup = { isOpen: false, active: '' };

/** The box at work: straight to the search's path, nowhere without text, and suggestions while it is typed in. */
export function SiteSearch( props: SiteSearchProps ) {
	const input = useRef< HTMLInputElement >( null );
	const isMounted = useMounted();
	const [ Suggestions, setSuggestions ] = useState< ComponentType< SuggestionsProps > | null >( null );
	const [ popup, setPopup ] = useState( CLOSED );

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
		// Somebody may have begun to type before the island woke.
		if ( input.current?.value !== props.value ) {
			load();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the island has woken
	}, [] );

	const go = ( text: string ) => {
		const path = searchPath( text, props.scope );
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
		>
			{ Suggestions && input.current && (
				<Suggestions
					input={ input.current }
					id={ props.id }
					scope={ props.scope }
					onPopup={ setPopup }
					onSearch={ go }
				/>
			) }
		</SiteSearchView>
	);
}
