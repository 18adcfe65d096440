<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** What became of what was kept of a person. */
final readonly class ErasureResult
{
    /** @param list<string> $messages why something was kept, for staff */
    public function __construct(public bool $hasRemoved, public bool $hasRetained = false, public array $messages = [])
    {
    }
}
