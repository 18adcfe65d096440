<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\IdSteps;
use Coleman\Api\Feeds\FeedItemRepository;
use Coleman\Tests\Integration\TestCase;

/** Housekeeping deletes so little at a time that nobody waits for long. */
final class PortionsTest extends TestCase
{
    use OtherConnection;

    private const PAST = '2020-01-01 00:00:00';

    private const FUTURE = '2099-01-01 00:00:00';

    protected function tearDown(): void
    {
        foreach (['carts', 'cart_items', 'rate_limits'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        parent::tearDown();
    }

    public function testAThousandRowsGoAtATimeAndOthersWriteInBetween(): void
    {
        global $wpdb;
        $connection = Connection::of($wpdb);
        $connection->insertMany('rate_limits', array_map(
            static fn (int $number): array => ['bucket' => "portions-$number", 'started_ms' => 0, 'hits' => 1, 'previous_hits' => 0, 'expires_at' => $number <= 2_500 ? self::PAST : self::FUTURE],
            range(1, 2_503),
        ));
        $before = $connection->queries();
        self::assertSame(2_500, $connection->deleteInPortions('rate_limits', 'expires_at < %s', ['2021-01-01 00:00:00']));
        self::assertSame([3, 3], [$connection->queries() - $before, $this->rows('rate_limits')]);
        self::assertSame(0, $connection->deleteInPortions('rate_limits', 'expires_at < %s', ['2021-01-01 00:00:00']));

        if (!self::isMariadb()) {
            $file = (string) ($connection->rows('PRAGMA database_list')[0]['file'] ?? '');
            $other = fopen($file . '-writers', 'c') ?: self::fail($file);
            flock($other, LOCK_SH);
            $begun = microtime(true);
            $connection->deleteInPortions('rate_limits', 'expires_at < %s', ['2100-01-01 00:00:00']);
            self::assertGreaterThanOrEqual(0.25, microtime(true) - $begun);
            fclose($other);
        }
    }

    public function testWhatBelongsToThemGoesWithThem(): void
    {
        $connection = $this->modules()->foundation->connection();
        $cart = static fn (int $number): array => ['owner' => "g:portions-$number", 'version' => 0, 'item_count' => 2, 'expires_at' => $number <= 1_200 ? self::PAST : self::FUTURE];
        $connection->insertMany('carts', array_map($cart, range(1, 1_202)));
        foreach ([1, 2] as $part) {
            $connection->insertMany('cart_items', array_map(
                static fn (array $row): array => ['cart_id' => (int) $row['id'], 'part_id' => $part, 'custom_key' => '', 'customer_part_number' => '', 'customer_part_description' => '', 'quantity' => 1],
                $connection->rows('SELECT id FROM {carts}'),
            ));
        }
        self::assertSame(1_200, (new IdSteps($connection, 'carts'))->delete('expires_at < %s', ['2021-01-01 00:00:00'], ['cart_items' => 'cart_id']));
        self::assertSame([2, 4], [$this->rows('carts'), $this->rows('cart_items')]);

        $connection->execute('UPDATE {carts} SET expires_at = %s', [self::PAST]);
        $this->modules()->carts->repository()->purgeExpired($this->modules()->foundation->transaction());
        self::assertSame([0, 0], [$this->rows('carts'), $this->rows('cart_items')]);
    }

    public function testTheKeysOfAFeedGoFiveThousandAtATime(): void
    {
        $connection = $this->modules()->foundation->connection();
        $run = 99_999_999;
        $connection->insertMany('feed_keys', array_map(
            static fn (int $line): array => ['run_id' => $run, 'item_key' => md5((string) $line), 'line' => $line, 'ref' => "P-$line", 'snapshot_at' => 0],
            range(1, 10_001),
        ));
        $items = new FeedItemRepository($connection);
        $before = $connection->queries();
        $items->forgetClaims($run);
        self::assertSame(3, $connection->queries() - $before);
        self::assertNotContains($run, $items->claimants());
    }

    /** Once a whole scan of all lines was locked, and waited for whoever changed one. */
    public function testExpiredCartsAreSweptWhileSomebodyIsAtWorkOnAnother(): void
    {
        if (!self::isMariadb()) {
            self::markTestSkipped('SQLite has one writer at a time.');
        }
        $connection = $this->modules()->foundation->connection();
        $connection->insertMany('carts', [
            ['owner' => 'g:expired', 'version' => 0, 'item_count' => 1, 'expires_at' => self::PAST],
            ['owner' => 'g:at-work', 'version' => 0, 'item_count' => 1, 'expires_at' => self::FUTURE],
        ]);
        foreach ($connection->rows('SELECT id FROM {carts}') as $row) {
            $connection->insert('cart_items', ['cart_id' => (int) $row['id'], 'part_id' => 1, 'custom_key' => '', 'customer_part_number' => '', 'customer_part_description' => '', 'quantity' => 1]);
        }
        [$host, $port] = explode(':', (string) constant('DB_HOST'));
        $other = new \mysqli($host, (string) constant('DB_USER'), (string) constant('DB_PASSWORD'), (string) constant('DB_NAME'), (int) $port);
        $patience = $connection->value('SELECT @@innodb_lock_wait_timeout');
        $connection->execute('SET SESSION innodb_lock_wait_timeout = 1');
        try {
            $other->begin_transaction();
            $other->query(sprintf("UPDATE %s SET quantity = 2 WHERE cart_id = (SELECT id FROM %s WHERE owner = 'g:at-work')", $connection->table('cart_items'), $connection->table('carts')));
            $this->modules()->carts->repository()->purgeExpired($this->modules()->foundation->transaction());
            self::assertSame([1, 1], [$this->rows('carts'), $this->rows('cart_items')]);
        } finally {
            $other->close();
            $connection->execute('SET SESSION innodb_lock_wait_timeout = %d', [$patience]);
        }
    }
}
