<?php

/**
 * The site's tables: `php upgrade.php schema` prints them, `age` takes off them what the planted upgrade brings back, and keeps
 * the rest with all that is in them, `migrate` is the command, `version` prints theirs; `before <folder>` plays an older plugin on them: lists parts,
 * fills a cart, places an order.
 */

declare(strict_types=1);

use Coleman\Api\Database\Upgrader;
use Coleman\Api\Plugin;
use Coleman\Tests\Faults\AddColumns;
use Coleman\Tests\Faults\AddKeys;
use Coleman\Tests\SchemaText;

[, $work, $folder] = $argv + [2 => ''];
require dirname(__DIR__, 3) . '/bin/php/site.php';
if ('before' === $work) {
    // In this process the plugin is the older one, whatever wp-content says.
    spl_autoload_register(static function (string $class) use ($folder): void {
        $file = $folder . '/src/' . strtr(substr($class, strlen('Coleman\\Api\\')), '\\', '/') . '.php';
        if (str_starts_with($class, 'Coleman\\Api\\')) {
            is_file($file) && require $file;
        }
    });
}
require COLEMAN_WORDPRESS . '/wp-load.php';
require_once dirname(__DIR__, 2) . '/php/SchemaText.php';

$modules = Plugin::modules();
$connection = $modules->foundation->connection();

if ('schema' === $work) {
    echo json_encode(SchemaText::of($connection));
} elseif ('version' === $work) {
    echo json_encode(['installed' => $modules->foundation->upgrader()->installed(), 'latest' => $modules->foundation->upgrader()->latest()]);
} elseif ('migrate' === $work) {
    exit($modules->maintenance->commands()->run(['migrate']));
} elseif ('age' === $work) {
    // Without the columns and keys of the planted steps, and without the table that their last one creates.
    $aged = static function (string $name, array $lines): string {
        $gone = [...array_map(static fn (string $column): string => "  `$column` ", array_keys(AddColumns::COLUMNS[$name] ?? [])), ...array_map(static fn (string $key): string => "  KEY `$key` ", array_keys(AddKeys::KEYS[$name] ?? []))];
        $kept = array_filter($lines, static fn (string $line): bool => !array_any($gone, static fn (string $beginning): bool => str_starts_with($line, $beginning)));

        return (string) preg_replace('/,(?=\n\))/', '', implode("\n", $kept));
    };
    $fixture = SchemaText::fixture($connection->isSqlite());
    unset($fixture['tables']['feed_held']);
    $rows = [];
    foreach (SchemaText::tables($connection, $connection->table('')) as $table) {
        $rows[substr($table, strlen($connection->table('')))] = $connection->rows("SELECT * FROM `$table`");
        $connection->execute("DROP TABLE `$table`");
    }
    foreach ($fixture['tables'] as $name => $lines) {
        $statement = $aged($name, $lines);
        $connection->execute($statement);
        preg_match_all('/^  `(\w+)`/m', $statement, $columns);
        $known = array_fill_keys($columns[1], true);
        $connection->insertMany($name, array_map(static fn (array $row): array => array_intersect_key($row, $known), $rows[$name] ?? []));
    }
    update_option(Upgrader::OPTION, 33);
} elseif ('before' === $work) {
    $_SERVER['HTTP_ORIGIN'] = home_url();
    $call = static function (string $method, string $path, array $fields = []): array {
        $request = new WP_REST_Request($method, '/coleman/v1' . $path);
        'GET' === $method ? $request->set_query_params($fields) : $request->set_body_params($fields);
        $response = rest_do_request($request);

        return ['call' => "$method $path", 'status' => $response->get_status(), 'code' => $response->get_data()['code'] ?? ''];
    };
    $part = (int) $argv[3];
    $answers = [
        $call('GET', '/products', ['productIds' => (string) $part]),
        $call('GET', '/equipment-categories'),
        $call('POST', '/cart/add', ['partId' => (string) $part, 'quantity' => '1']),
        $call('GET', '/cart'),
        $call('POST', '/checkout', json_decode((string) $argv[4], true)),
    ];
    $isOlder = str_starts_with((string) (new ReflectionClass(Upgrader::class))->getFileName(), $folder);
    echo json_encode(['isOlder' => $isOlder, 'needs' => $modules->foundation->upgrader()->latest(), 'answers' => $answers]);
}
