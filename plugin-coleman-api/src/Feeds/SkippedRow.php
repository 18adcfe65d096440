<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A row that is not about a thing: a total, a footer, or the trailer that says how many rows there are. */
final readonly class SkippedRow
{
    public function __construct(public int $line)
    {
    }
}
