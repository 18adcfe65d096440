import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export type HeadingTag = 'h1' | 'h2';

type ControlProps = {
	/** Where another field of the inspector is called "Heading" already. */
	label?: string;
	value: HeadingTag;
	onChange: ( value: HeadingTag ) => void;
};

/** Whether a block's heading is the page's title or stands below it. */
export function HeadingControl( { label = __( 'Heading', 'coleman' ), value, onChange }: ControlProps ) {
	return (
		<SelectControl
			label={ label }
			help={ __(
				'A page should have one title. Choose the second option if this page already has one.',
				'coleman'
			) }
			value={ value }
			options={ [
				{ value: 'h1', label: __( 'Page title', 'coleman' ) },
				{ value: 'h2', label: __( 'Page heading', 'coleman' ) },
			] }
			onChange={ onChange }
		/>
	);
}

/** The panel of blocks whose heading is all of their style. */
export const HeadingPanel = ( props: ControlProps ) => (
	<PanelBody title={ __( 'Style', 'coleman' ) }>
		<HeadingControl { ...props } />
	</PanelBody>
);

/** '' is the block's own choice: the title of its own page, a heading on others. */
export type TitleLevel = '' | HeadingTag;

/** What the preview shows, where nobody knows the page yet. */
export const titleTag = ( level: TitleLevel ): HeadingTag => level || 'h2';

type TitleProps = { value: TitleLevel; onChange: ( value: TitleLevel ) => void };

/** The same for blocks that have a page of their own. */
export const TitlePanel = ( { value, onChange }: TitleProps ) => (
	<PanelBody title={ __( 'Style', 'coleman' ) } initialOpen={ false }>
		<SelectControl
			label={ __( 'Heading level', 'coleman' ) }
			help={ __( 'A page should have one title. Automatic fits most pages.', 'coleman' ) }
			value={ value }
			options={ [
				{ value: '', label: __( 'Automatic', 'coleman' ) },
				{ value: 'h1', label: __( 'Page title', 'coleman' ) },
				{ value: 'h2', label: __( 'Page heading', 'coleman' ) },
			] }
			onChange={ onChange }
		/>
	</PanelBody>
);
