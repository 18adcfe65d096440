<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;

/** What reports call the values of columns that hold ids: branches, brands, categories, rental classes. Each list is read once. */
final class ValueNames
{
    /** @var array<string, array<int, string>> names by id, by table; '' where there is none */
    private array $read = [];

    public function __construct(private readonly Connection $connection)
    {
    }

    /**
     * @param string $feed name of a feed type
     * @param string|int $value an id; of attachments' branches ids with commas
     * @return string '' where the value of this column has no name
     */
    public function of(string $feed, string $column, string|int $value): string
    {
        if ('locations' === $column) {
            return implode(', ', array_map(fn (string $id): string => $this->name('locations', (int) $id) ?: $id, array_filter(explode(',', (string) $value), static fn (string $id): bool => '' !== $id)));
        }
        $table = match ($column) {
            'location_id' => 'locations',
            'brand_id' => 'brands',
            'class_id' => 'rental_classes',
            'category_id' => match ($feed) {
                'attachments' => 'attachment_categories',
                'parts' => 'part_categories',
                default => 'equipment_categories',
            },
            default => '',
        };

        return '' === $table || !is_int($value) ? '' : $this->name($table, $value);
    }

    private function name(string $table, int $id): string
    {
        if (!isset($this->read[$table][$id])) {
            // Brands are made while a feed is imported. What has no name is asked for once.
            $this->read[$table] = $this->names($table) + ($this->read[$table] ?? []) + [$id => ''];
        }

        return $this->read[$table][$id];
    }

    /** @return array<int, string> */
    private function names(string $table): array
    {
        $names = [];
        foreach ($this->connection->rows(match ($table) {
            'locations' => 'SELECT id, city AS name FROM {locations}',
            'rental_classes' => 'SELECT r.id, b.name AS maker, r.model AS name FROM {rental_classes} r JOIN {brands} b ON b.id = r.brand_id',
            default => sprintf('SELECT id, name FROM {%s}', $table),
        }) as $row) {
            $names[(int) $row['id']] = trim(($row['maker'] ?? '') . ' ' . $row['name']);
        }

        return $names;
    }
}
