<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\MariaDbDriver;
use Coleman\Api\Database\SqliteDriver;
use Coleman\Tests\Integration\TestCase;

/** All or nothing, on both engines, whatever breaks half way. */
final class TransactionTest extends TestCase
{
    private function insert(Connection $connection, string $bucket): void
    {
        $connection->insert('rate_limits', ['bucket' => $bucket, 'started_ms' => 1, 'hits' => 1, 'previous_hits' => 0, 'expires_at' => '2030-01-01 00:00:00']);
    }

    public function testCommitsEverythingOfASuccessfulRun(): void
    {
        $this->modules()->foundation->transaction()->run(function (Connection $connection): void {
            $this->insert($connection, 'a');
            $this->insert($connection, 'b');
        });

        self::assertSame(2, $this->rows('rate_limits'));
    }

    public function testAnExceptionLeavesNothing(): void
    {
        try {
            $this->modules()->foundation->transaction()->run(function (Connection $connection): never {
                $this->insert($connection, 'a');
                throw new \DomainException('no');
            });
        } catch (\DomainException) {
            self::assertSame(0, $this->rows('rate_limits'));
        }
        self::assertSame(0, $this->rows('rate_limits'));
    }

    public function testAFailedReadBetweenTwoWritesLeavesNothingEvenWhenItIsSwallowed(): void
    {
        $thrown = null;
        try {
            $this->modules()->foundation->transaction()->run(function (Connection $connection): void {
                $this->insert($connection, 'a');
                try {
                    $connection->rows('SELECT nothing FROM {no_such_table}');
                } catch (DatabaseError) {
                    // A careless caller goes on: the second write must not commit on its own.
                }
                $this->insert($connection, 'b');
            });
        } catch (DatabaseError $error) {
            $thrown = $error;
        }

        self::assertInstanceOf(DatabaseError::class, $thrown);
        self::assertSame(0, $this->rows('rate_limits'));
    }

    public function testPutsWhatIsMissingAndSetsWhatIsThere(): void
    {
        $connection = $this->modules()->foundation->connection();
        $row = static fn (string $bucket, int $hits): array => ['bucket' => $bucket, 'started_ms' => 1, 'hits' => $hits, 'previous_hits' => 0, 'expires_at' => '2030-01-01 00:00:00'];
        $connection->upsertMany('rate_limits', [$row('a', 1), $row('b', 2)], ['bucket']);
        $connection->upsertMany('rate_limits', [$row('b', 3), $row('c', 4)], ['bucket']);
        $connection->upsertMany('rate_limits', [], ['bucket']);

        self::assertSame(1, $connection->execute('UPDATE {rate_limits} SET previous_hits = %d WHERE bucket = %s', [9, 'c']));
        self::assertSame(
            [['a', '1', '0'], ['b', '3', '0'], ['c', '4', '9']],
            array_map(array_values(...), $connection->rows('SELECT bucket, hits, previous_hits FROM {rate_limits} ORDER BY bucket')),
        );
    }

    public function testPutsOnlyWhatIsMissing(): void
    {
        $connection = $this->modules()->foundation->connection();
        $row = static fn (string $bucket, int $hits): array => ['bucket' => $bucket, 'started_ms' => 1, 'hits' => $hits, 'previous_hits' => 0, 'expires_at' => '2030-01-01 00:00:00'];
        self::assertSame(2, $connection->insertMissing('rate_limits', [$row('a', 1), $row('b', 2)]));
        self::assertSame(1, $connection->insertMissing('rate_limits', [$row('b', 3), $row('c', 4)]));
        self::assertSame(0, $connection->insertMissing('rate_limits', [$row('c', 5)]));
        self::assertSame(0, $connection->insertMissing('rate_limits', []));
        self::assertSame(
            [['a', '1'], ['b', '2'], ['c', '4']],
            array_map(array_values(...), $connection->rows('SELECT bucket, hits FROM {rate_limits} ORDER BY bucket')),
        );
    }

    public function testAddsToWhatIsThere(): void
    {
        $connection = $this->modules()->foundation->connection();
        $row = static fn (string $bucket, int $hits): array => ['bucket' => $bucket, 'started_ms' => $hits, 'hits' => $hits, 'previous_hits' => 0, 'expires_at' => '2030-01-01 00:00:00'];
        $set = ['hits' => 'hits + {new:hits}', 'previous_hits' => '{new:hits}'];
        $connection->upsertMany('rate_limits', [$row('a', 1), $row('b', 2)], ['bucket'], $set);
        $connection->upsertMany('rate_limits', [$row('b', 3), $row('b', 4), $row('c', 5)], ['bucket'], $set);
        self::assertSame(
            [['a', '1', '1', '0'], ['b', '2', '9', '4'], ['c', '5', '5', '0']],
            array_map(array_values(...), $connection->rows('SELECT bucket, started_ms, hits, previous_hits FROM {rate_limits} ORDER BY bucket')),
        );
    }

