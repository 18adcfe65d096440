<?php

/**
 * One round of what the orders desk asks, as REST calls in the process itself: prints the milliseconds and the statements
 * of each sample. `php service.php <first sample> <samples of each kind>`
 */

declare(strict_types=1);

use Coleman\Api\Plugin;

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

[, $first, $samples] = array_map('intval', $argv);

/** Orders that a first name finds on the smallest site. */
const NAMESAKES = 10;

/** What has to be there before anything is measured: code, templates of statements, pages of the database. */
const WARM_UP = 5;

$connection = Plugin::modules()->foundation->connection();
wp_set_current_user(1);
[$least, $most] = array_map('intval', array_values($connection->row('SELECT MIN(id) AS least, MAX(id) AS most FROM {orders}') ?? []));
mt_srand(4711 + $first);
$name = static fn (array $order): string => json_decode($order['billing'], true)['name'];
$orders = [];
while (count($orders) < WARM_UP + $samples) {
    $orders[] = $connection->row('SELECT id, email, billing FROM {orders} WHERE id >= %d ORDER BY id LIMIT 1', [mt_rand($least, $most)]) ?? throw new LogicException('There are no orders.');
}
$phone = static fn (array $order): string => json_decode($order['billing'], true)['phone'];
$list = static fn (array $asked): array => ['/desk/orders', $asked];
$number = static fn (array $order): string => sprintf('W%06d', $order['id']);
$part = (string) $connection->value('SELECT part_number FROM {order_lines} ORDER BY id LIMIT 1');
$acts = [
    'list, to do' => static fn (): array => $list(['view' => 'to_do']),
    'list, all' => static fn (): array => $list(['view' => 'all']),
    'list, all, far down' => static fn (array $order): array => $list(['view' => 'all', 'after' => $order['id'] . '.' . $order['id']]),
    'list, all, by total' => static fn (): array => $list(['view' => 'all', 'sort' => 'total']),
    'list, my branch' => static fn (): array => $list(['view' => 'to_do', 'location_id' => 1]),
    'counts' => static fn (): array => ['/desk/orders/counts', []],
    'counts of my branch' => static fn (): array => ['/desk/orders/counts', ['location_id' => 1]],
    'list, a number' => static fn (array $order): array => $list(['view' => 'all', 'search' => $number($order)]),
    'list, a full name' => static fn (array $order): array => $list(['view' => 'all', 'search' => $name($order)]),
    'list, a phone number' => static fn (array $order): array => $list(['view' => 'all', 'search' => $phone($order)]),
    'list, an email address' => static fn (array $order): array => $list(['view' => 'all', 'search' => $order['email']]),
    'list, a common first name' => static fn (): array => $list(['view' => 'all', 'search' => 'ann', 'per_page' => NAMESAKES]),
    'list, a part of every order' => static fn (): array => $list(['view' => 'all', 'search' => $part]),
    'sheet' => static fn (array $order): array => ['/desk/orders/' . $order['id'], []],
    'caller, a number' => static fn (array $order): array => ['/desk/callers', ['search' => $number($order)]],
    'caller, a full name' => static fn (array $order): array => ['/desk/callers', ['search' => $name($order)]],
    'caller, a phone number' => static fn (array $order): array => ['/desk/callers', ['search' => $phone($order)]],
    'caller, a common first name' => static fn (): array => ['/desk/callers', ['search' => 'ann']],
    'caller, at a glance' => static fn (array $order): array => ['/desk/callers/one', ['email' => $order['email']]],
];

$measured = array_fill_keys(array_keys($acts), []);
rest_get_server();
// By turns, so that what else the machine does falls on all kinds alike.
foreach ($orders as $sample => $order) {
    foreach ($acts as $act => $asks) {
        [$path, $asked] = $asks($order);
        $request = new WP_REST_Request('GET', '/coleman/v1' . $path);
        $request->set_query_params($asked);
        // The first time reads what it needs from the disk, unless the database's memory holds all of it.
        foreach (['first', 'measured'] as $time) {
            // What the request before has looked up is of no use; options are what each request has read by then.
            wp_cache_flush();
            wp_load_alloptions();
            wp_set_current_user(1);
            $queries = $connection->queries();
            $begun = hrtime(true);
            $answer = rest_do_request($request);
            $milliseconds = (hrtime(true) - $begun) / 1e6;
        }
        if (200 !== $answer->get_status()) {
            throw new LogicException($act . ': ' . wp_json_encode($answer->get_data()));
        }
        if ($sample >= WARM_UP) {
            $measured[$act][] = [round($milliseconds, 4), $connection->queries() - $queries];
        }
    }
}

echo json_encode($measured, JSON_THROW_ON_ERROR);
