<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** So much of what is kept of a person as one request gives. */
final readonly class ExportPage
{
    /** @param list<ExportItem> $items */
    public function __construct(public array $items, public bool $isLast = true)
    {
    }
}