    public function testFaultsAreToldApart(): void
    {
        $kinds = static fn (DatabaseError $error): array => [$error->retryable, $error->duplicate];
        self::assertSame([true, false], $kinds(MariaDbDriver::error('Lock wait timeout exceeded; try restarting transaction', 'test')));
        self::assertSame([true, false], $kinds(MariaDbDriver::error('WSREP has not yet prepared node for application use', 'test')));
        self::assertSame([false, false], $kinds(MariaDbDriver::error('Lost connection to MySQL server during query', 'COMMIT')));
        self::assertSame([false, true], $kinds(MariaDbDriver::error("Duplicate entry 'a' for key 'PRIMARY'", 'test')));
        self::assertSame([false, false], $kinds(MariaDbDriver::error('There is no such table', 'test')));
        self::assertSame([true, false], $kinds(SqliteDriver::error('SQLSTATE[HY000]: General error: 6 database table is locked', 'test')));
        self::assertSame([false, true], $kinds(SqliteDriver::error('SQLSTATE[23000]: 19 UNIQUE constraint failed: a.b', 'test')));
        $shown = SqliteDriver::error("<div>SQLSTATE[HY000]: it&#039;s away</div>\n<p>more</p>", 'SELECT 1');
        self::assertSame("SQLSTATE[HY000]: it's away in: SELECT 1", $shown->getMessage());
    }

    /** @testWith ["insertMany"]
     *            ["plainRows"]
     *            ["execute"]
     */
    public function testWhatGoesPastWpdbEndsWithTheRest(string $how): void
    {
        $row = static fn (string $bucket): array => ['bucket' => $bucket, 'started_ms' => 1, 'hits' => 1, 'previous_hits' => 0, 'expires_at' => '2030-01-01 00:00:00'];
        $thrown = null;
        try {
            $this->modules()->foundation->transaction()->run(function (Connection $connection) use ($row, $how): void {
                $connection->insertMany('rate_limits', [$row('a'), $row('b')]);
                self::assertCount(2, $connection->rows('SELECT bucket FROM {rate_limits} WHERE bucket >= %s AND hits = %d', ['a', 1]));
                try {
                    match ($how) {
                        'insertMany' => $connection->insertMany('rate_limits', [$row('c'), $row('a')]),
                        'plainRows' => $connection->rows('SELECT nothing FROM {no_such_table}'),
                        default => $connection->execute('DELETE FROM {no_such_table}'),
                    };
                } catch (DatabaseError) {
                    // A careless caller goes on.
                }
                $this->insert($connection, 'd');
            });
        } catch (DatabaseError $error) {
            $thrown = $error;
        }

        self::assertInstanceOf(DatabaseError::class, $thrown);
        self::assertSame(0, $this->rows('rate_limits'));
    }

    public function testManyRowsAreWrittenOutsideATransactionToo(): void
    {
        $connection = $this->modules()->foundation->connection();
        $row = static fn (int $number): array => ['bucket' => 'b' . $number, 'started_ms' => 1, 'hits' => $number, 'previous_hits' => 0, 'expires_at' => '2030-01-01 00:00:00'];
        $connection->insertMany('rate_limits', []);
        $connection->insertMany('rate_limits', array_map($row, range(1, 600)));
        self::assertSame(600, $this->rows('rate_limits'));
        self::assertSame([['hits' => '600', 'missing' => null]], $connection->rows('SELECT hits, NULL AS missing FROM {rate_limits} WHERE bucket = %s', ['b600']));

        foreach ([[601, 1], [...range(601, 700), 1]] as $numbers) {
            try {
                $connection->insertMany('rate_limits', array_map($row, $numbers));
                self::fail('A row was inserted twice.');
            } catch (DatabaseError $error) {
                self::assertTrue($error->duplicate);
            }
            self::assertSame(600, $this->rows('rate_limits'), 'A statement that fails leaves nothing behind.');
        }
        // No transaction is left open.
        $this->modules()->foundation->transaction()->run(fn (Connection $connection) => $this->insert($connection, 'a'));
        self::assertSame('1', $connection->value('SELECT COUNT(*) FROM {rate_limits} WHERE bucket = %s', ['a']));
    }

    public function testAFailedLastStatementThatIsSwallowedIsNotCommitted(): void
    {
        $thrown = null;
        try {
            $this->modules()->foundation->transaction()->run(function (Connection $connection): void {
                $this->insert($connection, 'a');
                try {
                    $this->insert($connection, 'a');
                } catch (DatabaseError $error) {
                    self::assertTrue($error->duplicate);
                }
            });
        } catch (DatabaseError $error) {
            $thrown = $error;
        }

        self::assertInstanceOf(DatabaseError::class, $thrown);
        self::assertSame(0, $this->rows('rate_limits'));
    }

