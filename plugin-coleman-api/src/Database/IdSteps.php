<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Changes many rows of a table, some hundred at a time, by ids that were read first. One statement over the table would
 * lock all of it, and with it everybody who writes there meanwhile.
 */
final readonly class IdSteps
{
    private const AT_ONCE = 500;

    /** @param string $table with an AUTO_INCREMENT `id` */
    public function __construct(private Connection $connection, private string $table)
    {
    }

    /**
     * @param string $condition which rows; what it says may have changed when $work is done with them
     * @param list<string|int> $values of its marks
     * @param \Closure(non-empty-list<int>, string): int $work gets ids and the marks for them, and says how many it changed
     * @return int how many were changed in all
     * @throws DatabaseError
     */
    public function run(string $condition, array $values, \Closure $work): int
    {
        $changed = 0;
        $after = 0;
        do {
            $rows = $this->connection->rows(
                sprintf('SELECT id FROM {%s} WHERE id > %%d AND %s ORDER BY id LIMIT %%d', $this->table, $condition),
                [$after, ...$values, self::AT_ONCE],
            );
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
            if ([] !== $ids) {
                $changed += $work($ids, Connection::placeholders($ids));
                $after = $ids[count($ids) - 1];
            }
        } while (count($ids) === self::AT_ONCE);

        return $changed;
    }
}
