<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

/** What the desk adds to the history of a request: kinds of Rentals\RentalEvent. */
final class RentalDeskEvent
{
    /** `{cents}`: an offer that was mailed; the event's note is what was written beside it. */
    public const QUOTED = 'quoted';
    /** `{cents}`: an offer that was only kept. */
    public const PRICED = 'priced';
    public const MESSAGE = 'message';
    /** `{owner_id}` */
    public const OWNER = 'owner';
    /** `{unit_id, unit, start_date, return_date}`, and RentalTerms::changed() */
    public const ASSIGNED = 'assigned';
    /** `{start_date, return_date}`, and RentalTerms::changed(): other days are asked for, no unit is promised. */
    public const WISHED = 'wished';
}
