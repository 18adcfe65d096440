<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

/** Why a line has its date, or none. */
enum PromiseReason: string
{
    /** Every piece is at the branch where it is picked up; of what ships, at any branch. */
    case InStock = 'in_stock';
    /** The last piece comes from another branch. */
    case Transfer = 'transfer';
    /** The last piece comes from the supplier. */
    case LeadTime = 'lead_time';
    /** Staff have entered the day. */
    case StaffDate = 'staff_date';

    // Without a date:
    case Discontinued = 'discontinued';
    /** Nothing is ordered before the customer accepts the quote. */
    case AwaitingPrice = 'awaiting_price';
    /** Nothing is sent while the order is on hold. Never stored: it ends with the hold. */
    case OnHold = 'on_hold';
    /** Its day is over, and it is still to come. Never stored: it ends with a new day. */
    case Late = 'late';
    /** A dated notice about the vendor replaces all other times. */
    case VendorNotice = 'vendor_notice';
    /** Pickup, and no branch was chosen. */
    case NoBranch = 'no_branch';
    case NoLeadTime = 'no_lead_time';
    /** The hours of a branch are not known. */
    case NoHours = 'no_hours';
    /** Where it ships to is not known yet. */
    case NoZip = 'no_zip';
    case NoCarrierDays = 'no_carrier_days';
}
