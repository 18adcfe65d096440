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

    protected function setUp(): void
    {
        parent::setUp();
        $this->saveHooks('query');
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
        $writers = new SqliteWriters($this->database);
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
        $writers = new SqliteWriters($this->database);
        flock($this->other, LOCK_SH);
        $begun = microtime(true);
        $writers->letOthersWrite();
        self::assertGreaterThanOrEqual(0.25, microtime(true) - $begun);
        flock($this->other, LOCK_UN);
        // Nor is it in their way afterward.
        $writers->letOthersWrite();
        self::assertTrue(flock($this->other, LOCK_EX | LOCK_NB));
    }

    public function testADatabaseWithoutAFolderIsWrittenAllTheSame(): void
    {
        foreach (['', '/nowhere/at/all'] as $database) {
            $writers = new SqliteWriters($database);
            $writers->letOthersWrite();
            self::assertSame(7, $writers->waiting(static fn (): int => 7));
        }
    }

    public function testTheConnectionSaysSoBeforeItsTransactionBegins(): void
    {
        if ('mariadb' === getenv('COLEMAN_DATABASE')) {
            self::markTestSkipped('MariaDB has many writers at a time.');
        }
        global $wpdb;
        $connection = Connection::of($wpdb);
        $file = (string) ($connection->rows('PRAGMA database_list')[0]['file'] ?? '');
        self::assertNotSame('', $file);
        $other = self::open($file);
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

    /** @return resource */
    private static function open(string $database): mixed
    {
        return fopen($database . '-writers', 'c') ?: self::fail($database);
    }
}
