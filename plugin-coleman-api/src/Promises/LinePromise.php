<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

/** When a line is ready or arrives, and why. */
final readonly class LinePromise
{
    /**
     * @param string|null $on the day it is ready for pickup, or arrives, `YYYY-MM-DD`; null where nobody can say
     * @param string $after the time from which it is ready on that day, `HH:MM`; '' of what ships
     * @param string $shipsOn the day the last piece ships; '' where it is picked up, or unknown
     * @param string $unknownCity the branch whose hours are not known; '' for none
     */
    public function __construct(
        public PromiseReason $reason,
        public ?string $on = null,
        public string $after = '',
        public string $shipsOn = '',
        public string $unknownCity = '',
    ) {
    }
}
