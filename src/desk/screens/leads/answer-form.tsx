import { Button, TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useDraft } from '@/desk/use-draft';
import type { Lead } from './types';
import type { Changing } from './use-lead';

/** Answers the customer by mail. */
export function AnswerForm( { lead, changing }: { lead: Lead; changing: Changing } ) {
	const { draft: text, put, clear } = useDraft( `answer-leads-${ lead.id }`, () => '' );
	const isAgain = lead.is_answered;
	return (
		<section className="coleman-desk__section">
			<h3>{ isAgain ? __( 'Write again', 'coleman' ) : __( 'Answer by email', 'coleman' ) }</h3>
			<form
				className="coleman-desk__form"
				onSubmit={ async ( event ) => {
					event.preventDefault();
					const said = __( 'Answer sent.', 'coleman' );
					if ( await changing.run( { path: '/answer', data: { text }, said } ) ) {
						let isSent = true;
						put( ( now ) => {
							// What was typed meanwhile is another answer.
							isSent = now === text;
							return isSent ? '' : now;
						} );
						if ( isSent ) {
							clear();
						}
					}
				} }
			>
				<TextareaControl
					label={ __( 'Your answer', 'coleman' ) }
					hideLabelFromVision
					help={ sprintf(
						/* translators: 1: email address of the customer, 2: email address of the salesman or a desk */
						__( 'To %1$s, signed with your name. Replies go to %2$s.', 'coleman' ),
						lead.email,
						lead.reply_to
					) }
					value={ text }
					rows={ 6 }
					onChange={ put }
				/>
				<div>
					<Button
						type="submit"
						variant="primary"
						disabled={ text.trim() === '' }
						accessibleWhenDisabled
						isBusy={ changing.isBusy }
						__next40pxDefaultSize
					>
						{ __( 'Send answer', 'coleman' ) }
					</Button>
				</div>
			</form>
		</section>
	);
}
