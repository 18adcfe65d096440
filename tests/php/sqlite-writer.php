<?php

/**
 * Somebody who writes to SQLite while others do, on the tables of SqliteWritersTest.
 *
 * `php sqlite-writer.php feed` writes one transaction after the other until it is killed; `feed hasty` never looks for
 * others. `php sqlite-writer.php visitor <seed> <writes>` writes at random moments, and prints as JSON how many of the feed's
 * transactions were done when each of its writes began to wait.
 */

declare(strict_types=1);

use Coleman\Api\Database\Connection;
use Coleman\Api\Plugin;

require dirname(__DIR__, 2) . '/bin/php/site.php';
require dirname(__DIR__) . '/faults/planted/plant.php';

[, $role, $how] = $argv + [2 => ''];
if ('hasty' === $how) {
    coleman_plant('Coleman\\Api\\Database\\SqliteWriters', ['letOthersWrite' => 'return;']);
}

require COLEMAN_WORDPRESS . '/wp-load.php';

/** @var wpdb $wpdb */
$foundation = Plugin::modules()->foundation;

if ('feed' === $role) {
    $foundation->connection()->tuneForBulkWrites();
    for ($number = 1; ; $number++) {
        $foundation->transaction()->run(static function (Connection $open): void {
            $open->execute('UPDATE {writers_test_feed} SET done = done + 1');
            // As long as some hundred rows take.
            usleep(4_000);
        });
        // It has read so much; even who looks every 100 ms comes in while it reads on.
        usleep(0 === $number % 50 ? 150_000 : 0);
    }
}

// Past everything that is tested: what others have committed.
$looker = new PDO('sqlite:' . $foundation->connection()->rows('PRAGMA database_list')[0]['file']);
$look = $looker->prepare(sprintf('SELECT done FROM %s', $foundation->connection()->table('writers_test_feed')));
$done = static function () use ($look): int {
    $look->execute();

    return (int) $look->fetchAll(PDO::FETCH_COLUMN)[0];
};

mt_srand((int) $how);
$name = "visitor-$how";
$write = [
    'transaction' => static fn (string $mark) => $foundation->transaction()->run(
        static fn (Connection $open) => $open->execute('UPDATE {writers_test} SET mark = %s WHERE name = %s', [$mark, $name]),
    ),
    'post' => static fn (string $mark) => $wpdb->update($wpdb->posts, ['post_content' => $mark], ['post_name' => $name]),
    'option' => static fn (string $mark) => update_option('coleman_writers_test_' . $name, $mark),
];

$begun = [];
$mark = '';
// It is heard last: whoever waits has said so.
add_filter('query', static function (string $sql) use (&$begun, &$mark, $done): string {
    if ('' !== $mark && ('START TRANSACTION' === $sql || str_contains($sql, $mark))) {
        $begun[$mark] ??= $done();
    }

    return $sql;
}, PHP_INT_MAX);

for ($number = 1; $number <= (int) $argv[3]; $number++) {
    $way = array_rand($write);
    $mark = "$name $way $number";
    usleep(mt_rand(0, 30_000));
    $write[$way]($mark);
    // It goes on with something else, as a request does.
    get_post(1);
    $wpdb->get_var('SELECT 1');
}
echo json_encode($begun, JSON_THROW_ON_ERROR);
