<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Undo;

use Coleman\Api\Database\Connection;

/** What refers to rows that an undo would delete. */
final readonly class References
{
    /** Columns that refer to a table's rows, by that table: the other table, its columns in the order of the key, and further SQL. */
    private const TO = [
        'parts' => [
            ['cart_items', ['part_id']],
            ['saved_items', ['part_id']],
            ['part_list_rows', ['part_id']],
            ['order_lines', ['part_id']],
            ['order_stock', ['part_id']],
            ['part_stock', ['part_id']],
            ['part_supersessions', ['from_part_id']],
            ['part_supersessions', ['to_part_id']],
            ['part_interchanges', ['part_id']],
            ['model_callouts', ['part_id']],
            ['item_images', ['item_id'], " AND kind = 'part'"],
        ],
        'part_stock' => [['order_stock', ['part_id', 'location_id']]],
        'machines' => [['leads', ['machine_id']], ['item_images', ['item_id'], " AND kind = 'machine'"]],
        'rental_classes' => [['rental_units', ['class_id']], ['rental_requests', ['class_id']], ['item_images', ['item_id'], " AND kind = 'rental_class'"]],
        'rental_units' => [['rental_days', ['unit_id']], ['rental_blocks', ['unit_id']], ['rental_requests', ['unit_id']]],
        'salesmen' => [['leads', ['salesman_id']]],
        'models' => [['model_assemblies', ['model_id']], ['item_images', ['item_id'], " AND kind = 'model'"]],
        'model_assemblies' => [['model_callouts', ['assembly_id']]],
        'brands' => [['machines', ['brand_id']], ['rental_classes', ['brand_id']], ['attachments', ['brand_id']], ['models', ['brand_id']]],
    ];

    public function __construct(private Connection $connection)
    {
    }

    /**
     * @param list<RowChange> $rows of one table
     * @return array<string, true> refs of those that something refers to
     */
    public function to(string $table, array $rows): array
    {
        $used = [];
        foreach (array_chunk($rows, 250) as $chunk) {
            foreach (self::TO[$table] ?? [] as $reference) {
                [$other, $columns] = $reference;
                $first = array_values(array_unique(array_map(static fn (RowChange $row): string => (string) array_values($row->key)[0], $chunk)));
                foreach ($this->connection->rows(sprintf('SELECT DISTINCT %s FROM {%s} WHERE %s IN (%s)%s', implode(', ', $columns), $other, $columns[0], Connection::placeholders($first, '%s'), $reference[2] ?? ''), $first) as $row) {
                    $used[implode(':', array_map(strval(...), $row))] = true;
                }
            }
        }

        return $used;
    }
}
