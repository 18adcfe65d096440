<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Undo;

/** What came of putting a chunk back. */
final readonly class Restored
{
    /**
     * @param int $rows that are as they were before the run
     * @param list<string> $refs things that were touched
     * @param list<array{thing: string, field: string, reason: string}> $left what stays as it is, and why
     */
    public function __construct(public int $rows, public array $refs, public array $left)
    {
    }
}
