<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Changes or deletes many rows of a table, some hundred at a time, by ids that were read first. One statement over the
 * table would lock all of it, and with it everybody who writes there meanwhile.
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
                sprintf('SELECT id FROM {%s} WHERE id > %%d AND (%s) ORDER BY id LIMIT %%d', $this->table, $condition),
                [$after, ...$values, self::AT_ONCE],
            );
            $ids = array_map(static fn (array $row): int => (int) $row['id'], $rows);
            if ([] !== $ids) {
                $changed += $work($ids, Connection::placeholders($ids));
                $after = $ids[count($ids) - 1];
                $this->connection->letOthersWrite();
            }
        } while (count($ids) === self::AT_ONCE);

        return $changed;
    }

    /**
     * Deletes rows, each after what belongs to it: what is left by a process that was killed is found again.
     *
     * @param list<string|int> $values of the condition's marks
     * @param array<string, string> $belongings tables whose rows go with them, and their column of the `id`: by a subquery
     *     MariaDB would look at all of their rows, and lock them
     * @return int how many were deleted, without those
     * @throws DatabaseError
     */
    public function delete(string $condition, array $values, array $belongings): int
    {
        return $this->run($condition, $values, function (array $ids, string $marks) use ($condition, $values, $belongings): int {
            foreach ($belongings as $other => $column) {
                $this->connection->execute("DELETE FROM {{$other}} WHERE $column IN ($marks)", $ids);
            }

            return $this->connection->execute("DELETE FROM {{$this->table}} WHERE id IN ($marks) AND ($condition)", [...$ids, ...$values]);
        });
    }
}
