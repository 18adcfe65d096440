<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\SqliteWriters;
use Coleman\Api\Database\Transaction;
use Coleman\Tests\Integration\SavedHooks;
use Coleman\Tests\Integration\TestCase;

/** Visitors write between the transactions of a feed. */
final class SqliteWritersTest extends TestCase
{
    use SavedHooks;

    private string $database = '';

    /** @var resource of somebody else who writes */
    private mixed $other = null;

    /** Transactions of a feed that a visitor may wait for: one was under way, and others who wait may be first. */
    private const MOST = 4;

    protected function setUp(): void
    {
        parent::setUp();
        $this->saveHooks('query', 'pre_http_request', 'pre_wp_mail');
        $this->database = (string) tempnam(get_temp_dir(), 'writers');
        $this->other = self::open($this->database);
    }

    protected function tearDown(): void
    {
        fclose($this->other);
        array_map(unlink(...), [$this->database, $this->database . '-writers']);
        $this->restoreHooks();
        parent::tearDown();
    }

    public function testWhoWaitsSaysSoUntilTheWriteIsDone(): void
    {
        $writers = SqliteWriters::ofProcess($this->database);
        self::assertSame('written', $writers->waiting(function (): string {
            self::assertFalse(flock($this->other, LOCK_EX | LOCK_NB));

            return 'written';
        }));
        try {
            $writers->waiting(static fn () => throw new \DomainException('It was refused.'));
        } catch (\DomainException) {
            self::assertTrue(flock($this->other, LOCK_EX | LOCK_NB));
        }
    }

    public function testAFeedLetsThemWriteAndGoesOnWhenTheyDoNotCome(): void
    {
        $writers = SqliteWriters::ofProcess($this->database);
        $version = 1;
        $wait = static function () use ($writers, &$version): float {
            $begun = microtime(true);
            $writers->letOthersWrite(static function () use (&$version): string {
                return (string) $version;
            });

            return microtime(true) - $begun;
        };
        flock($this->other, LOCK_SH);
        self::assertGreaterThanOrEqual(0.25, $wait());
        // Who was done, and says so still, holds it up less and less.
        self::assertGreaterThanOrEqual(0.125, $wait());
        $waits = array_map($wait, range(1, 6));
        self::assertGreaterThanOrEqual(0.025, min($waits));
        self::assertLessThan(0.125, min($waits));
        // Until somebody comes again.
        $writers->letOthersWrite(static function () use (&$version): string {
            return (string) $version++;
        });
        self::assertGreaterThanOrEqual(0.25, $wait());
        flock($this->other, LOCK_UN);
        // Nor is it in their way afterward.
        $wait();
        self::assertTrue(flock($this->other, LOCK_EX | LOCK_NB));
    }

    public function testADatabaseWithoutAFolderIsWrittenAllTheSame(): void
    {
        foreach (['', '/nowhere/at/all'] as $database) {
            $writers = SqliteWriters::ofProcess($database);
            $writers->letOthersWrite(static fn (): string => '1');
            self::assertSame(7, $writers->waiting(static fn (): int => 7));
        }
    }

    public function testTheConnectionSaysSoBeforeItsTransactionBegins(): void
    {
        global $wpdb;
        $connection = Connection::of($wpdb);
        $other = self::open($this->file());
        $said = [];
        add_filter('query', static function (string $sql) use ($other, &$said): string {
            $said[$sql] = !flock($other, LOCK_EX | LOCK_NB);
            flock($other, LOCK_UN);

            return $sql;
        });
        (new Transaction($connection))->run(static fn (Connection $open) => $open->execute('UPDATE {search_state} SET version = version WHERE id = 1'));

        self::assertSame(['START TRANSACTION' => true, 'COMMIT' => false], $said);
        fclose($other);
    }

    public function testAJobOfManyTransactionsLetsThemWriteTooARequestOfFewDoesNot(): void
    {
        global $wpdb;
        $transaction = new Transaction(Connection::of($wpdb));
        $other = self::open($this->file());
        flock($other, LOCK_SH);
        $takes = static function () use ($transaction): float {
            $begun = microtime(true);
            $transaction->run(static fn (Connection $open) => $open->execute('UPDATE {search_state} SET version = version WHERE id = 1'));

            return microtime(true) - $begun;
        };
        self::assertLessThan(0.025, min(array_map($takes, range(1, 10))));
        self::assertGreaterThanOrEqual(0.025, $takes());
        fclose($other);
    }

