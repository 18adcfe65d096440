<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Models\BookKeys;
use Coleman\Api\Parts\ImageNeedRepository;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRecount;
use Coleman\Api\Support\Clock;

/**
 * Fills a site with a believable dealership, for development, tests and demonstrations.
 *
 * The rows are the same on every run and on both database engines; only dates follow the clock.
 * The catalog is written in one transaction, so that it is there whole or not at all.
 *
 * @phpstan-import-type Row from DemoTables
 */
final readonly class DemoDealership
{
    /** By so many of its parts the demo is recognized. */
    private const KNOWN_BY = 10;

    public function __construct(private Connection $connection, private Transaction $transaction, private Clock $clock)
    {
    }

    /**
     * @param callable(string $step): void $progress
     * @param bool $force also when the site holds a catalogue, the demo's or another: it is deleted first
     * @throws CatalogueInUse when the site holds another catalogue, and nothing was changed.
     */
    public function seed(callable $progress, bool $force = false): void
    {
        $tables = $this->tables();
        if ($force || $this->isEmpty(array_keys($tables))) {
            $this->transaction->run(function (Connection $connection) use ($tables): void {
                $this->clear($connection, [...array_keys($tables), 'image_sets', 'image_changes', 'image_uploads']);
                $this->write($connection, $tables);
                (new BookKeys($connection))->fillIn();
                $needs = new ImageNeedRepository($connection, $this->clock);
                for ($last = 0; null !== $last; $last = $needs->next($last, null));
                (new PartRecount($connection))->run(static fn (callable $step): int => $step());
            });
            foreach ($tables as $table => $rows) {
                $progress(sprintf('%s: %d rows', $table, count($rows)));
            }
        } elseif ($this->holdsDemo()) {
            $progress('The demo catalogue is here already and stays as it is.');
        } else {
            throw new CatalogueInUse();
        }
        (new DemoRentalRequests($this->connection, $this->clock))->write();
        (new DemoSettings())->write();
        (new DemoContent())->write($progress);
    }

    /**
     * Everything that seed() writes into the dealership's tables.
     *
     * @return array<string, list<Row>>
     */
    public function tables(): array
    {
        $machines = (new DemoMachines($this->clock))->tables();

        $tables = array_merge(
            (new DemoBranches($this->clock))->tables(),
            $machines,
            (new DemoMachineDetails($machines['machines']))->tables(),
            (new DemoRentals())->tables(),
            (new DemoAttachments())->tables(),
            (new DemoSalesTeam())->tables(),
            (new DemoPartTables())->tables(),
            (new DemoPartsBooks())->tables(),
        );
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        foreach (['parts', 'attachments', 'rental_classes', 'models', 'model_assemblies'] as $table) {
            $tables[$table] = array_map(static fn (array $row): array => $row + ['updated_at' => $now], $tables[$table]);
        }

        return $tables;
    }

    /** @param list<string> $tables */
    private function isEmpty(array $tables): bool
    {
        return array_all($tables, fn (string $table): bool => null === $this->connection->row('SELECT 1 FROM ' . self::catalogue($table) . ' LIMIT 1'));
    }

    /** The demo, of this version or an older one, is known by its first parts: nobody else has these numbers under these ids. */
    private function holdsDemo(): bool
    {
        $first = array_column(array_slice(DemoParts::first(), 0, self::KNOWN_BY), 'number', 'id');
        $found = array_column(
            $this->connection->rows('SELECT id, part_number FROM {parts} WHERE id <= %d ORDER BY id', [count($first)]),
            'part_number',
            'id',
        );

        return $first === $found;
    }

    /** @param list<string> $tables */
    private function clear(Connection $connection, array $tables): void
    {
        foreach ($tables as $table) {
            $connection->execute('DELETE FROM ' . self::catalogue($table));
        }
    }

    /** The table without the placeholder part, which belongs to the schema and is never touched. */
    private static function catalogue(string $table): string
    {
        return sprintf('{%s}', $table) . ('parts' === $table ? sprintf(' WHERE id <> %d', Part::PLACEHOLDER_ID) : '');
    }

    /** @param array<string, list<Row>> $tables */
    private function write(Connection $connection, array $tables): void
    {
        foreach ($tables as $table => $rows) {
            $connection->insertMany($table, $rows);
        }
    }
}
