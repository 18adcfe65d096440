<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/** One record of a file as it stands there: texts by the file's own column names. */
final readonly class Record
{
    /**
     * @param int $line in the file, counted from 1, where the record begins
     * @param array<string, string> $fields
     * @param string $fault why it cannot be read; empty when it can
     */
    public function __construct(public int $line, public array $fields, public string $fault = '')
    {
    }
}