    public function testWordPressSaysSoWhileItWritesAndAFeedOfTheSameProcessDoesNotWaitForItself(): void
    {
        global $wpdb;
        $other = self::open($this->file());
        $isSaid = static function () use ($other): bool {
            $isFree = flock($other, LOCK_EX | LOCK_NB);
            flock($other, LOCK_UN);

            return !$isFree;
        };
        $said = [];
        add_filter('query', static function (string $sql) use ($isSaid, &$said): string {
            $said[] = $isSaid();

            return $sql;
        }, PHP_INT_MAX);
        $write = "UPDATE $wpdb->options SET option_value = '' WHERE option_name = 'none'";
        foreach ([$write, "\n\t$write", "/* by a plugin */ $write", "-- by a plugin\n$write", strtolower($write), "DELETE FROM $wpdb->options WHERE option_name = 'none'"] as $sql) {
            $wpdb->query($sql);
        }
        self::assertSame([true, true, true, true, true, true], $said);
        foreach (['SELECT 1', 'SHOW TABLES', "SELECT 'UPDATE'", '/* UPDATE */ SELECT 1'] as $sql) {
            $wpdb->query($write);
            $said = [];
            $wpdb->query($sql);
            self::assertSame([false], $said, $sql);
        }

        // What a write asks in its middle does not end it.
        $wpdb->query($write);
        $said = [];
        $wpdb->get_results("SHOW FULL COLUMNS FROM $wpdb->options");
        self::assertSame([true], $said);
        // A refused statement is over with the next one, as any.
        $shown = $wpdb->suppress_errors(true);
        $wpdb->query('UPDATE no_such_table SET a = 1');
        $wpdb->suppress_errors($shown);
        $this->modules()->foundation->connection()->rows('SELECT 1');
        self::assertFalse($isSaid());
        // Nobody waits for another server meanwhile.
        $wpdb->query($write);
        add_filter('pre_http_request', static fn (): array => ['body' => $isSaid() ? 'said' : 'silent']);
        self::assertSame('silent', wp_remote_retrieve_body(wp_remote_get('https://example.com/')));
        $wpdb->query($write);
        add_filter('pre_wp_mail', static function () use ($isSaid, &$said): bool {
            $said = [$isSaid()];

            return true;
        });
        wp_mail('somebody@example.com', 'Hello', '');
        self::assertSame([false], $said);

        $wpdb->query('START TRANSACTION');
        $said = [];
        $wpdb->query($write);
        $wpdb->query('COMMIT');
        self::assertSame([false, false], $said);

        // A feed does not wait for its own process, whichever container the write went through.
        $wpdb->query($write);
        $feed = Connection::of($wpdb);
        $feed->tuneForBulkWrites();
        (new Transaction($feed))->run(static fn (Connection $open) => $open->execute('UPDATE {search_state} SET version = version WHERE id = 1'));
        $wpdb->query($write);
        SqliteWriters::ofProcess($this->file())->letOthersWrite(static fn (): string => self::fail('It waits for itself.'));
        fclose($other);
    }

    public function testVisitorsWaitForFewTransactionsOfAFeedHoweverTheyWrite(): void
    {
        $waits = $this->waits('', 20);
        self::assertCount(60, $waits);
        self::assertLessThanOrEqual(self::MOST, max($waits), (string) json_encode($waits));
    }

    public function testItIsSeenWhenAFeedDoesNotLookForVisitors(): void
    {
        $waits = $this->waits('hasty', 8);
        self::assertGreaterThan(self::MOST, max($waits), (string) json_encode($waits));
    }

    /** A save of a page is several writes: an editor would wait for a transaction of the feed before each. */
    public function testAFeedGoesOnWhenWhoWritesAgainAndAgainIsDone(): void
    {
        $writers = SqliteWriters::ofProcess($this->database);
        $isWaitedFor = function () use ($writers): bool {
            [$process, $out] = self::somebody($this->database, '12');
            $writers->letOthersWrite(static fn (): string => '1');
            $ended = microtime(true);
            $last = (float) stream_get_contents($out);
            proc_close($process);

            return $ended >= $last;
        };
        // A busy machine may hold one up for longer than a feed waits.
        self::assertTrue($isWaitedFor() || $isWaitedFor() || $isWaitedFor());
    }

    public function testNobodyHoldsUpAFeedForLong(): void
    {
        [$process] = self::somebody($this->database, '100');
        $begun = microtime(true);
        SqliteWriters::ofProcess($this->database)->letOthersWrite(static fn (): string => '1');
        self::assertLessThan(1.0, microtime(true) - $begun);
        self::assertTrue(proc_get_status($process)['running']);
        proc_terminate($process, SIGKILL);
        proc_close($process);
    }

