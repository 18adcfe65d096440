<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Database\Connection;

/** What stands at a branch. */
final readonly class BranchInventory
{
    /** More than this many are "more than 200". */
    public const CAP = 200;

    public function __construct(private Connection $connection)
    {
    }

    /** @return array{new: int, used: int, rental: int} up to one more than the cap */
    public function counts(Location $branch): array
    {
        $counted = [];
        foreach (
            $this->connection->rows(
                "SELECT 'new' AS kind, COUNT(*) AS n FROM (SELECT id FROM {machines} WHERE machine_condition = 'new' AND location_id = %d AND sold_at IS NULL LIMIT %d) a"
                . " UNION ALL SELECT 'used', COUNT(*) FROM (SELECT id FROM {machines} WHERE machine_condition = 'used' AND location_id = %d AND sold_at IS NULL LIMIT %d) b"
                . " UNION ALL SELECT 'rental', COUNT(*) FROM (SELECT id FROM {rental_units} WHERE location_id = %d LIMIT %d) c",
                [$branch->id, self::CAP + 1, $branch->id, self::CAP + 1, $branch->id, self::CAP + 1],
            ) as $row
        ) {
            $counted[(string) $row['kind']] = (int) $row['n'];
        }

        return ['new' => $counted['new'] ?? 0, 'used' => $counted['used'] ?? 0, 'rental' => $counted['rental'] ?? 0];
    }
}
