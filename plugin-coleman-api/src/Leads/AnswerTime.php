<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\OpenTime;
use Coleman\Api\Support\Clock;

/** How long people wait for an answer, in minutes that their branch is open. */
final readonly class AnswerTime
{
    public function __construct(private LocationRepository $locations, private Clock $clock)
    {
    }

    /** Until the first answer; until now where there is none. */
    public function minutes(int $locationId, \DateTimeImmutable $asked, ?\DateTimeImmutable $answered): int
    {
        return OpenTime::minutesAt($this->locations->byId($locationId), $asked, $answered ?? $this->clock->now());
    }
}
