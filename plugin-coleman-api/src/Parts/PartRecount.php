<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;

/**
 * Makes `parts.on_shelf` and `part_tallies` anew from what lies on the shelves, in short steps: orders and feeds go on
 * meanwhile, and it may be stopped and run again.
 */
final readonly class PartRecount
{
    /** Parts whose shelves are looked at in one step. */
    private const STEP = 1000;

    private const TRIES = 3;

    private PartCounts $partCounts;

    public function __construct(private Connection $connection)
    {
        $this->partCounts = new PartCounts($connection);
    }

    /**
     * @param callable(callable(): int): int $inTransaction runs a step in a transaction of its own, or in one that is open
     * @return array{shelves: int, tallies: int} how many parts, and how many tallies, were wrong
     */
    public function run(callable $inTransaction): array
    {
        $shelves = 0;
        $after = 0;
        while ([] !== $ids = $this->next($after)) {
            $after = max($ids);
            $shelves += $inTransaction(function () use ($ids): int {
                $this->partCounts->lockShelves($ids);

                return $this->partCounts->settleShelves($ids);
            });
        }
        $tallies = 0;
        for ($family = $this->family(0); null !== $family; $family = $this->family($family + 1)) {
            $tallies += $this->recount($family, $inTransaction);
        }

        return ['shelves' => $shelves, 'tallies' => $tallies];
    }

    /** @param callable(callable(): int): int $inTransaction */
    private function recount(int $family, callable $inTransaction): int
    {
        for ($try = 1; ; $try++) {
            try {
                return $inTransaction(fn (): int => $this->partCounts->recountFamily($family));
            } catch (DatabaseError $error) {
                // A feed brought the first part of a maker between the count and its writing.
                if (!$error->duplicate || $try >= self::TRIES) {
                    throw $error;
                }
            }
        }
    }

    /** @return list<int> ids of parts */
    private function next(int $after): array
    {
        return array_map(
            static fn (array $row): int => (int) $row['id'],
            $this->connection->rows('SELECT id FROM {parts} WHERE id > %d ORDER BY id LIMIT %d', [$after, self::STEP]),
        );
    }

    /** The next family that has parts, or tallies. MariaDB looks for the least above -1 from 0 on, and above 0. */
    private function family(int $from): ?int
    {
        $next = array_map(
            fn (string $table): ?string => $this->connection->value(sprintf('SELECT MIN(category_id) AS family FROM {%s} WHERE category_id >= %%d', $table), [$from]),
            ['parts', 'part_tallies'],
        );
        $found = array_filter($next, is_string(...));

        return [] === $found ? null : min(array_map(intval(...), $found));
    }
}
