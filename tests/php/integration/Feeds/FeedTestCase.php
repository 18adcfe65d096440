<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Parts\Part;
use Coleman\Tests\Integration\TestCase;

/** Feeds of made-up parts, which leave with the test. */
abstract class FeedTestCase extends TestCase
{
    protected const VENDOR = 'Feed Test';

    protected function setUp(): void
    {
        parent::setUp();
        $this->clearMails();
    }

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE vendor_name = %s', [self::VENDOR]));
        $connection->execute('DELETE FROM {parts} WHERE vendor_name = %s', [self::VENDOR]);
        $this->modules()->parts->counts()->recountFamily(0);
        $this->modules()->search->index()->remove($ids);
        foreach (['feeds', 'feed_runs', 'feed_items', 'feed_keys', 'feed_held', 'search_queue'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $connection->execute('UPDATE {feed_state} SET run_id = 0, version = version + 1');
        array_map(unlink(...), glob(WP_CONTENT_DIR . '/coleman-feeds/*.*') ?: []);
        $this->clearMails();
        parent::tearDown();
    }

    /** @param int|list<int> $numbers so many parts, or these */
    protected function csv(int|array $numbers, string $price = '1.00'): string
    {
        return "part_number,vendor,description,price\n" . implode('', array_map(
            static fn (int $number): string => "FT-$number,Feed Test,Part $number,$price\n",
            is_int($numbers) ? range(1, $numbers) : $numbers,
        ));
    }

    protected function bring(string $text, bool $isFull = true, string $name = '', bool $isDry = false): FeedRun
    {
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);

        return $this->modules()->feeds->service()->import(new FeedImport('parts', $path, 'feed.csv', $name, $isFull, removal: Removal::AtOnce, isDry: $isDry));
    }

    protected function import(string $text, bool $isFull = true): FeedRun
    {
        return $this->modules()->feeds->service()->resume($this->bring($text, $isFull));
    }

    /** As it is written. */
    protected function stored(FeedRun $run): FeedRun
    {
        return $this->modules()->feeds->repository()->run($run->id) ?? self::fail('The run is not there.');
    }

    protected function part(string $number): Part
    {
        return $this->modules()->parts->repository()->byNumber($number)[0] ?? self::fail("$number is not there.");
    }

    private function clearMails(): void
    {
        foreach (['outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
