import { Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DiagramDrawing } from '@/api/generated/schemas';
import { postFile } from '@/desk/api';
import { Fault } from '@/desk/notices';
import { useMutation } from '@/desk/use-mutation';

type Props = { hasDrawing: boolean; onDrawing: ( drawing: DiagramDrawing ) => void };

/** Takes a drawing by choosing or dropping a file. */
export function DrawingField( { hasDrawing, onDrawing }: Props ) {
	const [ isOver, setIsOver ] = useState( false );
	const send = useMutation(
		async ( file: File ) => ( await postFile< DiagramDrawing >( '/diagrams/drawings', file ) ).results
	);
	const run = async ( file: File | undefined ) => {
		const drawing = file && ( await send.run( file ) );
		if ( drawing ) {
			onDrawing( drawing );
		}
	};
	return (
		<div className="coleman-diagrams__upload">
			<Fault error={ send.error } />
			<label
				htmlFor="coleman-diagrams-drawing"
				className={ `coleman-diagrams__drop${ isOver ? ' is-over' : '' }${ hasDrawing ? ' is-small' : '' }` }
				onDragOver={ ( event ) => {
					event.preventDefault();
					setIsOver( true );
				} }
				onDragLeave={ () => setIsOver( false ) }
				onDrop={ ( event ) => {
					event.preventDefault();
					setIsOver( false );
					void run( event.dataTransfer.files[ 0 ] );
				} }
			>
				<span>
					{ hasDrawing
						? __( 'Replace the drawing', 'coleman' )
						: __( 'Choose a drawing, or drop it here', 'coleman' ) }
				</span>
				<small>{ __( 'PNG, JPEG or WebP, up to 40 megapixels and 25 MB', 'coleman' ) }</small>
				<input
					id="coleman-diagrams-drawing"
					type="file"
					accept="image/png,image/jpeg,image/webp"
					disabled={ send.isBusy }
					onChange={ ( event ) => {
						void run( event.target.files?.[ 0 ] );
						event.target.value = '';
					} }
				/>
				{ send.isBusy && <Spinner /> }
			</label>
		</div>
	);
}
