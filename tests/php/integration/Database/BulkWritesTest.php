<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Transaction;
use Coleman\Tests\Integration\SavedHooks;
use Coleman\Tests\Integration\TestCase;

/** A transaction that writes much goes on while MariaDB writes; what it leaves behind is the same as when it waits. */
final class BulkWritesTest extends TestCase
{
    use SavedHooks;

    private Connection $bulk;

    protected function setUp(): void
    {
        parent::setUp();
        $this->saveHooks('query');
        global $wpdb;
        $this->bulk = Connection::of($wpdb);
    }

    protected function tearDown(): void
    {
        $this->restoreHooks();
        parent::tearDown();
    }

    /** Transactions of random statements, some refused, beside what an array makes of them. */
    public function testRandomTransactionsLeaveWhatTheyWouldIfEachStatementWereWaitedFor(): void
    {
        mt_srand(19);
        $expected = [];
        [$committed, $refused] = [0, 0];
        for ($round = 0; $round < 150; ++$round) {
            $rows = $expected;
            $isRefused = false;
            try {
                (new Transaction($this->bulk))->run(function (Connection $connection) use (&$rows, &$isRefused): void {
                    $connection->goAhead();
                    for ($statement = mt_rand(1, 8); $statement > 0; --$statement) {
                        $this->runOne($connection, $rows, $isRefused);
                    }
                    if (0 === mt_rand(0, 9)) {
                        throw new \DomainException('The caller thinks better of it.');
                    }
                });
                self::assertFalse($isRefused, "round {$round}: a refused statement was committed");
                $expected = $rows;
                ++$committed;
            } catch (DatabaseError $error) {
                self::assertTrue($isRefused, $error->getMessage());
                self::assertTrue($error->duplicate);
                ++$refused;
            } catch (\DomainException) {
                // Nothing of it remains.
            }
            ksort($expected);
            self::assertSame($expected, $this->stored($this->bulk), "round {$round}");
        }
        self::assertGreaterThan(30, $committed);
        self::assertGreaterThan(30, $refused);
    }

    public function testARefusalIsToldToWhoeverAsksNext(): void
    {
        global $wpdb;
        $asked = null;
        try {
            (new Transaction($this->bulk))->run(static function (Connection $connection) use ($wpdb, &$asked): void {
                $connection->goAhead();
                try {
                    $connection->insertMany('rate_limits', [self::row(1, 1), self::row(1, 2)]);
                    // WordPress, which would write outside the transaction.
                    $asked = $wpdb->get_var('SELECT 1');
                } catch (DatabaseError) {
                    // A careless caller goes on.
                }
                $connection->insertMany('rate_limits', [self::row(2, 2)]);
            });
            self::fail('It was committed.');
        } catch (DatabaseError) {
            self::assertNull($asked);
        }
        self::assertSame([], $this->stored($this->bulk));
        // The next begins anew.
        (new Transaction($this->bulk))->run(static fn (Connection $connection) => $connection->insertMany('rate_limits', [self::row(3, 3)]));
        self::assertSame([3 => 3], $this->stored($this->bulk));
    }

    /** What relies on a refusal, as rentals do on days that are taken, hears of it where it writes. */
    public function testOtherTransactionsOfTheProcessWait(): void
    {
        (new Transaction($this->bulk))->run(static function (Connection $connection): void {
            $connection->goAhead();
            $connection->insertMany('rate_limits', [self::row(1, 1)]);
        });
        $where = '';
        try {
            (new Transaction($this->bulk))->run(static function (Connection $connection) use (&$where): void {
                $where = 'insert';
                $connection->insertMany('rate_limits', [self::row(1, 2)]);
                $where = 'behind it';
            });
        } catch (DatabaseError $error) {
            self::assertTrue($error->duplicate);
        }
        // Nor does it begin outside of one.
        $this->bulk->goAhead();
        try {
            $this->bulk->insertMany('rate_limits', [self::row(1, 2)]);
            $where = 'behind it';
        } catch (DatabaseError $error) {
            self::assertTrue($error->duplicate);
        }

        self::assertSame('insert', $where);
    }

