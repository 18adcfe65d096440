<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Slug;

/** The makers of parts: read once, and given an id when a feed brings a new one. */
final class PartVendors
{
    /** @var array<string, array{id: int, url: string, name: string}>|null by plain name */
    private ?array $vendors = null;

    /** @var array<string, string> as rows call those that no part has yet, by plain name */
    private array $new = [];

    public function __construct(private readonly Connection $connection)
    {
    }

    /** @return array{id: int, url: string, name: string} with the name of its catalog in addresses */
    public function named(string $name): array
    {
        $vendors = $this->vendors ??= $this->read();
        $plain = PartColumns::name($name);

        if (isset($vendors[$plain])) {
            return $vendors[$plain];
        }
        if ('' !== $plain) {
            $this->new[$plain] = $name;
        }

        return $this->vendors[$plain] = [
            'id' => '' === $plain ? 0 : 1 + max([0, ...array_column($vendors, 'id')]),
            'url' => '' === $plain ? '' : Slug::from($name) . '-parts',
            'name' => $name,
        ];
    }

    /** @return string what a maker that no part has yet was called first; '' if parts have it */
    public function newName(string $name): string
    {
        return $this->new[PartColumns::name($name)] ?? '';
    }

    /** Parts have the maker now. */
    public function added(string $name): void
    {
        unset($this->new[PartColumns::name($name)]);
    }

    /** @return list<string> makers that parts have */
    public function known(): array
    {
        return array_column(array_diff_key($this->vendors ??= $this->read(), $this->new), 'name');
    }

    /** @return array<string, array{id: int, url: string, name: string}> */
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
            $vendors[PartColumns::name((string) $row['vendor_name'])] = ['id' => (int) $row['vendor_id'], 'url' => (string) $row['url'], 'name' => (string) $row['vendor_name']];
        }

        return $vendors;
    }
}
