<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** So many tries in so many seconds; 0 tries means no limit. */
final readonly class Limit
{
    public function __construct(public int $allowed, public int $seconds)
    {
    }
}
