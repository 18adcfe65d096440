<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Database\Connection;

/**
 * A page for each row of a table, portioned by ranges of ids: those from 1 to 2,000, from 2,001 to 4,000 and so on.
 *
 * A row never moves to another portion, so what a crawler has read stays true however the catalogue grows, and a
 * portion is found by its ids alone, whatever its number.
 */
final readonly class RowSitemap implements SitemapSource
{
    /** Ids in a portion; the protocol allows 50,000 addresses. */
    private const IDS = 2000;

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

    /** From the first id of a portion one step over the index leads to the first beyond it: 500 steps for a million rows. */
    public function pages(): array
    {
        $first = sprintf('SELECT MIN(r.id) FROM {%s} r WHERE %s', $this->table, $this->where);
        $rows = $this->connection->rows(
            sprintf(
                'WITH RECURSIVE portions (first) AS (%1$s UNION ALL SELECT (%1$s AND r.id > first - 1 - (first - 1) %% %2$d + %2$d) FROM portions WHERE first IS NOT NULL)'
                . ' SELECT first FROM portions WHERE first IS NOT NULL',
                $first,
                self::IDS,
            ),
            [...$this->values, ...$this->values],
        );

        return array_map(static fn (array $row): int => 1 + intdiv((int) $row['first'] - 1, self::IDS), $rows);
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
