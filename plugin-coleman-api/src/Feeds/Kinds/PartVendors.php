<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Kinds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Slug;

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
            'url' => '' === $plain ? '' : Slug::of($name) . '-parts',
        ];
    }

    /** @return array<string, array{id: int, url: string}> */
    private function read(): array
    {
        $vendors = [];
        foreach ($this->connection->rows('SELECT vendor_id, vendor_name, MAX(parts_url_description) AS url FROM {parts} GROUP BY vendor_id, vendor_name') as $row) {
            $vendors[PartColumns::name((string) $row['vendor_name'])] = ['id' => (int) $row['vendor_id'], 'url' => (string) $row['url']];
        }

        return $vendors;
    }
}
