<?php

/**
 * What the database holds, for the checker, as JSON: `php state.php <beginning of the markers of orders and inquiries>`.
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Plugin;

$connection = Plugin::modules()->foundation->connection();
$prefix = $argv[1] ?? '';
$isMysql = $GLOBALS['wpdb']->__get('dbh') instanceof mysqli;

$orders = [];
foreach ($connection->rows('SELECT id, po_number, total_cents FROM {orders} ORDER BY id') as $row) {
    if (str_starts_with((string) $row['po_number'], $prefix)) {
        $orders[(int) $row['id']] = ['id' => (int) $row['id'], 'marker' => $row['po_number'], 'total' => (int) $row['total_cents'], 'lines' => [], 'taken' => []];
    }
}
foreach ($connection->rows('SELECT order_id, part_id, quantity, backordered FROM {order_lines} ORDER BY id') as $row) {
    if (isset($orders[(int) $row['order_id']])) {
        $orders[(int) $row['order_id']]['lines'][] = ['part' => (int) $row['part_id'], 'quantity' => (int) $row['quantity'], 'backordered' => (int) $row['backordered']];
    }
}
foreach ($connection->rows('SELECT order_id, part_id, quantity FROM {order_stock} WHERE is_returned = 0 AND moved_to = 0 ORDER BY id') as $row) {
    if (isset($orders[(int) $row['order_id']])) {
        $orders[(int) $row['order_id']]['taken'][] = ['part' => (int) $row['part_id'], 'quantity' => (int) $row['quantity']];
    }
}

$stock = [];
foreach ($connection->rows('SELECT part_id, SUM(quantity) AS pieces FROM {part_stock} GROUP BY part_id') as $row) {
    $stock[(int) $row['part_id']] = (int) $row['pieces'];
}

$carts = [];
foreach ($connection->rows('SELECT c.owner, i.part_id, SUM(i.quantity) AS pieces FROM {carts} c JOIN {cart_items} i ON i.cart_id = c.id GROUP BY c.owner, i.part_id') as $row) {
    $carts[(string) $row['owner']][(int) $row['part_id']] = (int) $row['pieces'];
}

$rentals = [];
foreach ($connection->rows('SELECT id, email, state, unit_id, start_date, return_date FROM {rental_requests} ORDER BY id') as $row) {
    if (str_starts_with((string) $row['email'], $prefix)) {
        $rentals[] = ['id' => (int) $row['id'], 'state' => $row['state'], 'unit' => (int) $row['unit_id'], 'start' => substr((string) $row['start_date'], 0, 10), 'end' => substr((string) $row['return_date'], 0, 10)];
    }
}

$leads = [];
foreach ($connection->rows('SELECT l.id, l.last_name, (SELECT COUNT(*) FROM {lead_events} e WHERE e.lead_id = l.id) AS events FROM {leads} l ORDER BY l.id') as $row) {
    if (str_starts_with((string) $row['last_name'], $prefix)) {
        $leads[(int) $row['id']] = ['id' => (int) $row['id'], 'marker' => $row['last_name'], 'events' => (int) $row['events']];
    }
}

$mails = [];
foreach ($connection->rows('SELECT kind, about, message_id, state FROM {outbox} ORDER BY id') as $row) {
    $order = 1 === preg_match('/^order:(\d+)$/D', (string) $row['about'], $match) ? (int) $match[1] : 0;
    $lead = 1 === preg_match('/^lead:(\d+)$/D', (string) $row['about'], $match) ? (int) $match[1] : 0;
    if ('' === $prefix || isset($orders[$order]) || isset($leads[$lead])) {
        $mails[] = ['id' => $row['message_id'], 'kind' => $row['kind'], 'order' => $order, 'lead' => $lead, 'state' => $row['state']];
    }
}

// What the lists of parts are read from.
$tallies = $connection->rows('SELECT category_id, vendor_id, parts, on_shelf FROM {part_tallies} WHERE parts <> 0 OR on_shelf <> 0 ORDER BY category_id, vendor_id');
$counted = $connection->rows(
    'SELECT c.category_id, c.vendor_id, COUNT(*) AS parts, SUM(c.stocked) AS on_shelf FROM ('
    . ' SELECT p.category_id, p.vendor_id, CASE WHEN EXISTS (SELECT 1 FROM {part_stock} s WHERE s.part_id = p.id AND s.quantity > 0) THEN 1 ELSE 0 END AS stocked FROM {parts} p'
    . ') c GROUP BY c.category_id, c.vendor_id ORDER BY c.category_id, c.vendor_id',
);

// The database's own opinion of itself.
$faults = [];
$checks = $isMysql
    ? $connection->rows('CHECK TABLE ' . implode(', ', array_map(static fn (array $row): string => '`' . array_values($row)[0] . '`', $connection->rows('SHOW TABLES'))))
    : $connection->rows('PRAGMA integrity_check');
foreach ($checks as $row) {
    $verdict = (string) ($row['Msg_text'] ?? $row['integrity_check'] ?? '');
    if ('ok' !== strtolower($verdict)) {
        $faults[] = trim(($row['Table'] ?? '') . ' ' . $verdict);
    }
}

echo json_encode([
    'orders' => array_values($orders),
    'stock' => (object) $stock,
    'carts' => (object) $carts,
    'rentals' => $rentals,
    'leads' => array_values($leads),
    'mails' => $mails,
    'tallies' => ['kept' => $tallies, 'counted' => $counted],
    'faults' => $faults,
], JSON_THROW_ON_ERROR);