    public function testAKilledConnectionBetweenTwoWritesLeavesNothing(): void
    {
        global $wpdb;
        $handle = $wpdb->dbh;
        $thrown = null;
        try {
            $this->modules()->foundation->transaction()->run(function (Connection $connection) use ($handle): void {
                $this->insert($connection, 'a');
                $this->breakConnection($handle);
                $this->insert($connection, 'b');
            });
        } catch (DatabaseError $error) {
            $thrown = $error;
        }
        self::assertInstanceOf(DatabaseError::class, $thrown);
        $wpdb->check_connection(false);
        self::assertSame(0, $this->rows('rate_limits'));
    }

    public function testTransactionsDoNotNest(): void
    {
        $transaction = $this->modules()->foundation->transaction();
        $this->expectException(\LogicException::class);
        $transaction->run(static fn () => $transaction->run(static fn () => null));
    }

    public function testALockedDatabaseRunsTheWholeWorkAgain(): void
    {
        $tries = 0;
        $this->modules()->foundation->transaction()->run(function (Connection $connection) use (&$tries): void {
            $this->insert($connection, 'a');
            if (++$tries < 3) {
                throw MariaDbDriver::error('Deadlock found when trying to get lock', 'test');
            }
        });

        self::assertSame(3, $tries);
        self::assertSame(1, $this->rows('rate_limits'));
    }

    public function testAfterThreeTriesTheCallerLearnsOfIt(): void
    {
        $tries = 0;
        try {
            $this->modules()->foundation->transaction()->run(static function () use (&$tries): never {
                $tries++;
                throw SqliteDriver::error('database is locked', 'test');
            });
        } catch (DatabaseError $error) {
            self::assertTrue($error->retryable);
        }
        self::assertSame(3, $tries);
    }

    public function testConflictsAreTriedUntilEveryOtherBuyerWasServed(): void
    {
        $tries = 0;
        $this->modules()->foundation->transaction()->run(function (Connection $connection) use (&$tries): void {
            $this->insert($connection, 'a');
            if (++$tries < 20) {
                throw MariaDbDriver::error('Deadlock found when trying to get lock; try restarting transaction', 'COMMIT');
            }
        });
        self::assertSame([20, 1], [$tries, $this->rows('rate_limits')]);
    }

    public function testANodeWithoutItsClusterIsLeftForAnotherConnection(): void
    {
        global $wpdb;
        $connections = [];
        $this->modules()->foundation->transaction()->run(function (Connection $connection) use (&$connections, $wpdb): void {
            $connections[] = $wpdb->dbh;
            $this->insert($connection, 'a');
            if (count($connections) < 3) {
                throw MariaDbDriver::error('WSREP has not yet prepared node for application use', 'test');
            }
        });
        self::assertSame(1, $this->rows('rate_limits'));
        self::assertCount(3, $connections);
        // A file has no node to leave.
        self::assertSame($this->modules()->foundation->connection()->isSqlite(), $connections[0] === $connections[1]);
    }

    public function testACommitWhoseAnswerIsLostIsNotRunAgain(): void
    {
        global $wpdb;
        $tries = 0;
        $thrown = null;
        try {
            $this->modules()->foundation->transaction()->run(function (Connection $connection) use (&$tries, $wpdb): void {
                $tries++;
                $this->insert($connection, 'a');
                $connection->beforeCommit('test', fn () => $this->breakConnection($wpdb->dbh));
            });
        } catch (DatabaseError $error) {
            $thrown = $error;
        }
        $wpdb->check_connection(false);
        self::assertSame([1, false], [$tries, $thrown?->retryable]);
    }

    public function testTheNextTransactionAfterAFaultIsHealthy(): void
    {
        try {
            $this->modules()->foundation->transaction()->run(static fn (Connection $connection) => $connection->execute('UPDATE {no_such_table} SET a = 1'));
        } catch (DatabaseError) {
            $this->modules()->foundation->transaction()->run(fn (Connection $connection) => $this->insert($connection, 'c'));
        }
        self::assertSame(1, $this->rows('rate_limits'));
    }

    private function breakConnection(object $handle): void
    {
        if ($handle instanceof \mysqli) {
            // A second connection kills the first, as a failing server would.
            $other = mysqli_init();
            self::assertInstanceOf(\mysqli::class, $other);
            [$host, $port] = explode(':', DB_HOST) + [1 => '3306'];
            is_numeric($port)
                ? $other->real_connect($host, DB_USER, DB_PASSWORD, DB_NAME, (int) $port)
                : $other->real_connect('localhost', DB_USER, DB_PASSWORD, DB_NAME, 0, $port);
            $other->query('KILL ' . $handle->thread_id);
            $other->close();
            usleep(20_000);

            return;
        }
        // SQLite has no connection to lose; a statement that fails rolls back there, which is the same to us.
        global $wpdb;
        $shown = $wpdb->suppress_errors(true);
        $wpdb->query('ROLLBACK');
        $wpdb->suppress_errors($shown);
    }
}
