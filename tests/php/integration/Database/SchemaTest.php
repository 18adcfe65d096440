<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Migrations\Baseline;
use Coleman\Api\Database\SchemaTooOld;
use Coleman\Api\Database\Upgrader;
use Coleman\Tests\Integration\TestCase;
use Coleman\Tests\SchemaText;

/** Whichever way a database came to a version, it is the same. The fixtures are databases of version 39, as they were made then. */
final class SchemaTest extends TestCase
{
    private OtherSite $site;

    protected function setUp(): void
    {
        parent::setUp();
        $this->site = OtherSite::open('schema_');
    }

    protected function tearDown(): void
    {
        $this->site->close();
        parent::tearDown();
    }

    public function testAFreshInstallStartsFromVersion39(): void
    {
        $fixture = SchemaText::fixture($this->site->modules->foundation->connection()->isSqlite());
        $this->baseline()->upgrade();

        self::assertSame(array_diff_key($fixture, ['rows' => true]), $this->site->schema());
        self::assertEquals($fixture['rows'], $this->site->data());
        self::assertSame(39, $this->baseline()->installed());
        self::assertEquals([
            // Made beside the tables, so that no page looks for them.
            'coleman_bot_check' => serialize([]),
            'coleman_map' => serialize([]),
            'coleman_script_policy' => serialize([]),
            'coleman_images' => serialize(['cdn_host' => '', 'dev_host' => '']),
            'coleman_impressions_one_in' => '1',
            'coleman_limits' => serialize([]),
            'coleman_part_stream' => serialize(['script' => '', 'brands' => []]),
            Upgrader::OPTION => '39',
        ], $this->options("'coleman_api_token', 'coleman_cart_secret', 'coleman_upgrade_turn', 'coleman_granted_capabilities'", 'NOT IN'));
        foreach ($this->options("'coleman_api_token', 'coleman_cart_secret'", 'IN') as $name => $secret) {
            self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', (string) $secret, $name);
        }
    }

    public function testAnInstallThatWasStoppedHalfWayIsFinished(): void
    {
        $seed = random_int(1, 1_000_000);
        mt_srand($seed);
        $this->baseline()->upgrade();
        $whole = [$this->site->schema(), $this->site->data()];
        $tables = array_keys($whole[0]['tables']);
        $secret = get_option('coleman_cart_secret');
        for ($round = 0; $round < 2; $round++) {
            // A process that is killed leaves out what comes after; any other selection must do as well.
            foreach (array_filter($tables, static fn (): bool => 0 === mt_rand(0, 2)) as $table) {
                $this->site->modules->foundation->connection()->execute(sprintf('DROP TABLE {%s}', $table));
            }
            delete_option(Upgrader::OPTION);
            $this->baseline()->upgrade();

            self::assertEquals($whole, [$this->site->schema(), $this->site->data()], "seed $seed, round $round");
        }
        self::assertSame($secret, get_option('coleman_cart_secret'));
    }

    public function testADatabaseOfVersion39BecomesWhatAFreshInstallIs(): void
    {
        $connection = $this->site->modules->foundation->connection();
        $fixture = SchemaText::fixture($connection->isSqlite());
        foreach ($fixture['tables'] as $statement) {
            $connection->execute(implode("\n", $statement));
        }
        foreach ($fixture['rows'] as $table => $rows) {
            $connection->insertMany($table, $rows);
        }
        $connection->insert('part_stock', ['part_id' => 7, 'location_id' => 2, 'quantity' => 5]);
        update_option(Upgrader::OPTION, 39, true);
        $before = $this->site->data();
        self::assertTrue($this->site->modules->foundation->upgrader()->pending());
        $this->site->modules->foundation->upgrader()->upgrade();

        $upgraded = $this->site->schema();
        // Steps may add columns, and tables with rows; all else is as it was.
        $known = static fn (array $row, array $as): array => array_intersect_key($row, $as);
        $after = [];
        foreach (array_intersect_key($this->site->data(), $before) as $table => $rows) {
            $after[$table] = array_map($known, $rows, array_pad($before[$table] ?? [], count($rows), []));
        }
        self::assertSame($before, $after);
        self::assertSame('5', $connection->value('SELECT quantity FROM {part_stock} WHERE part_id = 7 AND location_id = 2'));
        self::assertFalse($this->site->modules->foundation->upgrader()->pending());
        $keys = array_filter($connection->rows('SHOW INDEX FROM {order_lines}'), static fn (array $row): bool => 'part_backordered' === $row['Key_name']);
        self::assertSame(['part_id', 'backordered'], array_column($keys, 'Column_name'));
        $this->site->close();
        $this->site = OtherSite::open('schema_');
        $this->site->modules->foundation->upgrader()->upgrade();
        self::assertSame($this->site->schema(), $upgraded);
        self::assertEveryTableHasAPrimaryKey($this->site);
    }

    public function testADatabaseFromBeforeVersion39IsRefusedAndLeftAsItIs(): void
    {
        $this->site->modules->foundation->connection()->execute('CREATE TABLE {parts} (id INT UNSIGNED NOT NULL, PRIMARY KEY (id)) DEFAULT CHARACTER SET utf8mb4');
        $before = $this->site->schema();
        foreach ([1, 33, 38] as $version) {
            update_option(Upgrader::OPTION, $version, true);
            try {
                $this->site->modules->foundation->upgrader()->upgrade();
                self::fail("A database of version $version was taken.");
            } catch (SchemaTooOld $refusal) {
                self::assertStringContainsString("version $version", $refusal->getMessage());
                self::assertStringContainsString('39', $refusal->getMessage());
            }
            self::assertSame($before, $this->site->schema());
            self::assertSame($version, $this->site->modules->foundation->upgrader()->installed());
        }
    }

    /** A cluster tells rows apart by their primary keys, and refuses tables without one. */
    private static function assertEveryTableHasAPrimaryKey(OtherSite $site): void
    {
        $connection = $site->modules->foundation->connection();
        $tables = array_keys($site->schema()['tables']);
        self::assertGreaterThan(70, count($tables));
        foreach ($tables as $table) {
            self::assertContains('PRIMARY', array_column($connection->rows("SHOW INDEX FROM {{$table}}"), 'Key_name'), $table);
        }
    }

    /** @return array<string, string|null> as they are stored, past WordPress's filters */
    private function options(string $names, string $operator): array
    {
        $rows = $this->site->modules->foundation->connection()->rows("SELECT option_name, option_value FROM {wp:options} WHERE option_name LIKE %s AND option_name $operator ($names)", ['coleman\\_%']);

        return array_column($rows, 'option_value', 'option_name');
    }

    private function baseline(): Upgrader
    {
        return new Upgrader($this->site->modules->foundation->connection(), [Baseline::VERSION => Baseline::class], $this->site->modules->foundation->upgradeLock());
    }
}
