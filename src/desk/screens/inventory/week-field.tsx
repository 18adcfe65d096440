import { CheckboxControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { daysOf, type Stretch, weekOf } from './draft';
import type { FieldProps } from './fields';

type Props = FieldProps< Stretch[] >;

/** Where no day before has any. */
const USUAL = { opens: '08:00', closes: '17:00' };

const names = () => [
	__( 'Monday', 'coleman' ),
	__( 'Tuesday', 'coleman' ),
	__( 'Wednesday', 'coleman' ),
	__( 'Thursday', 'coleman' ),
	__( 'Friday', 'coleman' ),
	__( 'Saturday', 'coleman' ),
	__( 'Sunday', 'coleman' ),
];

/** When a branch is open, a day at a time. */
export function WeekField( { label, value: week, onChange, fault }: Props ) {
	const days = daysOf( week );
	// Most days have the hours of the one before.
	const usual = ( index: number ) => days.slice( 0, index ).findLast( ( { opens } ) => opens !== '' ) ?? USUAL;
	const put = ( index: number, change: Partial< ( typeof days )[ number ] > ) =>
		onChange( weekOf( days.map( ( day, at ) => ( at === index ? { ...day, ...change } : day ) ) ) );
	return (
		<fieldset className="coleman-inventory__set">
			<legend>{ label }</legend>
			{ fault && <p className="coleman-inventory__fault">{ fault }</p> }
			<ul className="coleman-inventory__week">
				{ names().map( ( name, index ) => {
					const { opens, closes } = days[ index ] ?? { opens: '', closes: '' };
					const isOpen = opens !== '' || closes !== '';
					return (
						<li key={ name }>
							<CheckboxControl
								label={ name }
								checked={ isOpen }
								onChange={ ( checked ) =>
									put( index, checked ? usual( index ) : { opens: '', closes: '' } )
								}
							/>
							{ isOpen ? (
								<>
									<TextControl
										type="time"
										/* translators: %s: a day of the week */
										label={ sprintf( __( '%s opens', 'coleman' ), name ) }
										hideLabelFromVision
										value={ opens }
										onChange={ ( time ) => put( index, { opens: time } ) }
										__next40pxDefaultSize
									/>
									<span>{ __( 'to', 'coleman' ) }</span>
									<TextControl
										type="time"
										/* translators: %s: a day of the week */
										label={ sprintf( __( '%s closes', 'coleman' ), name ) }
										hideLabelFromVision
										value={ closes }
										onChange={ ( time ) => put( index, { closes: time } ) }
										__next40pxDefaultSize
									/>
								</>
							) : (
								<span className="coleman-desk__help">{ __( 'Closed', 'coleman' ) }</span>
							) }
						</li>
					);
				} ) }
			</ul>
		</fieldset>
	);
}
