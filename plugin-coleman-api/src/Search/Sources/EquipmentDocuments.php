<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Sources;

use Coleman\Api\Database\Connection;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Document;
use Coleman\Api\Search\DocumentSource;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\RankedId;
use Coleman\Api\Search\Words;

/** Machines that are not sold, rental classes and attachments. */
final readonly class EquipmentDocuments implements DocumentSource
{
    public function __construct(private Connection $connection)
    {
    }

    public function kind(): Kind
    {
        return Kind::Equipment;
    }

    public function ids(int $after, int $limit): array
    {
        $ids = [];
        foreach (CompositeId::EQUIPMENT as $type => $table) {
            $rows = $this->connection->rows(
                sprintf('SELECT id FROM {%s} WHERE id > %%d%s ORDER BY id LIMIT %%d', $table, CompositeId::MACHINE === $type ? ' AND sold_at IS NULL' : ''),
                [max(0, $after - CompositeId::encode($type, 0)), $limit],
            );
            foreach ($rows as $row) {
                $ids[] = CompositeId::encode($type, (int) $row['id']);
            }
        }

        return array_slice(array_values(array_filter($ids, static fn (int $id): bool => $id > $after)), 0, $limit);
    }

    /**
     * @param non-empty-list<int> $ids
     * @return list<Document>
     */
    public function documents(array $ids): array
    {
        $documents = [];
        foreach (CompositeId::byType($ids) as $type => $ofType) {
            foreach ($this->connection->rows(sprintf(self::sql($type), Connection::placeholders($ofType)), $ofType) as $row) {
                $documents[] = $this->document($type, $row);
            }
        }

        return $documents;
    }

    private static function sql(int $type): string
    {
        return match ($type) {
            CompositeId::MACHINE => 'SELECT e.id, e.model, e.machine_condition AS kind, e.model_year AS model_year, e.stock_number, e.serial_number, e.description, e.specs, b.name AS brand, c.name AS category, l.city AS city
                FROM {machines} e JOIN {brands} b ON b.id = e.brand_id JOIN {equipment_categories} c ON c.id = e.category_id LEFT JOIN {locations} l ON l.id = e.location_id
                WHERE e.sold_at IS NULL AND e.id IN (%s)',
            CompositeId::RENTAL => 'SELECT e.id, e.model, \'rental rent\' AS kind, NULL AS model_year, \'\' AS stock_number, \'\' AS serial_number, e.description, \'\' AS specs, b.name AS brand, c.name AS category, \'\' AS city
                FROM {rental_classes} e JOIN {brands} b ON b.id = e.brand_id JOIN {equipment_categories} c ON c.id = e.category_id WHERE e.id IN (%s)',
            default => 'SELECT e.id, e.model, e.name, e.kind AS kind, NULL AS model_year, \'\' AS stock_number, \'\' AS serial_number, e.description, e.specs, b.name AS brand, c.name AS category, \'\' AS city
                FROM {attachments} e JOIN {brands} b ON b.id = e.brand_id JOIN {attachment_categories} c ON c.id = e.category_id WHERE e.id IN (%s)',
        };
    }

    /** @param array<string, string|null> $row */
    private function document(int $type, array $row): Document
    {
        $id = CompositeId::encode($type, (int) $row['id']);
        // New machines first, then used ones, rentals and attachments; within them the latest first.
        $group = CompositeId::MACHINE === $type ? ('new' === $row['kind'] ? 5 : 4) : CompositeId::RENTAL + 2 - $type;

        return Document::create($id, RankedId::encode($id, $group * 100_000 + min((int) $row['id'], 99_999)), [
            Document::TITLE => [
                ...Words::indexed(sprintf('%s %s %s', $row['brand'], $row['model_year'], $row['category'])),
                ...Words::ofModel(trim($row['model'] . ' ' . ($row['name'] ?? ''))),
                ...Words::ofModel((string) $row['stock_number']),
                ...Words::ofModel((string) $row['serial_number']),
            ],
            Document::FAMILY => Words::indexed(sprintf('%s %s', $row['kind'], $row['city'])),
            Document::TEXT => Words::indexed($row['description'] . ' ' . $row['specs']),
        ]);
    }
}
