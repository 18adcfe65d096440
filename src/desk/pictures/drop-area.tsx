import { useEffect, useRef, useState } from '@wordpress/element';
import { droppedFiles, hasFiles } from './dropped-files';

type Props = {
	onFiles: ( files: File[] ) => void;
	/** Said while files are held over the screen. */
	label: string;
};

/** The whole screen takes files that are dropped on it. */
export function DropArea( { onFiles, label }: Props ) {
	const [ isOver, setIsOver ] = useState( false );
	const latest = useRef( onFiles );
	latest.current = onFiles;

	useEffect( () => {
		// Every element that is entered is told, and left: the outermost is left last.
		let depth = 0;
		const over = ( to: number ) => {
			depth = Math.max( 0, to );
			setIsOver( depth > 0 );
		};
		const isOurs = ( event: DragEvent ) => hasFiles( event.dataTransfer );
		const listeners = {
			dragenter: ( event: DragEvent ) => isOurs( event ) && over( depth + 1 ),
			dragleave: ( event: DragEvent ) => isOurs( event ) && over( depth - 1 ),
			dragover: ( event: DragEvent ) => isOurs( event ) && event.preventDefault(),
			drop: ( event: DragEvent ) => {
				if ( event.dataTransfer && isOurs( event ) ) {
					event.preventDefault();
					over( 0 );
					void droppedFiles( event.dataTransfer ).then( ( files ) => latest.current( files ) );
				}
			},
		};
		const all = Object.entries( listeners ) as [ 'drop', ( event: DragEvent ) => void ][];
		all.forEach( ( [ name, listener ] ) => window.addEventListener( name, listener ) );
		return () => all.forEach( ( [ name, listener ] ) => window.removeEventListener( name, listener ) );
	}, [] );

	return isOver ? (
		<div className="coleman-pictures__drop">
			<p>{ label }</p>
		</div>
	) : null;
}
