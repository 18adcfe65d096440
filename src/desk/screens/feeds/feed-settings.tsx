import { Button, RadioControl, ToggleControl } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Feed, FeedPutRequest } from '@/api/generated/schemas';
import { post } from '@/desk/api';
import { TextField } from '@/desk/fields';
import { Header } from '@/desk/header';
import { Fault, useAnnounce } from '@/desk/notices';
import { Loaded } from '@/desk/states';
import { useDraft } from '@/desk/use-draft';
import { useMutation } from '@/desk/use-mutation';
import { useQuery } from '@/desk/use-query';
import { FormButtons } from './form-buttons';
import type { Go } from './types';

type Props = { name: string; go: Go };

/** How the files of a feed are read, what happens to what they lack, and whether one is waited for. */
export function FeedSettings( { name, go }: Props ) {
	const feeds = useQuery< Feed[] >( '../feeds' );
	return (
		<>
			<Header
				title={ __( 'Feed settings', 'coleman' ) }
				back={ { label: name, onClick: () => go( { settings: '' } ) } }
			/>
			<Loaded
				query={ feeds }
				isEmpty={ ( all ) => ! all.some( ( one ) => one.name === name ) }
				empty={ __( 'Feed not found.', 'coleman' ) }
			>
				{ ( all ) =>
					all
						.filter( ( one ) => one.name === name )
						.map( ( feed ) => <Form key={ feed.name } feed={ feed } go={ go } /> )
				}
			</Loaded>
		</>
	);
}

type Draft = Pick< Feed, 'removal' | 'is_frozen' > & Feed[ 'options' ] & { hours: string };

const UNCHANGED: Partial< Draft > = {};

function Form( { feed, go }: { feed: Feed; go: Go } ) {
	const announce = useAnnounce();
	// Changes alone are kept: what nobody touched is sent as it stands by now.
	const {
		draft: changed,
		put: keep,
		clear,
	} = useDraft< Partial< Draft > >( `feed-settings-${ feed.name }`, () => UNCHANGED );
	const draft: Draft = {
		...feed.options,
		removal: feed.removal,
		is_frozen: feed.is_frozen,
		hours: feed.expected_hours === null ? '' : String( feed.expected_hours ),
		...changed,
	};
	const isBegun = Object.keys( changed ).length > 0;
	const put = ( changes: Partial< Draft > ) => keep( ( before ) => ( { ...before, ...changes } ) );
	const saving = useMutation(
		useCallback( ( settings: FeedPutRequest ) => post< Feed >( '../feeds', settings ), [] )
	);
	const fault = ( field: string ) => saving.error?.params[ field ];
	const save = async () => {
		const { removal, is_frozen: isFrozen, hours, ...options } = draft;
		const answer = await saving.run( {
			name: feed.name,
			removal,
			is_frozen: isFrozen,
			expected_hours: hours.trim() === '' ? 0 : Number( hours ),
			options,
		} );
		if ( answer ) {
			clear();
			announce( __( 'Feed settings saved.', 'coleman' ) );
			go( { settings: '' } );
		}
	};
	const discard = () => {
		keep( UNCHANGED );
		clear();
		saving.clear();
	};
	return (
		<form
			className="coleman-feeds__form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			<Fault error={ saving.error } />
			<h3>{ __( 'Reading files', 'coleman' ) }</h3>
			<ToggleControl
				label={ __( 'Empty cells clear values', 'coleman' ) }
				help={ __(
					'If on, an empty cell in the file clears the value on the site. If off, the value stays.',
					'coleman'
				) }
				checked={ draft.empty_clears }
				onChange={ ( value ) => put( { empty_clears: value } ) }
			/>
			<ToggleControl
				label={ __( '0 is a price', 'coleman' ) }
				help={ __( 'If on, items with a price of 0 are free. If off, 0 means price on request.', 'coleman' ) }
				checked={ draft.zero_is_price }
				onChange={ ( value ) => put( { zero_is_price: value } ) }
			/>
			<TextField
				label={ __( 'Rows to skip', 'coleman' ) }
				fault={ fault( 'options.skip' ) }
				help={ __(
					'Patterns of rows that aren’t items, separated by bars, such as Total*|Page # of #. * is any text and # is a number.',
					'coleman'
				) }
				value={ draft.skip }
				autoComplete="off"
				onChange={ ( value ) => put( { skip: value } ) }
			/>
			<TextField
				label={ __( 'Last row with row count', 'coleman' ) }
				fault={ fault( 'options.trailer' ) }
				help={ __(
					'Pattern of each file’s last row, with # for the number of rows, such as TRAILER,#. A full file without it needs approval.',
					'coleman'
				) }
				value={ draft.trailer }
				autoComplete="off"
				onChange={ ( value ) => put( { trailer: value } ) }
			/>
			<RadioControl
				label={ __( 'Items missing from a full file', 'coleman' ) }
				selected={ draft.removal }
				options={ [
					{
						value: 'second_time',
						label: __( 'Remove after two files', 'coleman' ),
						description: __(
							'Removed when a second file is missing it, too, or when someone approves.',
							'coleman'
						),
					},
					{
						value: 'at_once',
						label: __( 'Remove immediately', 'coleman' ),
						description: __( 'Removed with the first file that is missing it.', 'coleman' ),
					},
				] }
				onChange={ ( value ) => put( { removal: value === 'at_once' ? 'at_once' : 'second_time' } ) }
			/>
			<h3>{ __( 'File schedule', 'coleman' ) }</h3>
			<TextField
				type="number"
				min={ 0 }
				max={ 8760 }
				label={ __( 'Hours between files, at most', 'coleman' ) }
				fault={ fault( 'expected_hours' ) }
				help={ __( 'We send an email if no file arrives in this time. Leave empty for no alert.', 'coleman' ) }
				value={ draft.hours }
				onChange={ ( value ) => put( { hours: value } ) }
			/>
			<ToggleControl
				label={ __( 'Frozen', 'coleman' ) }
				help={ __( 'Files are saved and compared but not imported until you unfreeze the feed.', 'coleman' ) }
				checked={ draft.is_frozen }
				onChange={ ( value ) => put( { is_frozen: value } ) }
			/>
			<FormButtons submit={ __( 'Save settings', 'coleman' ) } isBusy={ saving.isBusy }>
				<Button
					variant="tertiary"
					isDestructive
					disabled={ ! isBegun || saving.isBusy }
					accessibleWhenDisabled
					onClick={ discard }
					__next40pxDefaultSize
				>
					{ __( 'Discard changes', 'coleman' ) }
				</Button>
			</FormButtons>
		</form>
	);
}
