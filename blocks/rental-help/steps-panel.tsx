import { Button, PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ourSteps } from './rental-help';

export type Step = { name: string; text: string };

type Props = {
	/** None for ours. */
	steps: Step[];
	onChange: ( steps: Step[] ) => void;
};

const MOST = 6;

/** The steps of renting in the editor's words; until one is changed, they are ours. */
export function StepsPanel( { steps, onChange }: Props ) {
	const shown = steps.length > 0 ? steps : ourSteps();
	const change = ( index: number, part: Partial< Step > ) =>
		onChange( shown.map( ( step, at ) => ( at === index ? { ...step, ...part } : step ) ) );
	return (
		<PanelBody title={ __( 'Steps', 'coleman' ) } initialOpen={ false }>
			{ shown.map( ( { name, text }, index ) => (
				// Steps have no name but their place.
				<fieldset key={ index }>
					<TextControl
						/* translators: %d: number of a step */
						label={ sprintf( __( 'Step %d', 'coleman' ), index + 1 ) }
						value={ name }
						onChange={ ( value ) => change( index, { name: value } ) }
					/>
					<TextareaControl
						/* translators: %d: number of a step */
						label={ sprintf( __( 'Text of step %d', 'coleman' ), index + 1 ) }
						value={ text }
						onChange={ ( value ) => change( index, { text: value } ) }
					/>
					{ shown.length > 1 && (
						<Button
							variant="link"
							isDestructive
							onClick={ () => onChange( shown.filter( ( _, at ) => at !== index ) ) }
						>
							{
								/* translators: %d: number of a step */ sprintf(
									__( 'Remove step %d', 'coleman' ),
									index + 1
								)
							}
						</Button>
					) }
				</fieldset>
			) ) }
			{ shown.length < MOST && (
				<Button variant="secondary" onClick={ () => onChange( [ ...shown, { name: '', text: '' } ] ) }>
					{ __( 'Add a step', 'coleman' ) }
				</Button>
			) }
			{ steps.length > 0 && (
				<Button variant="tertiary" onClick={ () => onChange( [] ) }>
					{ __( 'Use the default', 'coleman' ) }
				</Button>
			) }
		</PanelBody>
	);
}
