<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;

/** What rows of units call their rental class: "Bobcat S66", its model alone where that is enough, or its id. */
final readonly class RentalClassNames
{
    /**
     * @param array<int, true> $ids
     * @param array<string, array<int, int>> $byName ids by maker and model
     * @param array<string, array<int, int>> $byModel
     */
    private function __construct(private array $ids, private array $byName, private array $byModel)
    {
    }

    /** Read anew for each chunk: feeds of classes make them. */
    public static function read(Connection $connection): self
    {
        $ids = $byName = $byModel = [];
        foreach ($connection->rows('SELECT c.id, c.model, b.name, b.slug FROM {rental_classes} c JOIN {brands} b ON b.id = c.brand_id') as $row) {
            $id = (int) $row['id'];
            $ids[$id] = true;
            $byModel[PartColumns::name((string) $row['model'])][$id] = $id;
            foreach ([NameLookup::plain((string) $row['name']), NameLookup::plain((string) $row['slug']), PartColumns::name((string) $row['name'])] as $brand) {
                $byName[$brand . PartColumns::name((string) $row['model'])][$id] = $id;
            }
        }

        return new self($ids, $byName, $byModel);
    }

    /**
     * @param array<string, string|int|bool|null> $values of a row
     * @return int|string|null its id, or why it is not known; null where the row says nothing of it
     */
    public function find(array $values): int|string|null
    {
        [$class, $brand, $model] = array_map(static fn (string $column): string => PartColumns::text($values, $column), ['class', 'brand', 'model']);
        if ('' === $class . $model) {
            return null;
        }
        if (isset($this->ids[(int) $class]) && ctype_digit($class)) {
            return (int) $class;
        }
        $found = match (true) {
            '' !== $class => $this->byName[PartColumns::name($class)] ?? $this->byModel[PartColumns::name($class)] ?? [],
            '' !== $brand => $this->byName[NameLookup::plain($brand) . PartColumns::name($model)] ?? [],
            default => $this->byModel[PartColumns::name($model)] ?? [],
        };
        $called = '' !== $class ? $class : trim("$brand $model");

        return match (count($found)) {
            /* translators: %s: what a file calls it */
            0 => sprintf(__('Rental class "%s" not found.', 'coleman'), $called),
            1 => array_key_first($found),
            /* translators: %s: what a file calls it */
            default => sprintf(__('Several rental classes are named "%s". Enter the maker or the class ID.', 'coleman'), $called),
        };
    }
}
