import { __ } from '@wordpress/i18n';
import { shape, string } from '@/islands/shape';
import type { TypeOf } from '@/islands/shape';

export const editorsNoteProps = shape( { text: string } );

export type EditorsNoteProps = TypeOf< typeof editorsNoteProps >;

/** How the note looks to editors. No island: visitors get nothing of it. */
export function EditorsNote( { text }: EditorsNoteProps ) {
	return (
		<div className="coleman-editors-note__note">
			<strong className="coleman-editors-note__label">{ __( 'Only editors see this', 'coleman' ) }</strong>
			<p className="coleman-editors-note__text">{ text }</p>
		</div>
	);
}
