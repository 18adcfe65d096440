import { Button } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Announcements } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { Header } from '@/desk/header';
import { Fault, useAnnounce } from '@/desk/notices';
import { useRows } from '@/desk/rows';
import { SaveBar } from '@/desk/save-bar';
import { Loaded } from '@/desk/states';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { AnnouncementFields } from './announcement-fields';
import type { Branch } from './website-screen';

type Item = Announcements[ 'items' ][ number ];

const BLANK: Item = {
	id: '',
	text: '',
	link_url: '',
	link_text: '',
	from: '',
	to: '',
	branches: [],
	tone: 'notice',
};

/** The list with one before the one above it. */
const moved = ( items: Item[], index: number ) => [
	...items.slice( 0, index - 1 ),
	...items.slice( index, index + 1 ),
	...items.slice( index - 1, index ),
	...items.slice( index + 1 ),
];

type Props = { branches: Branch[]; tabs: ReactNode };

/** What stands at the top of every page, in its order. */
export function AnnouncementsTab( { branches, tabs }: Props ) {
	const query = useQuery< Announcements >( '/announcements' );
	return (
		<>
			<Header title={ __( 'Website', 'coleman' ) } />
			<div className="coleman-desk__tools">{ tabs }</div>
			<Loaded query={ query }>
				{ ( found ) => <Form branches={ branches } found={ found } onSaved={ query.replace } /> }
			</Loaded>
		</>
	);
}

type FormProps = { branches: Branch[]; found: Announcements; onSaved: ( found: Announcements ) => void };

function Form( { branches, found, onSaved }: FormProps ) {
	const form = useRef< HTMLFormElement >( null );
	const announce = useAnnounce();
	// What was typed over which list: when somebody else has changed that, saving says so.
	const { draft, put: keep, clear } = useDraft< Announcements | null >( 'announcements', () => null );
	const [ isTouched, setIsTouched ] = useState( draft !== null );
	const items = draft?.items ?? found.items;
	const save = useMutation(
		useCallback( ( list: Announcements ) => post< Announcements >( '/announcements', list ), [] )
	);
	const faults = save.error?.params ?? {};

	const change = ( next: Item[] ) => {
		setIsTouched( true );
		keep( { version: draft?.version ?? found.version, items: next } );
	};
	const { list, put, remove, add } = useRows< Item, HTMLOListElement >( items, change, 'li:last-child textarea' );
	const forget = () => {
		keep( null );
		clear();
		save.clear();
		setIsTouched( false );
	};

	useEffect( () => {
		if ( save.error ) {
			form.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ save.error ] );

	const submit = async () => {
		const saved = await save.run( { version: draft?.version ?? found.version, items } );
		if ( saved ) {
			forget();
			onSaved( saved.results );
			announce( __( 'Announcements saved.', 'coleman' ) );
		}
	};
	return (
		<form
			ref={ form }
			className="coleman-website__form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<p className="coleman-desk__help">
				{ __(
					'Announcements stand at the top of every page, in this order. Visitors can dismiss them. Pages show a change within a minute.',
					'coleman'
				) }
			</p>
			<Fault error={ save.error } />
			{ items.length === 0 && <p>{ __( 'Nothing is announced.', 'coleman' ) }</p> }
			<ol className="coleman-website__announcements" ref={ list }>
				{ items.map( ( item, index ) => (
					<AnnouncementFields
						key={ item.id || index }
						number={ index + 1 }
						item={ item }
						branches={ branches }
						faultOf={ ( name ) => faults[ `${ index }.${ name }` ] }
						onChange={ ( part ) => put( index, part ) }
						onRemove={ () => remove( index ) }
						onUp={ index === 0 ? undefined : () => change( moved( items, index ) ) }
					/>
				) ) }
			</ol>
			<div>
				<Button variant="secondary" onClick={ () => add( BLANK ) } __next40pxDefaultSize>
					{ __( 'Add an announcement', 'coleman' ) }
				</Button>
			</div>
			<SaveBar isBusy={ save.isBusy } isTouched={ isTouched } onDiscard={ forget } />
		</form>
	);
}
