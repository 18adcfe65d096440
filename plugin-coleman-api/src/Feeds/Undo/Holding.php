<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Undo;

/** Rows of a table that a run may touch: those with some values in a column. */
final readonly class Holding
{
    /** Columns that say when and how often a row was written, not what it holds. */
    public const ALWAYS_IGNORED = ['created_at', 'updated_at', 'version', 'calendar_version'];

    /**
     * @param string $by column that the rows are found by
     * @param list<int|string> $ids its values
     * @param non-empty-list<string> $key columns of the primary key; a thing's ref is their values with colons between
     * @param bool $isThing a row is a thing that the feed brings, not something that hangs on one
     * @param list<string> $ignored further columns that are counted from others, and not put back
     * @param list<string> $unique columns of which no two rows may hold the same
     * @param string $columns that are read, where a kind touches few of many
     * @param string $name column that reports call the row by; '' where it has none
     * @param string $condition further SQL, without values
     * @param bool $isWhole these are all rows of the table: what was not there before was made by the run
     */
    public function __construct(
        public string $table,
        public string $by,
        public array $ids,
        public array $key = ['id'],
        public bool $isThing = false,
        public array $ignored = [],
        public array $unique = [],
        public string $columns = '*',
        public string $name = '',
        public string $condition = '',
        public bool $isWhole = false,
    ) {
    }

    /**
     * What a row holds.
     *
     * @param array<string, string|null> $row
     * @return array<string, string|null>
     */
    public function domain(array $row): array
    {
        return array_diff_key($row, array_flip([...self::ALWAYS_IGNORED, ...$this->ignored]));
    }

    /**
     * A short text that is another one when the row holds something else.
     *
     * @param array<string, string|null> $row
     */
    public function fingerprint(array $row): string
    {
        $domain = $this->domain($row);
        ksort($domain);

        return md5(serialize($domain));
    }
}
