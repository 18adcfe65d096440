import { Button, FocalPointPicker, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { focusStyle } from './focus-style';
import type { Picture } from './types';

type Props = {
	picture: Pick< Picture, 'medium' | 'focus_x' | 'focus_y' >;
	onChoose: ( focus: Pick< Picture, 'focus_x' | 'focus_y' > ) => void;
	onClose: () => void;
};

/** What must stay in sight where a picture is cut: by pointer, by arrow keys or in percent. */
export function FocusModal( { picture, onChoose, onClose }: Props ) {
	const [ focus, setFocus ] = useState( { x: picture.focus_x, y: picture.focus_y } );
	return (
		<Modal title={ __( 'What matters in this picture?', 'coleman' ) } onRequestClose={ onClose } size="medium">
			<form
				className="coleman-desk__form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					onChoose( { focus_x: focus.x, focus_y: focus.y } );
				} }
			>
				<div className="coleman-pictures__focus">
					<FocalPointPicker
						label={ __( 'Select it, or use the arrow keys', 'coleman' ) }
						url={ picture.medium }
						value={ focus }
						onChange={ setFocus }
						onDrag={ setFocus }
					/>
					<figure>
						<img
							src={ picture.medium }
							alt=""
							width={ 160 }
							height={ 160 }
							decoding="async"
							style={ focusStyle( { focus_x: focus.x, focus_y: focus.y } ) }
						/>
						<figcaption>{ __( 'Where it is cut', 'coleman' ) }</figcaption>
					</figure>
				</div>
				<div className="coleman-desk__buttons">
					<Button variant="tertiary" onClick={ onClose } __next40pxDefaultSize>
						{ __( 'Back', 'coleman' ) }
					</Button>
					<Button type="submit" variant="primary" __next40pxDefaultSize>
						{ __( 'Use', 'coleman' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
