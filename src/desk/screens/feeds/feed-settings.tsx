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
				title={ __( 'Settings of the feed', 'coleman' ) }
				back={ { label: name, onClick: () => go( { settings: '' } ) } }
			/>
			<Loaded
				query={ feeds }
				isEmpty={ ( all ) => ! all.some( ( one ) => one.name === name ) }
				empty={ __( 'There is no such feed.', 'coleman' ) }
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
			announce( __( 'The settings of the feed are saved.', 'coleman' ) );
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
			<h3>{ __( 'How its files are read', 'coleman' ) }</h3>
			<ToggleControl
				label={ __( 'An empty cell clears', 'coleman' ) }
				help={ __(
					'What stands on the site is taken away where the file has an empty cell; otherwise it stays.',
					'coleman'
				) }
				checked={ draft.empty_clears }
				onChange={ ( value ) => put( { empty_clears: value } ) }
			/>
			<ToggleControl
				label={ __( '0 is a price', 'coleman' ) }
				help={ __( 'Something that costs 0 costs nothing; otherwise 0 means price on request.', 'coleman' ) }
				checked={ draft.zero_is_price }
				onChange={ ( value ) => put( { zero_is_price: value } ) }
			/>
			<TextField
				label={ __( 'Rows to skip', 'coleman' ) }
				fault={ fault( 'options.skip' ) }
				help={ __(
					'What rows look like that are about no thing: Total*, or with a bar between several Total*|Page # of #, where * is any text and # a number.',
					'coleman'
				) }
				value={ draft.skip }
				autoComplete="off"
				onChange={ ( value ) => put( { skip: value } ) }
			/>
			<TextField
				label={ __( 'Last row with the number of rows', 'coleman' ) }
				fault={ fault( 'options.trailer' ) }
				help={ __(
					'What the row looks like that ends each file, with # for the number: TRAILER,#. A full file without it waits for an approval.',
					'coleman'
				) }
				value={ draft.trailer }
				autoComplete="off"
				onChange={ ( value ) => put( { trailer: value } ) }
			/>
			<RadioControl
				label={ __( 'What a full file does not list any more', 'coleman' ) }
				selected={ draft.removal }
				options={ [
					{
						value: 'second_time',
						label: __( 'Remove it the second time', 'coleman' ),
						description: __(
							'It goes when a later file lacks it too, or when somebody approves it.',
							'coleman'
						),
					},
					{
						value: 'at_once',
						label: __( 'Remove it at once', 'coleman' ),
						description: __( 'It goes with the first file that lacks it.', 'coleman' ),
					},
				] }
				onChange={ ( value ) => put( { removal: value === 'at_once' ? 'at_once' : 'second_time' } ) }
			/>
			<h3>{ __( 'When its files come', 'coleman' ) }</h3>
			<TextField
				type="number"
				min={ 0 }
				max={ 8760 }
				label={ __( 'A file comes at least every … hours', 'coleman' ) }
				fault={ fault( 'expected_hours' ) }
				help={ __(
					'Somebody is told by mail when none has come for longer. Empty: nobody waits for one.',
					'coleman'
				) }
				value={ draft.hours }
				onChange={ ( value ) => put( { hours: value } ) }
			/>
			<ToggleControl
				label={ __( 'Frozen', 'coleman' ) }
				help={ __( 'Its files are kept and compared, and wait until this is taken off.', 'coleman' ) }
				checked={ draft.is_frozen }
				onChange={ ( value ) => put( { is_frozen: value } ) }
			/>
			<FormButtons submit={ __( 'Save the settings', 'coleman' ) } isBusy={ saving.isBusy }>
				<Button
					variant="tertiary"
					isDestructive
					disabled={ ! isBegun || saving.isBusy }
					accessibleWhenDisabled
					onClick={ discard }
					__next40pxDefaultSize
				>
					{ __( 'Discard the changes', 'coleman' ) }
				</Button>
			</FormButtons>
		</form>
	);
}
