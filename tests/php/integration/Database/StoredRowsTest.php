<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Database\Tables;
use Coleman\Tests\Integration\TestCase;

/** Rows are what was written, however they are written and stored. */
final class StoredRowsTest extends TestCase
{
    private OtherSite $site;

    protected function setUp(): void
    {
        parent::setUp();
        $this->site = OtherSite::open('stored_');
    }

    protected function tearDown(): void
    {
        $this->site->close();
        parent::tearDown();
    }

    public function testATextIsStoredAsItIs(): void
    {
        $connection = $this->site->modules->foundation->connection();
        Tables::create($connection, ['texts' => 'id INT NOT NULL, words TEXT NOT NULL, number INT NOT NULL, is_set TINYINT NOT NULL, absent INT NULL, PRIMARY KEY (id)']);
        $texts = [...array_map(chr(...), range(1, 126)), '', '0', "it's", '50% off', '%s', '100%%', 'back\\slash', '\\', "two\nlines", '{parts}', '"quoted"', 'Größe 7″', '🚜'];
        $connection->insertMany('texts', array_map(
            static fn (int $id, string $words): array => ['id' => $id, 'words' => $words, 'number' => -$id, 'is_set' => 1 === $id % 2, 'absent' => null],
            array_keys($texts),
            $texts,
        ));
        $rows = $connection->rows('SELECT words, number, is_set, absent FROM {texts} ORDER BY id');
        foreach ($texts as $id => $words) {
            self::assertSame(['words' => $words, 'number' => (string) -$id, 'is_set' => (string) ($id % 2), 'absent' => null], $rows[$id]);
            self::assertSame('1', $connection->value('SELECT COUNT(*) FROM {texts} WHERE id = %d AND words = %s', [$id, $words]), $words);
        }
    }

    public function testRowsThatAreLongerThanAStatementMayBeAreStored(): void
    {
        $connection = $this->site->modules->foundation->connection();
        Tables::create($connection, ['texts' => 'id INT NOT NULL, words MEDIUMTEXT NOT NULL, PRIMARY KEY (id)']);
        // MariaDB takes 16 MB by default.
        $connection->insertMany('texts', array_map(static fn (int $id): array => ['id' => $id, 'words' => str_repeat('long ', 20_000)], range(1, 200)));
        self::assertSame(['number' => '200', 'length' => '20000000'], $connection->row('SELECT COUNT(*) AS number, SUM(LENGTH(words)) AS length FROM {texts}'));
    }

    public function testATableThatIsClusteredByItsKeyHoldsWhatItHeld(): void
    {
        $connection = $this->site->modules->foundation->connection();
        Tables::create($connection, ['lists' => "number INT NOT NULL, word VARCHAR(16) NOT NULL, place INT NOT NULL DEFAULT '3', PRIMARY KEY (word, number), KEY place (place, word)"]);
        $connection->insertMany('lists', array_map(static fn (int $number): array => ['number' => $number % 7, 'word' => chr(97 + $number), 'place' => -$number], range(20, 0)));
        $before = self::state($connection);
        // A migration may be run twice.
        foreach ([1, 2] as $ignored) {
            $connection->clusterByKey('lists');
            self::assertSame($before, self::state($connection));
        }
        $connection->upsertMany('lists', [['word' => 'c', 'number' => 2, 'place' => 9], ['word' => 'z', 'number' => 2, 'place' => 9]], ['word', 'number']);
        self::assertSame(['c', 'z'], array_column($connection->rows('SELECT word FROM {lists} WHERE place = 9 ORDER BY word'), 'word'));
        self::assertSame(0, $connection->insertMissing('lists', [['word' => 'Z', 'number' => 2, 'place' => 1]]), 'case does not matter in a key');
        if ($connection->isSqlite()) {
            self::assertStringEndsWith('WITHOUT ROWID', (string) $connection->value('SELECT sql FROM sqlite_master WHERE name = %s', [$connection->table('lists')]));
        }
    }

    public function testATableThatCannotBeClusteredByItsKeyStaysAsItWas(): void
    {
        $connection = $this->site->modules->foundation->connection();
        // SQLite counts rows only where it stores them by that number.
        Tables::create($connection, ['lists' => 'number INT NOT NULL AUTO_INCREMENT, word VARCHAR(16) NOT NULL, place INT NOT NULL, PRIMARY KEY (number), KEY place (place, word)']);
        $row = static fn (int $number): array => ['number' => $number, 'word' => chr(96 + $number), 'place' => -$number];
        $connection->insertMany('lists', array_map($row, range(1, 10)));
        $before = self::state($connection);
        $isRefused = false;
        try {
            $connection->clusterByKey('lists');
        } catch (DatabaseError) {
            $isRefused = true;
        }
        self::assertSame($connection->isSqlite(), $isRefused);
        self::assertSame($before, self::state($connection));
        // No transaction is left open.
        $this->site->modules->foundation->transaction()->run(static fn () => $connection->insertMany('lists', [$row(11)]));
        self::assertSame('11', $connection->value('SELECT COUNT(*) FROM {lists}'));
    }

    /** @return array<string, mixed> what the table holds and how it is described */
    private static function state(Connection $connection): array
    {
        return [
            'rows' => $connection->rows('SELECT * FROM {lists} ORDER BY word, number'),
            'by key' => $connection->rows('SELECT word, number FROM {lists} WHERE place BETWEEN -9 AND -3 ORDER BY place, word'),
            'columns' => $connection->rows('SHOW COLUMNS FROM {lists}'),
            'keys' => array_map(static fn (array $key): array => [$key['Key_name'], $key['Column_name'], $key['Seq_in_index']], $connection->rows('SHOW INDEX FROM {lists}')),
        ];
    }
}
