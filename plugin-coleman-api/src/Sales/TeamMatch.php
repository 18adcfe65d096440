<?php

declare(strict_types=1);

namespace Coleman\Api\Sales;

use Coleman\Api\Locations\Location;

/** Who was found, and how. */
final readonly class TeamMatch
{
    /** By no ZIP code. */
    public const ASKED_FOR_ALL = '';
    public const COVERED = 'covered';
    /** It is in nobody's territory: these are of the nearest branch. */
    public const NEAREST = 'nearest';
    /** Nobody knows where it is. */
    public const UNKNOWN = 'unknown';
    public const MALFORMED = 'malformed';

    /**
     * @param list<Salesman> $people
     * @param Location|null $branch the nearest, when it is NEAREST
     * @param int $miles to it
     */
    public function __construct(public array $people, public string $how = self::ASKED_FOR_ALL, public ?Location $branch = null, public int $miles = 0)
    {
    }
}
