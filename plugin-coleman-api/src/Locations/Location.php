<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

/**
 * A branch.
 *
 * `hours` holds a row per stretch of days that share the same times, days counted from 1, Monday.
 * `specialHours` holds single dates; a date without times is closed.
 */
final readonly class Location
{
    /**
     * @param list<array{days: list<int>, opens: string, closes: string}> $hours
     * @param list<array{date: string, opens?: string, closes?: string, note?: string}> $specialHours
     */
    public function __construct(
        public int $id,
        public string $slug,
        public string $territory,
        public string $city,
        public string $state,
        public string $address,
        public string $postalCode,
        public string $phone,
        public float $latitude,
        public float $longitude,
        public string $hoursText,
        public array $hours,
        public array $specialHours,
    ) {
    }

    /** The page about it. */
    public function url(): string
    {
        return sprintf('/locations/%s/', $this->slug);
    }
}
