import { Button, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DeskVerdict } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Fault, useAnnounce } from '@/desk/notices';
import { Refused } from '@/desk/use-bulk';
import { useMutation } from '@/desk/use-mutation';

/** A step that can be taken back: what the server calls it, for how many orders, and how long. */
export type Undoable = { step: string; count: number; seconds: number };

type Props = { undoable: Undoable; onOver: () => void; onUndone: () => void };

const undo = async ( step: string ) => ( await post< DeskVerdict[] >( '/orders/bulk/undo', { step } ) ).results;

const wordsOf = ( count: number, seconds: number ) =>
	sprintf(
		/* translators: 1: number of orders, 2: number of seconds */
		_n(
			'%1$d order changed. You can undo this for %2$d more seconds. No email leaves before that.',
			'%1$d orders changed. You can undo this for %2$d more seconds. No email leaves before that.',
			count,
			'coleman'
		),
		count,
		seconds
	);

/** Takes back what was done with several orders, as long as their mails are held. */
export function UndoStep( { undoable, onOver, onUndone }: Props ) {
	const announce = useAnnounce();
	const undoing = useMutation( undo );
	const [ refused, setRefused ] = useState< DeskVerdict[] | null >( null );
	const [ left, setLeft ] = useState( undoable.seconds );
	useEffect( () => {
		const end = Date.now() + undoable.seconds * 1000;
		const timer = window.setInterval(
			() => setLeft( Math.max( 0, Math.ceil( ( end - Date.now() ) / 1000 ) ) ),
			1000
		);
		return () => window.clearInterval( timer );
	}, [ undoable ] );

	if ( refused ) {
		return <Refused verdicts={ refused } onDismiss={ onOver } />;
	}
	if ( undoing.error ) {
		return <Fault error={ undoing.error } onDismiss={ onOver } />;
	}
	if ( left === 0 ) {
		return null;
	}
	return (
		// A screen reader says it once, not each second anew.
		<Notice status="success" onRemove={ onOver } spokenMessage={ wordsOf( undoable.count, undoable.seconds ) }>
			<p>{ wordsOf( undoable.count, left ) }</p>
			<Button
				variant="secondary"
				isBusy={ undoing.isBusy }
				onClick={ async () => {
					const verdicts = await undoing.run( undoable.step );
					if ( verdicts ) {
						const done = verdicts.filter( ( verdict ) => verdict.is_done ).length;
						announce(
							sprintf(
								/* translators: %d: number of orders */
								_n( '%d order changed back.', '%d orders changed back.', done, 'coleman' ),
								done
							)
						);
						onUndone();
						const others = verdicts.filter( ( verdict ) => ! verdict.is_done );
						if ( others.length === 0 ) {
							onOver();
						} else {
							setRefused( others );
						}
					}
				} }
				__next40pxDefaultSize
			>
				{ __( 'Undo', 'coleman' ) }
			</Button>
		</Notice>
	);
}
