import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { TextField } from '@/desk/fields';
import { withoutPlace } from './numbers';
import type { Step } from './steps';
import type { Content } from './types';

type Props = { content: Content; selected: number; step: ( step: Step ) => void; onRemoved: () => void };

const SIDES = [ 'x', 'y', 'w', 'h' ] as const;

const shown = ( share: number ) => String( Number( ( share * 100 ).toFixed( 2 ) ) );

/** The chosen place in numbers. */
export function PlaceFields( { content, selected, step, onRemoved }: Props ) {
	const spot = content.spots[ selected ];
	if ( ! spot ) {
		return <p>{ __( 'Choose a place on the drawing to change it.', 'coleman' ) }</p>;
	}
	const labels = {
		x: __( 'Left (%)', 'coleman' ),
		y: __( 'Top (%)', 'coleman' ),
		w: __( 'Width (%)', 'coleman' ),
		h: __( 'Height (%)', 'coleman' ),
	};
	return (
		<div className="coleman-diagrams__place">
			<TextField
				label={ __( 'Number', 'coleman' ) }
				value={ spot.ref }
				maxLength={ 12 }
				list="coleman-diagrams-refs"
				fault={ undefined }
				onChange={ ( ref ) => step( { type: 'spot', index: selected, spot: { ref }, name: 'ref' } ) }
				onBlur={ () => step( { type: 'rest' } ) }
			/>
			<datalist id="coleman-diagrams-refs">
				{ withoutPlace( content ).map( ( ref ) => (
					<option key={ ref } value={ ref } />
				) ) }
			</datalist>
			{ SIDES.map( ( side ) => (
				<TextField
					key={ side }
					label={ labels[ side ] }
					type="number"
					min={ 0 }
					max={ 100 }
					step={ 0.1 }
					value={ shown( spot[ side ] ) }
					fault={ undefined }
					onChange={ ( value ) => {
						const share = Number( value ) / 100;
						if ( value !== '' && Number.isFinite( share ) ) {
							step( { type: 'spot', index: selected, spot: { [ side ]: share }, name: side } );
						}
					} }
					onBlur={ () => step( { type: 'rest' } ) }
				/>
			) ) }
			<Button
				variant="tertiary"
				isDestructive
				onClick={ () => {
					step( { type: 'remove-spot', index: selected } );
					onRemoved();
				} }
				__next40pxDefaultSize
			>
				{
					/* translators: %s: a number on a drawing */
					sprintf( __( 'Remove the place of %s', 'coleman' ), spot.ref )
				}
			</Button>
		</div>
	);
}
