<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/** One record of a file as it stands there: texts by the file's own column names. */
final readonly class Record
{
    /**
     * @param int $line in the file, counted from 1, where the record begins
     * @param array<string, string> $fields
     * @param string $fault why it cannot be read; empty when it can. Its fields are then what seems to stand there
     * @param array<string, string> $spoilt why single fields cannot be read, by column name
     * @param int $lost further rows that it has swallowed
     * @param list<string> $cells all that stand there, also those that no column belongs to
     * @param array<string, int> $absent columns whose cells are not there, as where a program leaves out empty ones at the end of a line
     */
    public function __construct(public int $line, public array $fields, public string $fault = '', public array $spoilt = [], public int $lost = 0, public array $cells = [], public array $absent = [])
    {
    }
}
