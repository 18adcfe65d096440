import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Announcements } from '@/api/generated/schemas';
import { Help, LinesField, SelectField, TextField } from '@/desk/fields';
import { RemoveRow } from '@/desk/rows';
import type { Branch } from './website-screen';

type Item = Announcements[ 'items' ][ number ];

type Props = {
	/** From 1. */
	number: number;
	item: Item;
	branches: Branch[];
	faultOf: ( name: keyof Item ) => string | undefined;
	onChange: ( part: Partial< Item > ) => void;
	onRemove: () => void;
	/** Not for the first. */
	onUp: ( () => void ) | undefined;
};

const TONES = () => [
	{ value: 'plain', label: __( 'Plain', 'coleman' ) },
	{ value: 'notice', label: __( 'News', 'coleman' ) },
	{ value: 'alert', label: __( 'Important', 'coleman' ) },
];

/** One announcement: what it says, from when to when, and for whom. */
export function AnnouncementFields( { number, item, branches, faultOf, onChange, onRemove, onUp }: Props ) {
	return (
		<li className="coleman-website__announcement">
			<fieldset>
				<legend>
					{
						/* translators: %d: number of an announcement */ sprintf(
							__( 'Announcement %d', 'coleman' ),
							number
						)
					}
				</legend>
				<LinesField
					label={ __( 'Text', 'coleman' ) }
					fault={ faultOf( 'text' ) }
					rows={ 2 }
					value={ item.text }
					onChange={ ( text ) => onChange( { text: text.replaceAll( '\n', ' ' ) } ) }
				/>
				<div className="coleman-website__pair">
					<TextField
						label={ __( 'Link', 'coleman' ) }
						help={ __( 'A path such as /rental, or an address. Leave it empty for no link.', 'coleman' ) }
						fault={ faultOf( 'link_url' ) }
						value={ item.link_url }
						onChange={ ( url ) => onChange( { link_url: url } ) }
					/>
					<TextField
						label={ __( 'Text of the link', 'coleman' ) }
						help={ __( 'If empty: “Read more”.', 'coleman' ) }
						fault={ faultOf( 'link_text' ) }
						value={ item.link_text }
						onChange={ ( text ) => onChange( { link_text: text } ) }
					/>
				</div>
				<div className="coleman-website__pair">
					<TextField
						type="datetime-local"
						label={ __( 'From', 'coleman' ) }
						help={ __( 'If empty: at once. Central Time.', 'coleman' ) }
						fault={ faultOf( 'from' ) }
						value={ item.from }
						onChange={ ( from ) => onChange( { from } ) }
					/>
					<TextField
						type="datetime-local"
						label={ __( 'To', 'coleman' ) }
						help={ __( 'If empty: until you remove it.', 'coleman' ) }
						fault={ faultOf( 'to' ) }
						value={ item.to }
						onChange={ ( to ) => onChange( { to } ) }
					/>
				</div>
				<div className="coleman-website__pair">
					<SelectField
						label={ __( 'Look', 'coleman' ) }
						fault={ faultOf( 'tone' ) }
						value={ item.tone }
						options={ TONES() }
						onChange={ ( tone ) =>
							onChange( {
								tone:
									( [ 'plain', 'notice', 'alert' ] as const ).find( ( one ) => one === tone ) ??
									'plain',
							} )
						}
					/>
					<fieldset className="coleman-website__branches">
						<legend>{ __( 'Branches', 'coleman' ) }</legend>
						<p className="coleman-desk__help">
							<Help
								fault={ faultOf( 'branches' ) }
								help={ __( 'None for all. Otherwise the branches are named.', 'coleman' ) }
							/>
						</p>
						{ branches.map( ( { id, city } ) => (
							<CheckboxControl
								key={ id }
								label={ city }
								checked={ item.branches.includes( id ) }
								onChange={ ( isChosen ) =>
									onChange( {
										branches: isChosen
											? [ ...item.branches, id ]
											: item.branches.filter( ( one ) => one !== id ),
									} )
								}
							/>
						) ) }
					</fieldset>
				</div>
				<div className="coleman-website__buttons">
					{ onUp && (
						<Button
							variant="tertiary"
							onClick={ onUp }
							/* translators: %d: number of an announcement */
							aria-label={ sprintf( __( 'Move announcement %d up', 'coleman' ), number ) }
							__next40pxDefaultSize
						>
							{ __( 'Move up', 'coleman' ) }
						</Button>
					) }
					<RemoveRow
						/* translators: %d: number of an announcement */
						label={ sprintf( __( 'Remove announcement %d', 'coleman' ), number ) }
						onClick={ onRemove }
					/>
				</div>
			</fieldset>
		</li>
	);
}
