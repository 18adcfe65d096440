<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Slug;

/** The makers of parts: read once, and given an id when a feed brings a new one. */
final class PartVendors
{
    /** @var array<string, array{id: int, url: string}>|null by plain name */
    private ?array $vendors = null;

    public function __construct(private readonly Connection $connection)
    {
    }

    /** @return array{id: int, url: string} with the name of its catalogue in addresses */
    public function named(string $name): array
    {
        $vendors = $this->vendors ??= $this->read();
        $plain = PartColumns::name($name);

        return $this->vendors[$plain] = $vendors[$plain] ?? [
            'id' => '' === $plain ? 0 : 1 + max([0, ...array_column($vendors, 'id')]),
            'url' => '' === $plain ? '' : Slug::from($name) . '-parts',
        ];
    }

    /** @return array<string, array{id: int, url: string}> */
    private function read(): array
    {
        $vendors = [];
        // By the tallies of families: the parts themselves may be a million.
        foreach ($this->connection->rows(
            'SELECT vendor_id, vendor_name, MAX(url) AS url FROM (
                SELECT t.vendor_id, t.vendor_name, (SELECT p.parts_url_description FROM {parts} p WHERE p.category_id = t.category_id AND p.vendor_id = t.vendor_id LIMIT 1) AS url
                FROM {part_tallies} t WHERE t.parts > 0
            ) v WHERE url IS NOT NULL GROUP BY vendor_id, vendor_name',
        ) as $row) {
            $vendors[PartColumns::name((string) $row['vendor_name'])] = ['id' => (int) $row['vendor_id'], 'url' => (string) $row['url']];
        }

        return $vendors;
    }
}
