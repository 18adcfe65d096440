<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Database\Connection;

/**
 * Which fields of which rows were set by hand, so that no feed overwrites them (decisions of the desk, docs/inventory.md).
 *
 * A feed asks `lockedFields()` for the rows it is about to write and leaves those columns as they are.
 */
final readonly class FieldLockRepository
{
    /** In the place of a field: the whole row is kept. Rows made by hand begin so. */
    public const ALL = '*';

    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param list<int> $ids
     * @return array<int, list<string>> columns (or ALL alone) by id; rows of which a feed may overwrite everything are absent
     */
    public function lockedFields(ItemKind $kind, array $ids): array
    {
        if ([] === $ids) {
            return [];
        }
        $kept = [];
        foreach ($this->connection->rows(
            sprintf('SELECT item_id, field FROM {kept_fields} WHERE kind = %%s AND item_id IN (%s) ORDER BY item_id, field', Connection::placeholders($ids)),
            [$kind->value, ...$ids],
        ) as $row) {
            $kept[(int) $row['item_id']][] = (string) $row['field'];
        }

        return $kept;
    }

    /**
     * Of rows, those of which a feed may overwrite a field.
     *
     * @param list<int> $ids
     * @param string $field ALL asks only whether the row is kept as a whole
     * @return list<int> ascending, so that all who lock their rows do so in one order
     */
    public function free(ItemKind $kind, array $ids, string $field = self::ALL): array
    {
        $kept = $this->lockedFields($kind, $ids);
        sort($ids);

        return array_values(array_filter($ids, static fn (int $id): bool => self::mayOverwrite($kept[$id] ?? [], $field)));
    }

    /** @param list<string> $kept what `lockedFields()` gives of a row */
    public static function mayOverwrite(array $kept, string $field): bool
    {
        return [] === array_intersect([self::ALL, $field], $kept);
    }

    /**
     * @template T
     * @param list<string> $kept what `lockedFields()` gives of a row
     * @param array<string, T> $values by field
     * @return array<string, T> those that a feed may overwrite
     */
    public static function unlocked(array $kept, array $values): array
    {
        return array_filter($values, static fn (string $field): bool => self::mayOverwrite($kept, $field), ARRAY_FILTER_USE_KEY);
    }

    /**
     * Says anew what is kept of a row.
     *
     * @param list<string> $fields none lets feeds overwrite everything
     */
    public function put(ItemKind $kind, int $id, array $fields): void
    {
        $this->connection->execute('DELETE FROM {kept_fields} WHERE kind = %s AND item_id = %d', [$kind->value, $id]);
        $fields = in_array(self::ALL, $fields, true) ? [self::ALL] : array_values(array_unique($fields));
        if ([] !== $fields) {
            $this->connection->insertMany('kept_fields', array_map(
                static fn (string $field): array => ['kind' => $kind->value, 'item_id' => $id, 'field' => $field],
                $fields,
            ));
        }
    }

    /**
     * Of rows that are gone.
     *
     * @param list<int> $ids
     */
    public function unlock(ItemKind $kind, array $ids): void
    {
        if ([] !== $ids) {
            $this->connection->execute(sprintf('DELETE FROM {kept_fields} WHERE kind = %%s AND item_id IN (%s)', Connection::placeholders($ids)), [$kind->value, ...$ids]);
        }
    }
}
