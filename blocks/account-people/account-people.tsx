import { __, sprintf } from '@wordpress/i18n';
import { Field } from '@/forms/field/field';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { arrayOf, boolean, integer, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';
import { Plate } from '@/ui/plate/plate';
import '@/ui/account-rows/style.css';
import './style.css';

const roleShape = oneOf( 'owner', 'buyer', 'viewer' );

const personShape = shape( { id: integer, name: string, email: string, role: roleShape, roleLabel: string } );

const invitationShape = shape( {
	id: integer,
	email: string,
	roleLabel: string,
	/** The last day on which it can be accepted, in words. */
	until: string,
} );

export const accountPeopleProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	/** Of who looks. Who shares no account is the owner of their own. */
	role: roleShape,
	roleLabel: string,
	/** What the role allows; empty for the owner. */
	sentence: string,
	/** Whose account it is. */
	owner: string,
	ownerEmail: string,
	/** Whether they may invite: their own email address is confirmed. */
	isConfirmed: boolean,
	/** For the owner; empty while nobody has joined. */
	people: arrayOf( personShape ),
	invitations: arrayOf( invitationShape ),
	/** The roles that an invitation can give. */
	roles: arrayOf( shape( { value: string, label: string } ) ),
	/** What was typed to invite somebody. */
	typed: shape( { email: string, role: string } ),
	errors: shape( { email: string, role: string, form: string } ),
} );

export type AccountPeopleProps = TypeOf< typeof accountPeopleProps >;

type Person = TypeOf< typeof personShape >;
type Roles = AccountPeopleProps[ 'roles' ];

type ActProps = { action: string; id: number; label: string };

/** One press about one person or invitation. */
function Act( { action, id, label }: ActProps ) {
	return (
		<form method="post">
			<input type="hidden" name="coleman_action" value={ action } />
			<input type="hidden" name="id" value={ id } />
			<Button type="submit" variant="quiet" label={ label } />
		</form>
	);
}

function PersonRow( { person, roles }: { person: Person; roles: Roles } ) {
	return (
		<li className="coleman-account-rows__row coleman-account-people__row">
			<div className="coleman-account-people__who">
				<strong>{ person.name }</strong>
				<span>{ person.email }</span>
			</div>
			<span className="coleman-account-people__role">{ person.roleLabel }</span>
			{ person.role !== 'owner' && (
				<details className="coleman-account-people__change">
					<summary className="coleman-account-people__open">
						{ /* translators: %s: name of a person */ sprintf( __( 'Change %s', 'coleman' ), person.name ) }
					</summary>
					<div className="coleman-account-people__acts">
						<form className="coleman-account-rows__form" method="post">
							<input type="hidden" name="coleman_action" value="people_role" />
							<input type="hidden" name="id" value={ person.id } />
							<Field
								id={ `people-role-${ person.id }` }
								name="role"
								label={ __( 'Role', 'coleman' ) }
								type="select"
								value={ person.role }
								options={ roles }
							/>
							<Button type="submit" variant="quiet" label={ __( 'Save the role', 'coleman' ) } />
						</form>
						<p className="coleman-form-layout__text">
							{ __(
								'Removing ends the access at once. What was ordered on the account stays in its history.',
								'coleman'
							) }
						</p>
						<Act
							action="people_remove"
							id={ person.id }
							label={ __( 'Yes, remove this person', 'coleman' ) }
						/>
						<p className="coleman-form-layout__text">
							{ __(
								'A new owner decides who belongs to the account and gets its terms and addresses. You stay as a buyer.',
								'coleman'
							) }
						</p>
						<Act
							action="people_owner"
							id={ person.id }
							label={ __( 'Yes, make this person the owner', 'coleman' ) }
						/>
					</div>
				</details>
			) }
		</li>
	);
}

type InviteProps = Pick< AccountPeopleProps, 'isConfirmed' | 'roles' | 'typed' | 'errors' > & { level: number };

function Invite( { isConfirmed, roles, typed, errors, level }: InviteProps ) {
	return (
		<Plate level={ level } title={ __( 'Invite a person', 'coleman' ) }>
			{ isConfirmed ? (
				<form className="coleman-account-rows__form" method="post">
					<input type="hidden" name="coleman_action" value="people_invite" />
					<Field
						id="people-email"
						name="email"
						label={ __( 'Email Address', 'coleman' ) }
						hint={ __( 'We send a link there. It works for seven days, and once.', 'coleman' ) }
						type="email"
						value={ typed.email }
						error={ errors.email }
						autocomplete="off"
						maxLength={ 190 }
					/>
					<Field
						id="people-role"
						name="role"
						label={ __( 'Role', 'coleman' ) }
						hint={ __(
							'Buyers order on the account and see all of its orders. Viewers only see them.',
							'coleman'
						) }
						type="select"
						value={ typed.role }
						error={ errors.role }
						options={ roles }
					/>
					<Button type="submit" variant="primary" label={ __( 'Send invitation', 'coleman' ) } />
				</form>
			) : (
				<p className="coleman-form-layout__text">
					{ __( 'Please confirm your email address before you invite people.', 'coleman' ) }
				</p>
			) }
		</Plate>
	);
}

