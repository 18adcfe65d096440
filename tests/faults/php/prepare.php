<?php

/**
 * Makes a fresh site ready: `php prepare.php`. No limits but those of signing in, parts with stock that is known,
 * machines to ask about, accounts whose passwords are known. Prints what the run needs to know, as JSON.
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Http\Limits;
use Coleman\Api\Orders\OrderLimits;
use Coleman\Api\Plugin;

/** What cannot be sold out in any run. */
const PLENTY = 100_000;

$connection = Plugin::modules()->foundation->connection();

// Clients are faster than any visitor, and all of them come from one machine.
$free = array_values(array_filter(array_keys(Limits::DEFAULTS), static fn (string $name): bool => !str_starts_with($name, 'login')));
update_option(Limits::OPTION, array_fill_keys($free, [0, 1]));
// Hundreds of guests order from one network.
update_option(OrderLimits::OPTION, array_fill_keys(array_keys(OrderLimits::DEFAULTS), 0));

$parts = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows(
    'SELECT id FROM {parts} WHERE price_cents IS NOT NULL AND discontinued = 0 AND pickup_only = 0 AND case_qty_required = 0
    AND (SELECT COUNT(*) FROM {part_stock} WHERE part_id = id) > 0 ORDER BY id LIMIT 60',
));
Plugin::modules()->foundation->transaction()->run(static fn () => Plugin::modules()->parts->counts()->onShelves($parts, static function () use ($connection, $parts): void {
    foreach ($parts as $part) {
        $connection->execute('UPDATE {part_stock} SET quantity = %d, counted = NULL, outstanding = 0, version = version + 1 WHERE part_id = %d', [PLENTY, $part]);
    }
}));

$customer = get_user_by('email', 'customer@example.com');
assert($customer instanceof WP_User);
$accounts = [];
foreach (['owner', 'machine'] as $name) {
    $id = username_exists($name) ?: wp_insert_user(['user_login' => $name, 'user_email' => "$name@example.com", 'user_pass' => "$name-password", 'role' => 'customer']);
    assert(is_int($id));
    [$secret] = WP_Application_Passwords::create_new_application_password($id, ['name' => 'Faults']);
    $accounts[$name] = ['id' => $id, 'email' => "$name@example.com", 'password' => "$name-password", 'applicationPassword' => $secret];
}

$desk = ['login' => 'rentals', 'password' => 'rentals-password'];
$made = username_exists($desk['login']) ?: wp_insert_user(['user_login' => $desk['login'], 'user_email' => 'rentals@example.com', 'user_pass' => $desk['password'], 'role' => 'coleman_rental_desk']);
assert(is_int($made));

$machines = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows("SELECT id FROM {machines} WHERE machine_condition = 'used' ORDER BY id LIMIT 12"));

echo json_encode(['parts' => $parts, 'accounts' => $accounts, 'machines' => $machines, 'desk' => $desk]);
