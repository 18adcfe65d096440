<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Database\Connection;

/**
 * A page for each row of a table, portioned by ranges of ids: those from 1 to 2,000, from 2,001 to 4,000 and so on.
 *
 * A row never moves to another portion, so what a crawler has read stays true however the catalog grows, and a
 * portion is found by its ids alone, whatever its number.
 */
final readonly class RowSitemap implements SitemapSource
{
    /** Ids in a portion; the protocol allows 50,000 addresses. */
    private const IDS = 2000;

    /** Portions that one statement looks into; each is a column of its answer. */
    private const LOOKS = 200;

    /**
     * @param string $table its rows are called `r`
     * @param string $columns what the path is made of, beside `r.id`
     * @param \Closure(array<string, string|null>): string $path of a row
     * @param string $joins what else the columns come from
     * @param string $where which rows have a page
     * @param list<string|int> $values of its marks
     * @param string $updatedAt when the page last changed
     */
    public function __construct(
        private Connection $connection,
        private string $table,
        private string $columns,
        private \Closure $path,
        private string $joins = '',
        private string $where = '1 = 1',
        private array $values = [],
        private string $updatedAt = 'r.updated_at',
    ) {
    }

    /**
     * One statement leads to the next row, wherever it is, one looks into the portions after it: two for some hundred
     * thousand ids in a row. Each look is a range of ids that is written out, and ends at its first row: a range that is
     * computed by the statement is read by MariaDB from the beginning of the table.
     */
    public function pages(): array
    {
        $pages = [];
        $last = self::pageOf((int) $this->connection->value(sprintf('SELECT MAX(id) AS id FROM {%s}', $this->table)));
        $page = 0;
        while ($page < $last) {
            $first = $this->connection->value($this->first('r.id', '%d'), [$page * self::IDS, ...$this->values]);
            if (null === $first) {
                break;
            }
            $pages[] = $from = self::pageOf((int) $first);
            $page = min($last, $from + self::LOOKS);
            array_push($pages, ...$this->filled($from === $page ? [] : range($from + 1, $page)));
        }

        return $pages;
    }

    private static function pageOf(int $id): int
    {
        return intdiv($id + self::IDS - 1, self::IDS);
    }

    /**
     * @param list<int> $pages
     * @return list<int> those in which there is a row
     */
    private function filled(array $pages): array
    {
        if ([] === $pages) {
            return [];
        }
        $looks = [];
        $values = [];
        foreach ($pages as $page) {
            $looks[] = sprintf('(%s) AS p%d', $this->first('1', '%d AND r.id <= %d'), $page);
            array_push($values, ($page - 1) * self::IDS, $page * self::IDS, ...$this->values);
        }
        $row = $this->connection->rows('SELECT ' . implode(', ', $looks), $values)[0] ?? [];

        return array_values(array_filter($pages, static fn (int $page): bool => null !== ($row["p$page"] ?? null)));
    }

    /** The first row with a page, after an id. */
    private function first(string $what, string $after): string
    {
        return sprintf('SELECT %s FROM {%s} r WHERE r.id > %s AND %s ORDER BY r.id LIMIT 1', $what, $this->table, $after, $this->where);
    }

    public function entries(int $page): array
    {
        // Ids have nine digits at most.
        if ($page < 1 || $page > intdiv(999_999_999, self::IDS) + 1) {
            return [];
        }
        $last = $page * self::IDS;

        return array_map(
            fn (array $row): array => ['path' => ($this->path)($row), 'updated_at' => $row['updated_at']],
            $this->connection->rows(
                sprintf(
                    'SELECT r.id, %s, %s AS updated_at FROM {%s} r %s WHERE r.id > %%d AND r.id <= %%d AND %s ORDER BY r.id',
                    $this->columns,
                    $this->updatedAt,
                    $this->table,
                    $this->joins,
                    $this->where,
                ),
                [$last - self::IDS, $last, ...$this->values],
            ),
        );
    }
}
