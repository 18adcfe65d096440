/** The desks' lists count to here, and one more (OrderQuery, RentalQuery, LeadQuery in PHP). */
const COUNTED = 200;

/** "12", "200+". */
export const counted = ( count: number ) => ( count > COUNTED ? `${ COUNTED }+` : String( count ) );
