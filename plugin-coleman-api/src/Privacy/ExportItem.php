<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** One thing that is kept of a person, as it stands in the report WordPress sends them. */
final readonly class ExportItem
{
    /** @param array<string, string> $facts by label; empty ones are left out */
    public function __construct(public string $id, public array $facts)
    {
    }
}
