import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { RemoveRow, useRows } from '@/desk/rows';
import type { FieldProps } from './fields';

type Day = { date: string; opens?: string; closes?: string; note?: string };
type Props = FieldProps< Day[] >;

/** Holidays, and days with other hours; a day without times is closed. */
export function SpecialDaysField( { label, value: days, onChange, fault }: Props ) {
	const { list, put, remove, add } = useRows< Day, HTMLOListElement >( days, onChange );
	return (
		<fieldset className="coleman-inventory__set">
			<legend>{ label }</legend>
			<p className="coleman-desk__help">
				{ __( 'Holidays and days with different hours. Without times, the branch is closed.', 'coleman' ) }
			</p>
			{ fault && <p className="coleman-inventory__fault">{ fault }</p> }
			{ days.length > 0 && (
				<ol className="coleman-inventory__days" ref={ list }>
					{ days.map( ( day, index ) => {
						const row = index + 1;
						return (
							<li key={ index }>
								<TextControl
									type="date"
									/* translators: %d: number of a row */
									label={ sprintf( __( 'Date of special day %d', 'coleman' ), row ) }
									hideLabelFromVision
									value={ day.date }
									onChange={ ( date ) => put( index, { date } ) }
									__next40pxDefaultSize
								/>
								<TextControl
									/* translators: %d: number of a row */
									label={ sprintf( __( 'Name of special day %d', 'coleman' ), row ) }
									hideLabelFromVision
									placeholder={ __( 'Thanksgiving', 'coleman' ) }
									value={ day.note ?? '' }
									onChange={ ( note ) => put( index, { note } ) }
									__next40pxDefaultSize
								/>
								<TextControl
									type="time"
									/* translators: %d: number of a row */
									label={ sprintf( __( 'Special day %d opens', 'coleman' ), row ) }
									hideLabelFromVision
									value={ day.opens ?? '' }
									onChange={ ( opens ) => put( index, { opens } ) }
									__next40pxDefaultSize
								/>
								<TextControl
									type="time"
									/* translators: %d: number of a row */
									label={ sprintf( __( 'Special day %d closes', 'coleman' ), row ) }
									hideLabelFromVision
									value={ day.closes ?? '' }
									onChange={ ( closes ) => put( index, { closes } ) }
									__next40pxDefaultSize
								/>
								<RemoveRow
									/* translators: %d: number of a row */
									label={ sprintf( __( 'Remove special day %d', 'coleman' ), row ) }
									onClick={ () => remove( index ) }
								/>
							</li>
						);
					} ) }
				</ol>
			) }
			<div>
				<Button variant="secondary" onClick={ () => add( { date: '', note: '' } ) } __next40pxDefaultSize>
					{ __( 'Add a day', 'coleman' ) }
				</Button>
			</div>
		</fieldset>
	);
}
