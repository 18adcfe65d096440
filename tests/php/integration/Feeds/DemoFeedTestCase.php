<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedOptions;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;
use Coleman\Tests\Integration\TestCase;

/** Feeds that change the demo: what they write is put back as it was. */
abstract class DemoFeedTestCase extends TestCase
{
    /** Tables that feeds of the test write. */
    protected const TABLES = [];

    /** Tables of their own. */
    private const OWN = ['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'feed_ids', 'search_queue', 'kept_fields', 'inventory_events'];

    /** @var array<string, list<array<string, string|null>>> the demo's rows */
    private static array $demo = [];

    protected function setUp(): void
    {
        parent::setUp();
        // They are read once: were a changed branch the first, later tests would be told of it.
        $this->modules()->branches->locations()->all();
        foreach (static::TABLES as $table) {
            self::$demo[$table] ??= $this->connection()->rows(sprintf('SELECT * FROM {%s}', $table));
        }
        // Orders of tests before hold pieces, which the stock of a feed would be reckoned with.
        foreach (['order_stock', 'order_lines', 'orders'] as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->forget();
    }

    protected function tearDown(): void
    {
        $indexed = array_intersect(CompositeId::EQUIPMENT, static::TABLES);
        $ids = $this->ids($indexed);
        foreach (static::TABLES as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
            $this->connection()->insertMany($table, self::$demo[$table]);
        }
        $this->modules()->search->index()->put(array_values(array_unique([...$ids, ...$this->ids($indexed)])), Kind::Equipment);
        $this->forget();
        parent::tearDown();
    }

    protected function connection(): Connection
    {
        return $this->modules()->foundation->connection();
    }

    /**
     * Takes in a full feed; it must come to its end.
     *
     * @param array<string, string>|null $mapping
     * @param array<string, string>|null $constants
     */
    protected function import(string $kind, string $text, bool $isDry = false, ?array $mapping = null, ?array $constants = null, string $name = '', bool $isFull = true, ?FeedOptions $options = null): FeedRun
    {
        $feeds = $this->modules()->feeds->service();
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);
        $run = $feeds->resume($feeds->import(new FeedImport($kind, $path, "$kind.csv", $name, $isFull, $mapping, $constants, Removal::AtOnce, $isDry, options: $options)));
        self::assertSame($isDry ? RunState::Compared : RunState::Applied, $run->state, $run->message);

        return $run;
    }

    /**
     * A file of CSV.
     *
     * @param list<array<string, string|int|null>> $rows
     */
    protected static function csv(array $rows): string
    {
        $stream = fopen('php://memory', 'w+b') ?: self::fail('There is no memory.');
        foreach ([array_keys($rows[0] ?? []), ...array_map(array_values(...), $rows)] as $row) {
            fputcsv($stream, $row, ',', '"', '');
        }
        rewind($stream);

        return (string) stream_get_contents($stream);
    }

    /** Cents as files write them. */
    protected static function dollars(?string $cents): string
    {
        return null === $cents ? '' : sprintf('%.2f', (int) $cents / 100);
    }

    /** @return array<string, int> what has come of a run: new, changed, same, bad, vanished */
    protected static function outcome(FeedRun $run): array
    {
        return array_filter([
            'new' => $run->count('done_new'),
            'changed' => $run->count('done_changed'),
            'same' => $run->count('same'),
            'bad' => $run->count('bad'),
            'vanished' => $run->count('done_vanish'),
        ]);
    }

    /** @return list<string> */
    protected static function faults(FeedRun $run): array
    {
        return $run->samples['bad'] ?? [];
    }

    /** What a search for words answers. */
    protected function found(string $words): string
    {
        return (string) wp_json_encode($this->call('GET', '/search', ['q' => $words])->get_data());
    }

    /**
     * All that the feeds of the test write, to see that nothing has changed.
     *
     * @return array<string, list<array<string, string|null>>>
     */
    protected function everything(): array
    {
        $all = [];
        foreach (static::TABLES as $table) {
            $all[$table] = $this->connection()->rows(sprintf('SELECT * FROM {%s} ORDER BY 1, 2', $table));
        }

        return $all;
    }

    /**
     * @param array<int, string> $tables
     * @return list<int>
     */
    private function ids(array $tables): array
    {
        $ids = [];
        foreach ($tables as $type => $table) {
            foreach ($this->connection()->rows(sprintf('SELECT id FROM {%s}', $table)) as $row) {
                $ids[] = CompositeId::encode($type, (int) $row['id']);
            }
        }

        return $ids;
    }

    private function forget(): void
    {
        foreach (self::OWN as $table) {
            $this->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
    }
}
