<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** One step of the catalogue: a part number, and what the maker supplies in its place. */
final readonly class Supersession
{
    /** In its place, this one. */
    public const STRAIGHT = 'straight';

    /** One of several that would do. */
    public const ALTERNATE = 'alternate';

    /** Together with the other pieces of the kit. */
    public const KIT = 'kit';

    /** @param int $factor how many of the new one stand for one of the old */
    public function __construct(public int $from, public int $to, public string $kind = self::STRAIGHT, public int $factor = 1)
    {
    }
}
