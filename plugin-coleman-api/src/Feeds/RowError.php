<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** What could not be read of a file: a whole row, which is left out then, or one cell of a row that is taken all the same. */
final readonly class RowError
{
    private const WIDTH = 100;

    /**
     * @param int $line in the file
     * @param string $column as the file calls it, or by its label where the file lacks it; empty for the row as a whole
     * @param string $key what the feed knows the row's thing by; empty where that cannot be told
     * @param int $lost further rows that were swallowed by this one, and whose things are not known
     */
    public function __construct(
        public int $line,
        public string $column,
        public string $value,
        public string $reason,
        public string $key = '',
        public int $lost = 0,
    ) {
    }

    /** A value as a report shows it: one that is long is cut. */
    public static function shown(string|int|bool|null $value): string
    {
        return mb_strimwidth(mb_scrub((string) $value), 0, self::WIDTH, '…');
    }

    /** Rows left out here whose things are not known: any thing that the file seems to lack may be one of them. */
    public function unkeyed(): int
    {
        return ('' === $this->key ? 1 : 0) + $this->lost;
    }

    /** "Line 12, Price "abc": Enter an amount in US dollars." */
    public function describe(): string
    {
        /* translators: %d: number of a line */
        return sprintf(__('Line %d', 'coleman'), $this->line)
            . ('' === $this->column ? '' : ", {$this->column}")
            . ('' === $this->value ? '' : " \"{$this->value}\"")
            . ": {$this->reason}";
    }
}
