import { paintMyBranch } from '@/behaviours/my-branch';

/** The forms that choose a branch name it by a button (`Customers\BranchForms` answers them). */
const buttonOf = ( { submitter }: SubmitEvent ): HTMLButtonElement | null =>
	submitter instanceof HTMLButtonElement &&
	submitter.name === 'branch' &&
	submitter.form?.querySelector( '[name=coleman_action][value=branch_choose]' )
		? submitter
		: null;

/** What was painted for the branch before. */
function unpaint(): void {
	document.querySelectorAll( '.is-mine' ).forEach( ( row ) => {
		row.classList.remove( 'is-mine' );
		row.querySelectorAll< HTMLElement >( '[data-mine]' ).forEach( ( part ) => ( part.hidden = true ) );
		row.querySelector( 'button[name=branch]' )?.removeAttribute( 'aria-current' );
	} );
}

/**
 * Another branch is chosen where the visitor stands: the page shows it, and when the part is ready there, without being
 * loaded again. If the server has not kept it, the form is sent as without this.
 *
 * @param tell Says the promises anew.
 */
export function startChangingBranch( tell: () => void ): void {
	document.addEventListener( 'submit', async ( event ) => {
		const button = buttonOf( event );
		if ( ! button || event.defaultPrevented ) {
			return;
		}
		event.preventDefault();
		const { form } = button;
		const body = new FormData( form ?? undefined );
		body.set( 'branch', button.value );
		// Where it leads is this page; only the cookie is wanted.
		await fetch( form?.action || location.href, { method: 'POST', body, redirect: 'manual' } ).catch( () => {} );
		if ( ! new RegExp( `(?:^|; )coleman_branch=${ button.value }(?:;|$)` ).test( document.cookie ) ) {
			const value = document.createElement( 'input' );
			Object.assign( value, { type: 'hidden', name: 'branch', value: button.value } );
			form?.append( value );
			form?.submit();
			return;
		}
		unpaint();
		paintMyBranch( document.cookie );
		tell();
		const box = button.closest( 'details' );
		if ( box ) {
			box.open = false;
			box.querySelector( 'summary' )?.focus();
		}
	} );
}