    public function testManyRowsAreDeletedByTheirKeys(): void
    {
        $numbers = range(1, 1200);
        $this->bulk->insertMany('rate_limits', array_map(static fn (int $number): array => self::row($number, $number), $numbers));
        $this->bulk->deleteMany('rate_limits', []);
        $gone = array_filter($numbers, static fn (int $number): bool => 0 !== $number % 3);
        $this->bulk->deleteMany('rate_limits', array_map(static fn (int $number): array => ['hits' => $number, 'bucket' => 'b' . $number], array_values($gone)));

        self::assertSame(range(3, 1200, 3), array_keys($this->stored($this->bulk)));
    }

    public function testWordPressAsksMeanwhile(): void
    {
        global $wpdb;
        $answers = [];
        (new Transaction($this->bulk))->run(static function (Connection $connection) use ($wpdb, &$answers): void {
            $connection->goAhead();
            for ($at = 0; $at < 5; ++$at) {
                $connection->insertMany('rate_limits', array_map(static fn (int $number): array => self::row($number, $at), range($at * 1000 + 1, $at * 1000 + 1000)));
                $answers[] = $wpdb->get_var("SELECT {$at}");
                delete_option('coleman_no_such_option');
            }
        });

        self::assertSame(['0', '1', '2', '3', '4'], $answers);
        self::assertCount(5000, $this->stored($this->bulk));
    }

    /**
     * One statement of any kind, and what an array makes of it.
     *
     * @param array<int, int> $rows hits by number
     */
    private function runOne(Connection $connection, array &$rows, bool &$isRefused): void
    {
        $some = array_unique(array_map(static fn (): int => mt_rand(1, 40), range(1, mt_rand(1, 12))));
        $hits = mt_rand(1, 1000);
        switch (mt_rand(0, 7)) {
            case 0:
            case 1:
                $isRefused = $isRefused || [] !== array_intersect_key($rows, array_flip($some));
                $rows += array_fill_keys($some, $hits);
                $connection->insertMany('rate_limits', array_map(static fn (int $number): array => self::row($number, $hits), array_values($some)));
                break;
            case 2:
                $rows = array_fill_keys($some, $hits) + $rows;
                $connection->upsertMany('rate_limits', array_map(static fn (int $number): array => self::row($number, $hits), array_values($some)), ['bucket']);
                break;
            case 3:
                self::assertSame(count(array_diff_key(array_flip($some), $rows)), $connection->insertMissing('rate_limits', array_map(static fn (int $number): array => self::row($number, $hits), array_values($some))));
                $rows += array_fill_keys($some, $hits);
                break;
            case 4:
                $connection->execute('DELETE FROM {rate_limits} WHERE bucket = %s', ['b' . $some[0]]);
                unset($rows[$some[0]]);
                break;
            case 5:
                // Every other one by hits that no row has: those stay.
                $keys = array_map(static fn (int $number): array => ['bucket' => 'b' . $number, 'hits' => 0 === $number % 2 ? $rows[$number] ?? 0 : -1], array_values($some));
                $connection->deleteMany('rate_limits', $keys);
                $rows = array_diff_key($rows, array_flip(array_filter($some, static fn (int $number): bool => 0 === $number % 2)));
                break;
            case 6:
                ksort($rows);
                self::assertSame($rows, $this->stored($connection));
                break;
            default:
                global $wpdb;
                self::assertSame('7', $wpdb->get_var('SELECT 7'));
        }
    }

    /** @return array<int, int> hits by number */
    private function stored(Connection $connection): array
    {
        $stored = [];
        foreach ($connection->rows('SELECT bucket, hits FROM {rate_limits}') as $row) {
            $stored[(int) substr((string) $row['bucket'], 1)] = (int) $row['hits'];
        }
        ksort($stored);

        return $stored;
    }

    /** @return array<string, string|int> */
    private static function row(int $number, int $hits): array
    {
        return ['bucket' => 'b' . $number, 'started_ms' => 1, 'hits' => $hits, 'previous_hits' => 0, 'expires_at' => '2030-01-01 00:00:00'];
    }
}