type SharedProps = Pick< AccountPeopleProps, 'owner' | 'ownerEmail' | 'roleLabel' | 'sentence' > & { level: number };

/** What a buyer and a viewer see of it. */
function Shared( { owner, ownerEmail, roleLabel, sentence, level }: SharedProps ) {
	return (
		<Plate level={ level } title={ __( 'The account you share', 'coleman' ) }>
			<dl className="coleman-account-people__facts">
				<dt>{ __( 'Owner', 'coleman' ) }</dt>
				<dd>
					{ owner }
					<span>{ ownerEmail }</span>
				</dd>
				<dt>{ __( 'Your role', 'coleman' ) }</dt>
				<dd>
					{ roleLabel }
					<span>{ sentence }</span>
				</dd>
			</dl>
			<p className="coleman-form-layout__text">
				{ __( 'Your own orders, lists and addresses from before stay yours alone.', 'coleman' ) }
			</p>
			<details className="coleman-account-people__change">
				<summary className="coleman-account-people__open">{ __( 'Leave the account', 'coleman' ) }</summary>
				<div className="coleman-account-people__acts">
					<p className="coleman-form-layout__text">
						{ __(
							'You will no longer see its orders, also those you placed on it. Only its owner can invite you again.',
							'coleman'
						) }
					</p>
					<form method="post">
						<input type="hidden" name="coleman_action" value="people_leave" />
						<Button type="submit" variant="quiet" label={ __( 'Yes, leave the account', 'coleman' ) } />
					</form>
				</div>
			</details>
		</Plate>
	);
}

/** Who shares the account. No island: everything in it is a form. */
export function AccountPeople( {
	level,
	role,
	roleLabel,
	sentence,
	owner,
	ownerEmail,
	isConfirmed,
	people,
	invitations,
	roles,
	typed,
	errors,
}: AccountPeopleProps ) {
	const below = level === 'h1' ? 2 : 3;
	return (
		<FormLayout level={ level } title={ __( 'People in your account', 'coleman' ) } width="full">
			{ errors.form !== '' && (
				<p className="coleman-account-rows__fault" role="alert">
					{ errors.form }
				</p>
			) }
			{ role !== 'owner' && (
				<Shared
					owner={ owner }
					ownerEmail={ ownerEmail }
					roleLabel={ roleLabel }
					sentence={ sentence }
					level={ below }
				/>
			) }
			{ role === 'owner' && (
				<Plate level={ below } title={ __( 'People', 'coleman' ) }>
					{ people.length > 0 ? (
						<ul className="coleman-account-rows__list">
							{ people.map( ( person ) => (
								<PersonRow key={ person.id } person={ person } roles={ roles } />
							) ) }
						</ul>
					) : (
						<p className="coleman-form-layout__text">
							{ __(
								'Only you so far. People you invite sign in with their own email address and password, and share your account’s orders, addresses and terms.',
								'coleman'
							) }
						</p>
					) }
				</Plate>
			) }
			{ invitations.length > 0 && (
				<Plate level={ below } title={ __( 'Open invitations', 'coleman' ) }>
					<ul className="coleman-account-rows__list">
						{ invitations.map( ( invitation ) => (
							<li key={ invitation.id } className="coleman-account-rows__row coleman-account-people__row">
								<div className="coleman-account-people__who">
									<strong>{ invitation.email }</strong>
									<span>
										{
											/* translators: %s: a date */ sprintf(
												__( 'Works until %s', 'coleman' ),
												invitation.until
											)
										}
									</span>
								</div>
								<span className="coleman-account-people__role">{ invitation.roleLabel }</span>
								<Act
									action="people_revoke"
									id={ invitation.id }
									label={
										/* translators: %s: email address */ sprintf(
											__( 'Revoke the invitation to %s', 'coleman' ),
											invitation.email
										)
									}
								/>
							</li>
						) ) }
					</ul>
				</Plate>
			) }
			{ role === 'owner' && (
				<Invite isConfirmed={ isConfirmed } roles={ roles } typed={ typed } errors={ errors } level={ below } />
			) }
		</FormLayout>
	);
}
