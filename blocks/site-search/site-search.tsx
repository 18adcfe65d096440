import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, Ref } from 'react';
import { oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { searchPath } from '@/rules/search-path';
import { goTo } from '@/stores/customer/go-to';

export const siteSearchProps = shape( {
	id: string,
	size: oneOf( 'header', 'hero' ),
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
	onSubmit?: ( event: FormEvent< HTMLFormElement > ) => void;
};

/** How the box looks. As a form it sends its text to /search/, which leads to the search's own path. */
export function SiteSearchView( { id, size, label, placeholder, value, home, innerRef, onSubmit }: ViewProps ) {
	return (
		<form
			className={ `coleman-site-search__form is-${ size }` }
			role="search"
			aria-label={ label }
			method="get"
			action={ `${ home }/search/` }
			onSubmit={ onSubmit }
		>
			<label className={ size === 'hero' ? 'coleman-site-search__label' : 'screen-reader-text' } htmlFor={ id }>
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
				/>
				<button className="coleman-site-search__submit" type="submit">
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
					<span className={ size === 'hero' ? 'coleman-site-search__go' : 'screen-reader-text' }>
						{ __( 'Search', 'coleman' ) }
					</span>
				</button>
			</div>
		</form>
	);
}

/** The box at work: straight to the search's path, and nowhere without text. */
export function SiteSearch( props: SiteSearchProps ) {
	const input = useRef< HTMLInputElement >( null );

	const onSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const path = searchPath( String( new FormData( event.currentTarget ).get( 'q' ) ?? '' ) );
		if ( path ) {
			goTo( props.home + path );
		} else {
			input.current?.focus();
		}
	};

	return <SiteSearchView { ...props } innerRef={ input } onSubmit={ onSubmit } />;
}
