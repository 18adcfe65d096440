import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { arrayOf, oneOf, shape, string, useMounted } from '@/islands';
import type { TypeOf } from '@/islands';
import { noticesStore } from '@/stores/notices';
import type { Notice } from '@/stores/notices';
import { useAttention } from '@/ui/attention/use-attention';

export const notificationsProps = shape( {
	position: oneOf( 'top', 'bottom' ),
	notices: arrayOf( shape( { id: string, type: oneOf( 'success', 'error' ), message: string } ) ),
} );

export type NotificationsProps = TypeOf< typeof notificationsProps >;

type ViewProps = NotificationsProps & {
	onClose?: ( id: string ) => void;
	onAttention?: ( attended: boolean ) => void;
};

const ignore = () => {};

/** How the bar looks: two live regions that stand from the start, the polite one and the urgent one. */
export function NotificationsView( { position, notices, onClose = ignore, onAttention = ignore }: ViewProps ) {
	const attention = useAttention< HTMLDivElement >( onAttention );

	const items = ( type: Notice[ 'type' ] ) =>
		notices
			.filter( ( notice ) => notice.type === type )
			.map( ( { id, message } ) => (
				<div key={ id } className={ `coleman-notifications__notice is-${ type }` }>
					<p className="coleman-notifications__message">{ message }</p>
					<button
						type="button"
						className="coleman-notifications__close"
						aria-label={ __( 'Close notification', 'coleman' ) }
						onClick={ () => onClose( id ) }
					>
						×
					</button>
				</div>
			) );

	return (
		<div className={ `coleman-notifications__bar is-${ position }` } { ...attention }>
			<div className="coleman-notifications__region" role="status" aria-atomic="false">
				{ items( 'success' ) }
			</div>
			<div className="coleman-notifications__region" role="alert" aria-atomic="false">
				{ items( 'error' ) }
			</div>
		</div>
	);
}

/** The bar at work: it shows what PHP printed, takes that over into the store, and follows the store from then on. */
export function Notifications( { position, notices }: NotificationsProps ) {
	const { adopt, close, pause, resume } = useDispatch( noticesStore );
	const current = useSelect( ( select ) => select( noticesStore ).getNotices(), [] );
	const isMounted = useMounted();

	useEffect( () => {
		adopt( notices );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what PHP printed is taken over once
	}, [] );

	return (
		<NotificationsView
			position={ position }
			notices={ isMounted ? current : notices }
			onClose={ close }
			onAttention={ ( attended ) => ( attended ? pause() : resume() ) }
		/>
	);
}
