import { __, sprintf } from '@wordpress/i18n';
import { Field } from '@/forms/field/field';
import { FormLayout } from '@/forms/form-layout/form-layout';
import { arrayOf, boolean, integer, nullable, oneOf, shape, string } from '@/islands';
import type { TypeOf } from '@/islands';
import { Button } from '@/ui/button/button';
import { Plate } from '@/ui/plate/plate';
import '@/ui/account-rows/style.css';
import './style.css';

export const myListsProps = shape( {
	/** That of its title: `h1` on its own page. */
	level: oneOf( 'h1', 'h2' ),
	lists: arrayOf( shape( { id: integer, name: string, about: string, isShared: boolean, url: string } ) ),
	/** Whether there is room for one more. */
	hasRoom: boolean,
	/** What the page’s address asks to put on a list. */
	adding: nullable(
		shape( {
			title: string,
			fields: arrayOf( shape( { name: string, value: string } ) ),
			/** '' where it is no single part. */
			quantity: string,
			/** Of a new list. */
			name: string,
			/** Chosen in the form; '0' for a new one. */
			list: string,
		} )
	),
	/** Deleted just now; it can be had back. */
	deleted: nullable( shape( { id: integer, name: string } ) ),
	/** What was typed as the name of a new list. */
	name: string,
	errors: shape( { name: string, quantity: string, form: string } ),
} );

export type MyListsProps = TypeOf< typeof myListsProps >;

type Of< Name extends keyof MyListsProps > = Pick< MyListsProps, Name >;

function Adding( {
	adding,
	lists,
	hasRoom,
	errors,
	level,
}: Of< 'lists' | 'hasRoom' | 'errors' > & { adding: NonNullable< MyListsProps[ 'adding' ] >; level: number } ) {
	return (
		<Plate level={ level } title={ adding.title }>
			<form className="coleman-account-rows__form" method="post">
				<input type="hidden" name="coleman_action" value="list_add" />
				{ adding.fields.map( ( { name, value } ) => (
					<input key={ name } type="hidden" name={ name } value={ value } />
				) ) }
				{ adding.quantity !== '' && (
					<Field
						id="list-quantity"
						name="quantity"
						label={ __( 'Quantity', 'coleman' ) }
						type="text"
						value={ adding.quantity }
						error={ errors.quantity }
						width="short"
						autocomplete="off"
						inputMode="numeric"
						maxLength={ 4 }
					/>
				) }
				{ lists.length > 0 && (
					<Field
						id="list-list"
						name="list"
						label={ __( 'List', 'coleman' ) }
						type="select"
						value={ adding.list }
						options={ [
							...lists.map( ( { id, name } ) => ( { value: `${ id }`, label: name } ) ),
							...( hasRoom ? [ { value: '0', label: __( 'A new list', 'coleman' ) } ] : [] ),
						] }
						requirement="depends"
					/>
				) }
				{ hasRoom && (
					<Field
						id="list-name"
						name="name"
						label={ __( 'Name of the new list', 'coleman' ) }
						hint={ lists.length > 0 ? __( 'Used if you chose “A new list”.', 'coleman' ) : '' }
						type="text"
						value={ adding.name }
						error={ errors.name }
						requirement="depends"
						autocomplete="off"
						maxLength={ 80 }
					/>
				) }
				<Button type="submit" variant="primary" label={ __( 'Save to the list', 'coleman' ) } />
			</form>
		</Plate>
	);
}

function Rows( { lists }: Of< 'lists' > ) {
	return (
		<ul className="coleman-account-rows__list">
			{ lists.map( ( { id, name, about, isShared, url } ) => (
				<li key={ id } className="coleman-account-rows__row">
					<a className="coleman-my-lists__name" href={ url }>
						{ name }
					</a>
					<span className="coleman-my-lists__about">{ about }</span>
					{ isShared && (
						<span className="coleman-my-lists__shared">{ __( 'Shared by a link', 'coleman' ) }</span>
					) }
				</li>
			) ) }
		</ul>
	);
}

/** The customer’s lists of parts. No island: everything in it is a form or a link. */
export function MyLists( { level, lists, hasRoom, adding, deleted, name, errors }: MyListsProps ) {
	const below = level === 'h1' ? 2 : 3;
	return (
		<FormLayout level={ level } title={ __( 'Your lists', 'coleman' ) } width="full">
			{ deleted && (
				<form className="coleman-my-lists__deleted" method="post" role="status">
					<span>
						{
							/* translators: %s: name of a list of parts */
							sprintf( __( 'Deleted: %s', 'coleman' ), deleted.name )
						}
					</span>
					<input type="hidden" name="coleman_action" value="list_restore" />
					<input type="hidden" name="id" value={ deleted.id } />
					<Button type="submit" variant="quiet" label={ __( 'Undo', 'coleman' ) } />
				</form>
			) }
			{ errors.form !== '' && (
				<p className="coleman-account-rows__fault" role="alert">
					{ errors.form }
				</p>
			) }
			{ adding && (
				<Adding adding={ adding } lists={ lists } hasRoom={ hasRoom } errors={ errors } level={ below } />
			) }
			<Plate level={ below } title={ __( 'Lists of parts', 'coleman' ) }>
				{ lists.length > 0 ? (
					<Rows lists={ lists } />
				) : (
					<p className="coleman-form-layout__text">
						{ __(
							'No lists yet. A list keeps the parts you order again and again, such as those for a service.',
							'coleman'
						) }
					</p>
				) }
			</Plate>
			{ ! adding && hasRoom && (
				<Plate level={ below } title={ __( 'Make a list', 'coleman' ) }>
					<form className="coleman-account-rows__form" method="post">
						<input type="hidden" name="coleman_action" value="list_create" />
						<Field
							id="list-name"
							name="name"
							label={ __( 'Name of the new list', 'coleman' ) }
							type="text"
							value={ name }
							error={ errors.name }
							autocomplete="off"
							maxLength={ 80 }
						/>
						<Button type="submit" variant="quiet" label={ __( 'Make a list', 'coleman' ) } />
					</form>
				</Plate>
			) }
			{ ! hasRoom && (
				<p className="coleman-form-layout__text">
					{ __( 'You can have up to 20 lists. Delete one to make room.', 'coleman' ) }
				</p>
			) }
		</FormLayout>
	);
}