    /** @return array{resource, resource} a process that says that it waits, so often, and the moment of the last time */
    private static function somebody(string $database, string $times): array
    {
        $process = proc_open([PHP_BINARY, '-r', '
            $file = fopen($argv[1] . "-writers", "c");
            for ($left = (int) $argv[2]; $left > 0; $left--) {
                flock($file, LOCK_SH);
                echo $left === (int) $argv[2] ? " " : "";
                usleep(10_000);
                $last = microtime(true);
                flock($file, LOCK_UN);
                usleep(6_000);
            }
            echo $last;
        ', $database, $times], [1 => ['pipe', 'w'], 2 => ['redirect', 1]], $pipes);
        fread($pipes[1], 1);

        return [is_resource($process) ? $process : self::fail('PHP did not start.'), $pipes[1]];
    }

    /**
     * A feed and three visitors, each a process.
     *
     * @param string $feed how it goes about it
     * @param int $writes of each visitor
     * @return array<string, int> for how many transactions of the feed each write waited
     */
    private function waits(string $feed, int $writes): array
    {
        global $wpdb;
        $seeds = [random_int(1, 99_999), random_int(100_000, 199_999), random_int(200_000, 299_999)];
        $database = new \PDO('sqlite:' . $this->file());
        $database->setAttribute(\PDO::ATTR_TIMEOUT, 30);
        $prefix = $wpdb->prefix . 'coleman_';
        $posts = [];
        try {
            $database->exec("CREATE TABLE {$prefix}writers_test_feed (done INTEGER NOT NULL)");
            $database->exec("INSERT INTO {$prefix}writers_test_feed VALUES (0)");
            $database->exec("CREATE TABLE {$prefix}writers_test (name TEXT NOT NULL, mark TEXT NOT NULL)");
            $database->exec("CREATE TABLE {$prefix}writers_test_seen (mark TEXT NOT NULL, done INTEGER NOT NULL)");
            foreach (["{$prefix}writers_test" => 'mark', $wpdb->posts => 'post_content', $wpdb->options => 'option_value'] as $table => $column) {
                $database->exec("CREATE TRIGGER {$table}_writers_test AFTER UPDATE ON $table WHEN NEW.$column LIKE 'visitor-%'
                    BEGIN INSERT INTO {$prefix}writers_test_seen SELECT NEW.$column, done FROM {$prefix}writers_test_feed; END");
            }
            foreach ($seeds as $seed) {
                $database->exec("INSERT INTO {$prefix}writers_test VALUES ('visitor-$seed', '')");
                $posts[] = wp_insert_post(['post_name' => "visitor-$seed", 'post_title' => 'Writers', 'post_status' => 'publish']);
                add_option("coleman_writers_test_visitor-$seed", '', '', false);
            }
            // This process is done with its own.
            $wpdb->get_var('SELECT 1');
            $feeding = self::start('feed', $feed);
            try {
                while (0 === (int) $database->query("SELECT done FROM {$prefix}writers_test_feed")->fetchColumn()) {
                    self::assertTrue(proc_get_status($feeding[0])['running']);
                    usleep(10_000);
                }
                $visitors = array_map(static fn (int $seed): array => self::start('visitor', (string) $seed, (string) $writes), $seeds);
                $begun = [];
                foreach ($visitors as [$process, $out]) {
                    $said = (string) stream_get_contents($out);
                    self::assertSame(0, proc_close($process), $said);
                    $begun += (array) json_decode($said, true);
                }
            } finally {
                proc_terminate($feeding[0], SIGKILL);
                proc_close($feeding[0]);
            }
            $waits = [];
            foreach ($database->query("SELECT mark, done FROM {$prefix}writers_test_seen")->fetchAll(\PDO::FETCH_KEY_PAIR) as $mark => $done) {
                $waits[$mark] = (int) $done - (int) ($begun[$mark] ?? self::fail("Nobody began $mark."));
            }

            return $waits;
        } finally {
            foreach (["{$prefix}writers_test", $wpdb->posts, $wpdb->options] as $table) {
                $database->exec("DROP TRIGGER IF EXISTS {$table}_writers_test");
            }
            foreach (['writers_test', 'writers_test_feed', 'writers_test_seen'] as $table) {
                $database->exec("DROP TABLE IF EXISTS $prefix$table");
            }
            foreach ($posts as $post) {
                wp_delete_post((int) $post, true);
            }
            foreach ($seeds as $seed) {
                wp_cache_delete("coleman_writers_test_visitor-$seed", 'options');
                delete_option("coleman_writers_test_visitor-$seed");
            }
        }
    }

    /** @return array{resource, resource} the process, and all that it says */
    private static function start(string ...$arguments): array
    {
        $process = proc_open([PHP_BINARY, dirname(__DIR__, 2) . '/sqlite-writer.php', ...$arguments], [1 => ['pipe', 'w'], 2 => ['redirect', 1]], $pipes);

        return [is_resource($process) ? $process : self::fail('PHP did not start.'), $pipes[1]];
    }

    /** SQLite's, of the test site. */
    private function file(): string
    {
        if ('mariadb' === getenv('COLEMAN_DATABASE')) {
            self::markTestSkipped('MariaDB has many writers at a time.');
        }

        return (string) ($this->modules()->foundation->connection()->rows('PRAGMA database_list')[0]['file'] ?? self::fail('There is no file.'));
    }

    /** @return resource */
    private static function open(string $database): mixed
    {
        return fopen($database . '-writers', 'c') ?: self::fail($database);
    }
}
