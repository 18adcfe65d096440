import { __ } from '@wordpress/i18n';

type Props = {
	/** Whether who looks may open customers. */
	may: boolean;
	/** 0 for a guest, or where it is not known. */
	customerId?: number;
	/** The thing that is shown, such as "rental-5": the address names nobody. */
	of: string;
};

/** Leads from something of a customer to all that is known of him or her. */
export const CustomerLink = ( { may, customerId = 0, of }: Props ) =>
	may ? (
		<p>
			<a
				href={ `admin.php?page=coleman-customers&${ customerId > 0 ? `customer=${ customerId }` : `of=${ of }` }` }
			>
				{ customerId > 0
					? __( 'The customer’s account', 'coleman' )
					: __( 'All orders, rentals and inquiries', 'coleman' ) }
			</a>
		</p>
	) : null;
