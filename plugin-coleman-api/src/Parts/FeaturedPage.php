<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** Some of the featured parts. */
final readonly class FeaturedPage
{
    /** @param list<Part> $parts */
    public function __construct(public array $parts, public bool $hasMore)
    {
    }

    /** Id of the last part, after which the next page begins; 0 where there is none. */
    public function after(): int
    {
        return $this->parts[count($this->parts) - 1]->id ?? 0;
    }
}
