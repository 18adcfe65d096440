<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

use Coleman\Api\Database\Connection;

/**
 * What models, diagrams and rows are known by in makers' files: hashes, so that both engines compare them alike and a
 * chunk of rows is found by one list. Case and spaces do not matter.
 */
final readonly class BookKeys
{
    private const CHUNK = 500;

    public function __construct(private Connection $connection)
    {
    }

    /** A model by its name; several makers may have one of that name. */
    public static function model(string $name): string
    {
        return self::hash([$name]);
    }

    /** @param string $code what the maker calls the diagram: its code, or where it has none its name */
    public static function assembly(int $modelId, string $code): string
    {
        return self::hash([(string) $modelId, $code]);
    }

    /**
     * A row by its number, what it stands for, and the serial numbers that it is for.
     *
     * @param string $part number of the part; '' where the book has none, and then its text tells it from others
     * @param string $vendor maker of the part
     */
    public static function callout(int $assemblyId, string $ref, string $part, string $vendor, string $description, string $serialFrom, string $serialTo): string
    {
        return self::hash([(string) $assemblyId, $ref, ...('' === $part ? ['', $description] : [$part, $vendor]), $serialFrom, $serialTo]);
    }

    /** Gives keys to rows that were not written by a feed, and the places of their numbers to one of these rows. */
    public function fillIn(): void
    {
        $this->fill('models', 'SELECT id, name FROM {models} WHERE feed_key = %s', static fn (array $row): string => self::model((string) $row['name']));
        $this->fill(
            'model_assemblies',
            // Of two diagrams of one name the later one is known by its name in addresses.
            'SELECT a.id, a.model_id, CASE WHEN EXISTS (SELECT 1 FROM {model_assemblies} b WHERE b.model_id = a.model_id AND b.name = a.name AND b.id < a.id) THEN a.slug ELSE a.name END AS code'
            . ' FROM {model_assemblies} a WHERE a.feed_key = %s',
            static fn (array $row): string => self::assembly((int) $row['model_id'], (string) $row['code']),
        );
        $this->fill(
            'model_callouts',
            'SELECT c.*, p.part_number, p.vendor_name FROM {model_callouts} c LEFT JOIN {parts} p ON p.id = c.part_id WHERE c.feed_key = %s',
            static fn (array $row): string => self::callout((int) $row['assembly_id'], (string) $row['ref'], (string) $row['part_number'], (string) $row['vendor_name'], (string) $row['description'], (string) $row['serial_from'], (string) $row['serial_to']),
        );
        $this->connection->execute(
            'UPDATE {model_hotspots} SET callout_id = COALESCE((SELECT MIN(c.id) FROM {model_callouts} c WHERE c.assembly_id = {model_hotspots}.assembly_id AND c.ref = {model_hotspots}.ref), 0) WHERE callout_id = 0',
        );
    }

    /** @param callable(array<string, string|null>): string $key */
    private function fill(string $table, string $select, callable $key): void
    {
        do {
            $rows = $this->connection->rows($select . ' LIMIT %d', ['', self::CHUNK]);
            $this->connection->updateMany($table, array_combine(
                array_map(static fn (array $row): int => (int) $row['id'], $rows),
                array_map(static fn (array $row): array => ['feed_key' => $key($row)], $rows),
            ));
        } while (self::CHUNK === count($rows));
    }

    /** @param list<string> $texts */
    private static function hash(array $texts): string
    {
        return hash('xxh128', implode("\n", array_map(static fn (string $text): string => mb_strtoupper((string) preg_replace('/\s+/u', '', $text)), $texts)));
    }
}
