<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;

/**
 * Rental classes that their feed brings no more. A class goes only without units (docs/inventory.md), and the feed of units
 * may come later: so it is marked, and goes with the last of them.
 */
final readonly class RetiredRentalClasses
{
    private ChangeWriter $rows;

    public function __construct(private Connection $connection, private FieldLockRepository $locks)
    {
        $this->rows = new ChangeWriter($connection, 'rental_classes', ItemKind::RentalClass);
    }

    /**
     * @param list<int> $ids
     * @return int how many are there
     */
    public function leave(array $ids, string $now): int
    {
        if ([] === $ids) {
            return 0;
        }
        $left = $this->connection->execute(
            sprintf('UPDATE {rental_classes} SET left_at = %%s, updated_at = %%s, version = version + 1 WHERE id IN (%s)', Connection::placeholders($ids)),
            [$now, $now, ...$ids],
        );
        $this->remove();

        return $left;
    }

    /**
     * Takes away those of which no unit is left.
     *
     * @return list<int> their ids
     */
    public function remove(): array
    {
        $without = ' AND NOT EXISTS (SELECT 1 FROM {rental_units} u WHERE u.class_id = {rental_classes}.id)';
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows('SELECT id FROM {rental_classes} WHERE left_at IS NOT NULL' . $without));
        $ids = $this->locks->free(ItemKind::RentalClass, $ids);
        if ([] !== $ids) {
            $this->rows->remove($ids, $without);
            $this->locks->unlock(ItemKind::RentalClass, $ids);
        }

        return $ids;
    }

    /**
     * The rows that `leave()` and `remove()` may touch: all of them, since any that is marked goes with the last of its units.
     *
     * @param bool $isThing the feed is the one of classes
     * @return list<Holding>
     */
    public function holdings(bool $isThing): array
    {
        $all = array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows('SELECT id FROM {rental_classes}'));

        return [
            new Holding('rental_classes', 'id', $all, isThing: $isThing, name: 'model'),
            ...$isThing ? [new Holding('kept_fields', 'item_id', $all, ['kind', 'item_id', 'field'], condition: sprintf("kind = '%s'", ItemKind::RentalClass->value))] : [],
        ];
    }
}
