import { Button, Dashicon, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { DOMAttributes, DragEvent } from 'react';
import { Badge } from '../badge';
import type { Drafted } from './draft';
import { FocusModal } from './focus-modal';
import { focusStyle } from './focus-style';

type Edit = Partial< Pick< Drafted, 'alt' | 'focus_x' | 'focus_y' | 'is_hidden' | 'isRemoved' > >;

type Props = {
	picture: Drafted;
	/** Counted from 1, for people. */
	place: number;
	/** What lists show. */
	isFirst: boolean;
	mayEarlier: boolean;
	mayLater: boolean;
	/** Suggested as its description. */
	proposal: string;
	fault: string | undefined;
	/** While another is dragged over it. */
	isTarget: boolean;
	onEdit: ( edit: Edit ) => void;
	onMove: ( by: -1 | 1 ) => void;
	drag: {
		onDragStart: ( event: DragEvent ) => void;
		onDragEnter: () => void;
		onDragOver: ( event: DragEvent ) => void;
		onDrop: ( event: DragEvent ) => void;
		onDragEnd: () => void;
	};
	/** By finger: a browser drags nothing then. */
	touch: Pick< DOMAttributes< HTMLElement >, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' >;
};

/** One picture of a thing, with all that can be said of it. */
export function PictureCard( props: Props ) {
	const { picture, place, isFirst, proposal, fault, isTarget, onEdit, drag, touch } = props;
	const isGone = picture.isRemoved || picture.is_hidden;
	return (
		<li
			className={ [
				'coleman-pictures__card',
				...( isGone ? [ 'is-gone' ] : [] ),
				...( isTarget ? [ 'is-target' ] : [] ),
			].join( ' ' ) }
			data-picture={ picture.id }
			onDragEnter={ drag.onDragEnter }
			onDragOver={ drag.onDragOver }
			onDrop={ drag.onDrop }
		>
			<div
				className="coleman-pictures__frame"
				draggable
				onDragStart={ drag.onDragStart }
				onDragEnd={ drag.onDragEnd }
			>
				<img
					src={ picture.medium }
					alt={ picture.alt }
					width={ 240 }
					height={ 160 }
					loading="lazy"
					decoding="async"
					draggable={ false }
					style={ focusStyle( picture ) }
				/>
				<div className="coleman-pictures__marks">
					{ isFirst && <Badge tone="good">{ __( 'In lists', 'coleman' ) }</Badge> }
					{ picture.is_hidden && <Badge tone="waiting">{ __( 'Hidden', 'coleman' ) }</Badge> }
					{ picture.isRemoved && <Badge tone="bad">{ __( 'Will be removed', 'coleman' ) }</Badge> }
				</div>
				{ /* The buttons below do the same, for keyboards and screen readers too. */ }
				<span className="coleman-pictures__handle" aria-hidden="true" { ...touch }>
					<Dashicon icon="move" />
				</span>
			</div>
			<Tools { ...props } />
			<TextControl
				label={
					/* translators: %d: number of a picture */
					sprintf( __( 'Description of picture %d', 'coleman' ), place )
				}
				help={ fault }
				aria-invalid={ fault !== undefined }
				className={ fault === undefined ? '' : 'is-fault' }
				placeholder={ proposal }
				maxLength={ 200 }
				value={ picture.alt }
				onChange={ ( alt ) => onEdit( { alt } ) }
				disabled={ picture.isRemoved }
				__next40pxDefaultSize
			/>
			{ picture.alt === '' && proposal !== '' && ! picture.isRemoved && (
				<Button
					variant="link"
					className="coleman-pictures__proposal"
					onClick={ () => onEdit( { alt: proposal } ) }
				>
					{
						/* translators: %s: proposed description of a picture */
						sprintf( __( 'Use “%s”', 'coleman' ), proposal )
					}
				</Button>
			) }
		</li>
	);
}

function Tools( { picture, place, mayEarlier, mayLater, onEdit, onMove }: Props ) {
	const [ isCutting, setIsCutting ] = useState( false );
	return (
		<div className="coleman-pictures__tools">
			<Button
				icon="arrow-left-alt2"
				className="is-earlier"
				/* translators: %d: number of a picture */
				label={ sprintf( __( 'Move picture %d earlier', 'coleman' ), place ) }
				disabled={ ! mayEarlier }
				accessibleWhenDisabled
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				icon="arrow-right-alt2"
				className="is-later"
				/* translators: %d: number of a picture */
				label={ sprintf( __( 'Move picture %d later', 'coleman' ), place ) }
				disabled={ ! mayLater }
				accessibleWhenDisabled
				onClick={ () => onMove( 1 ) }
			/>
			<Button
				icon="image-crop"
				/* translators: %d: number of a picture */
				label={ sprintf( __( 'Set the focus of picture %d', 'coleman' ), place ) }
				disabled={ picture.isRemoved }
				accessibleWhenDisabled
				onClick={ () => setIsCutting( true ) }
			/>
			{ picture.is_by_hand ? (
				<Button
					variant="tertiary"
					isDestructive={ ! picture.isRemoved }
					aria-label={
						picture.isRemoved
							? /* translators: %d: number of a picture */
								sprintf( __( 'Undo removing picture %d', 'coleman' ), place )
							: /* translators: %d: number of a picture */
								sprintf( __( 'Remove picture %d', 'coleman' ), place )
					}
					onClick={ () => onEdit( { isRemoved: ! picture.isRemoved } ) }
				>
					{ picture.isRemoved ? __( 'Undo', 'coleman' ) : __( 'Remove', 'coleman' ) }
				</Button>
			) : (
				<Button
					variant="tertiary"
					aria-label={
						picture.is_hidden
							? /* translators: %d: number of a picture */
								sprintf( __( 'Show picture %d', 'coleman' ), place )
							: /* translators: %d: number of a picture */
								sprintf( __( 'Hide picture %d', 'coleman' ), place )
					}
					onClick={ () => onEdit( { is_hidden: ! picture.is_hidden } ) }
				>
					{ picture.is_hidden ? __( 'Show', 'coleman' ) : __( 'Hide', 'coleman' ) }
				</Button>
			) }
			{ isCutting && (
				<FocusModal
					picture={ picture }
					onChoose={ ( focus ) => {
						onEdit( focus );
						setIsCutting( false );
					} }
					onClose={ () => setIsCutting( false ) }
				/>
			) }
		</div>
	);
}
