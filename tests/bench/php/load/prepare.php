<?php

/**
 * Makes a filled site ready for many visitors: `php prepare.php <accounts>`. Limits count nobody, all of whom come from one
 * machine; parts do not run out. Prints the accounts, parts, machines, rental classes and search words, as JSON.
 */

declare(strict_types=1);

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Http\Limits;
use Coleman\Api\Orders\OrderLimits;
use Coleman\Api\Plugin;

/** What cannot be sold out in any run. */
const PIECES = 1_000_000;

update_option(Limits::OPTION, array_fill_keys(array_keys(Limits::DEFAULTS), [0, 1]));
update_option(OrderLimits::OPTION, array_fill_keys(array_keys(OrderLimits::DEFAULTS), 0));

$connection = Plugin::modules()->foundation->connection();
$ids = static fn (string $sql): array => array_map(static fn (array $row): int => (int) $row['id'], $connection->rows($sql));
$parts = $ids('SELECT id FROM {parts} WHERE price_cents IS NOT NULL AND discontinued = 0 AND pickup_only = 0 AND case_qty_required = 0
    AND (SELECT COUNT(*) FROM {part_stock} WHERE part_id = {parts}.id) > 0 ORDER BY popularity DESC, id LIMIT 500');
Plugin::modules()->foundation->transaction()->run(static fn () => Plugin::modules()->parts->counts()->onShelves($parts, static function () use ($connection, $parts): void {
    foreach ($parts as $part) {
        $connection->execute('UPDATE {part_stock} SET quantity = %d, counted = NULL, outstanding = 0, version = version + 1 WHERE part_id = %d', [PIECES, $part]);
    }
}));

$accounts = [];
for ($number = 1; $number <= (int) ($argv[1] ?? 0); $number++) {
    $login = "load-$number";
    $id = username_exists($login) ?: wp_insert_user(['user_login' => $login, 'user_email' => "$login@example.com", 'user_pass' => "$login-password", 'role' => 'customer']);
    assert(is_int($id));
    $accounts[] = ['email' => "$login@example.com", 'password' => "$login-password"];
}

echo json_encode([
    'accounts' => $accounts,
    'parts' => $parts,
    'classes' => $ids('SELECT id FROM {rental_classes} ORDER BY id LIMIT 20'),
    'words' => ['oil filter', 'hydraulic hose', 'belt', 'seal kit', 'air filter', 'bearing', 'mower blade', '12v battery', 'skidsteer bucket', 'fuel pump'],
]);
