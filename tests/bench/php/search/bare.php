<?php

/**
 * What the database itself takes for the catalog that was brought: the same rows in one table with the same keys, by
 * statements of many rows, and a full text over their descriptions. `php bare.php <folder>`; in the folder lies
 * SQLite's file meanwhile, on MariaDB a database named `bench`.
 */

declare(strict_types=1);

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

const ROWS_A_STATEMENT = 500;

$connection = Plugin::modules()->foundation->connection();
$table = $connection->table('parts');
/** @return Generator<int, list<array<string, string|null>>> */
$chunks = static function () use ($connection): Generator {
    for ($last = DemoParts::COUNT; ; $last = (int) $rows[count($rows) - 1]['id']) {
        $rows = $connection->rows(sprintf('SELECT * FROM {parts} WHERE id > %%d AND id <> %%d ORDER BY id LIMIT %d', ROWS_A_STATEMENT), [$last, Part::PLACEHOLDER_ID]);
        if ([] === $rows) {
            return;
        }
        yield $rows;
    }
};
$seconds = ['load' => 0.0, 'index' => 0.0];
$timed = static function (string $what, callable $work) use (&$seconds): void {
    $begun = hrtime(true);
    $work();
    $seconds[$what] += (hrtime(true) - $begun) / 1e9;
};

if ($connection->isSqlite()) {
    $file = $argv[1] . '/bare.sqlite';
    $clean = static fn () => array_map(static fn (string $end): bool => is_file($file . $end) && unlink($file . $end), ['', '-wal', '-shm']);
    $clean();
    $bare = new PDO('sqlite:' . $file);
    $bare->exec('PRAGMA journal_mode = WAL');
    $bare->exec('PRAGMA synchronous = NORMAL');
    foreach ($connection->rows("SELECT sql FROM sqlite_master WHERE tbl_name = %s AND type IN ('table', 'index') AND sql IS NOT NULL ORDER BY type DESC", [$table]) as $row) {
        $bare->exec((string) $row['sql']);
    }
    $bare->beginTransaction();
    $statements = [];
    foreach ($chunks() as $rows) {
        $timed('load', static function () use ($bare, $table, $rows, &$statements): void {
            $statements[count($rows)] ??= $bare->prepare(sprintf(
                'INSERT INTO `%s` (%s) VALUES %s',
                $table,
                implode(', ', array_keys($rows[0])),
                implode(', ', array_fill(0, count($rows), '(' . implode(', ', array_fill(0, count($rows[0]), '?')) . ')')),
            ));
            $statements[count($rows)]->execute(array_merge(...array_map(array_values(...), $rows)));
        });
    }
    $timed('load', $bare->commit(...));
    $timed('index', static function () use ($bare, $table): void {
        $bare->exec("CREATE VIRTUAL TABLE words USING fts5(description, content='$table', content_rowid='id')");
        $bare->exec("INSERT INTO words(words) VALUES('rebuild')");
    });
    $count = (int) $bare->query("SELECT COUNT(*) FROM `$table`")->fetchColumn();
    $bare = null;
    $clean();
} else {
    /** @var wpdb $wpdb */
    $bare = $wpdb->__get('dbh');
    foreach (['DROP DATABASE IF EXISTS bench', 'CREATE DATABASE bench', "CREATE TABLE bench.parts LIKE $table"] as $statement) {
        $bare->query($statement);
    }
    $bare->begin_transaction();
    foreach ($chunks() as $rows) {
        $values = implode(', ', array_map(
            static fn (array $row): string => '(' . implode(', ', array_map(static fn (?string $value): string => null === $value ? 'NULL' : "'" . $bare->real_escape_string($value) . "'", $row)) . ')',
            $rows,
        ));
        $timed('load', static fn () => $bare->query(sprintf('INSERT INTO bench.parts (%s) VALUES %s', implode(', ', array_keys($rows[0])), $values)));
    }
    $timed('load', $bare->commit(...));
    $timed('index', static fn () => $bare->query('ALTER TABLE bench.parts ADD FULLTEXT words (description)'));
    $count = (int) $bare->query('SELECT COUNT(*) FROM bench.parts')->fetch_row()[0];
    $bare->query('DROP DATABASE bench');
}

echo json_encode(['rows' => $count] + $seconds, JSON_THROW_ON_ERROR);
