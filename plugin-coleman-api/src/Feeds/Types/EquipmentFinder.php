<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\FeedRow;

/** Finds what a table has one row of for each maker and model: rental classes, attachments. A chunk with two queries. */
final readonly class EquipmentFinder
{
    public function __construct(private Connection $connection, private NameLookup $names, private string $table)
    {
    }

    /**
     * What a feed knows the thing by.
     *
     * @param array<string, string|int|bool|null> $values
     */
    public static function key(array $values): string
    {
        return PartColumns::hash(NameLookup::plain(PartColumns::text($values, 'brand')) . "\n" . PartColumns::name(PartColumns::text($values, 'model')));
    }

    /**
     * @param list<FeedRow> $rows
     * @return list<array<string, string|null>|string|null> in their order: the table's row; null where there is none; or why it is not taken
     */
    public function find(array $rows): array
    {
        $brands = array_map(fn (FeedRow $row): ?int => $this->names->brand(PartColumns::text($row->values, 'brand')), $rows);
        $asked = array_values(array_unique(array_filter($brands)));
        $ids = [];
        // Spelled as people spell models, so they are held against each other here. Of two alike, the first that was made counts.
        foreach ([] === $asked ? [] : $this->connection->rows(sprintf('SELECT id, brand_id, model FROM {%s} WHERE brand_id IN (%s) ORDER BY id DESC', $this->table, Connection::placeholders($asked)), $asked) as $row) {
            $ids[$row['brand_id'] . "\n" . PartColumns::name((string) $row['model'])] = (int) $row['id'];
        }
        $identities = array_map(
            static fn (FeedRow $row, ?int $brand): string => ($brand ?? NameLookup::plain(PartColumns::text($row->values, 'brand'))) . "\n" . PartColumns::name(PartColumns::text($row->values, 'model')),
            $rows,
            $brands,
        );
        $there = $this->byIds(array_values(array_intersect_key($ids, array_flip($identities))));
        $lines = [];

        return array_map(static function (FeedRow $row, string $identity) use ($ids, $there, &$lines): array|string|null {
            $lines[$identity] ??= $row->line;

            return $lines[$identity] === $row->line ? $there[$ids[$identity] ?? 0] ?? null : self::isAgain($lines[$identity]);
        }, $rows, $identities);
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, string|null>> by id
     */
    private function byIds(array $ids): array
    {
        $rows = [] === $ids ? [] : $this->connection->rows(sprintf('SELECT * FROM {%s} WHERE id IN (%s)', $this->table, Connection::placeholders($ids)), $ids);

        return array_combine(array_map(static fn (array $row): int => (int) $row['id'], $rows), $rows);
    }

    /** Where a feed has two names for one thing. */
    public static function isAgain(int $line): string
    {
        /* translators: %d: number of a line */
        return sprintf(__('Duplicate of line %d, which was used.', 'coleman'), $line);
    }
}
