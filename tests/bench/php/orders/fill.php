<?php

/**
 * Fills a site with orders: 100 that the product itself places, sends and books, and copies of those that are complete.
 * `php fill.php <orders>` prints how many there are.
 */

declare(strict_types=1);

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Customers\Address;
use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\CheckoutRequest;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Plugin;
use Coleman\Api\Staff\Actor;

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

const PLACED = 100;

/** Orders with the same full name. */
const NAMESAKES = 10;

/** Orders that one statement copies. */
const AT_ONCE = 50_000;

/** What an order leaves in each table: columns that count up with each copy, and by what. */
const COPIED = [
    'fulfilment_lines' => ['fulfilment_id' => 'fulfilments', 'line_id' => 'order_lines'],
    'fulfilments' => ['id' => 'fulfilments', 'order_id' => 'orders'],
    'order_stock' => ['id' => 'order_stock', 'order_id' => 'orders', 'line_id' => 'order_lines', 'fulfilment_id' => 'fulfilments'],
    'order_events' => ['id' => 'order_events', 'order_id' => 'orders'],
    'order_lines' => ['id' => 'order_lines', 'order_id' => 'orders'],
    'orders' => ['id' => 'orders', 'cart_id' => 'orders'],
];

$wanted = (int) ($argv[1] ?? 0);
$modules = Plugin::modules();
$connection = $modules->foundation->connection();
foreach ([...array_keys(COPIED), 'order_words', 'order_payments', 'outbox'] as $table) {
    $connection->execute(sprintf('DELETE FROM {%s}', $table));
}

$parts = array_map(intval(...), array_column($connection->rows('SELECT id FROM {parts} WHERE price_cents > 0 AND discontinued = 0 AND pickup_only = 0 AND case_qty_required = 0 AND id <> %d AND id < 1000 ORDER BY id LIMIT 20', [DemoParts::IN_STOCK]), 'id'));
// Nothing is sold out.
$connection->execute(sprintf('UPDATE {part_stock} SET quantity = 10000000, counted = NULL, outstanding = 0, version = version + 1 WHERE part_id IN (%s)', implode(', ', [DemoParts::IN_STOCK, ...$parts])));
$address = Address::fromFields(['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-555-0100']);
for ($number = 0; $number < PLACED; $number++) {
    $owner = CartOwner::guest('bench-' . $number);
    foreach ([DemoParts::IN_STOCK, $parts[$number % count($parts)]] as $part) {
        $modules->carts->service()->add($owner, $part, 1);
    }
    $request = new CheckoutRequest(sprintf('buyer%d@example.com', $number), $address, null, Fulfilment::Ship, 0, [], PayMethod::CallMe);
    $order = $modules->foundation->transaction()->run(static fn (): Order => $modules->checkout->checkout()->place(new Buyer($owner, isConfirmed: true), $request));
    // Two of five are still to be done.
    if ($number % 5 < 2 || OrderState::Received !== $order->state) {
        continue;
    }
    $order = $modules->orders->ledger()->receive($order, 'cash', $order->payableCents(), '', bin2hex(random_bytes(8)), Actor::staff(1));
    $modules->orders->fulfilmentService()->send($order, Fulfilment::Ship, 1, 'UPS', '1Z', array_column(array_map(static fn ($line): array => [$line->id, $line->quantity], $order->lines), 1, 0), Actor::staff(1));
}

$count = static fn (): int => (int) $connection->value('SELECT COUNT(*) FROM {orders}');
while (($missing = $wanted - $count()) > 0) {
    $span = [];
    foreach (COPIED as $table => $columns) {
        if (isset($columns['id'])) {
            $span[$table] = (int) $connection->value(sprintf('SELECT MAX(id) - MIN(id) + 1 FROM {%s}', $table));
        }
    }
    $last = (int) ($connection->value("SELECT id FROM {orders} WHERE state = 'completed' ORDER BY id LIMIT 1 OFFSET %d", [$missing]) ?? $connection->value('SELECT MAX(id) + 1 FROM {orders}'));
    for ($first = (int) $connection->value('SELECT MIN(id) FROM {orders}'); $first < $last; $first += AT_ONCE) {
        foreach (COPIED as $table => $shifted) {
            $columns = array_column($connection->rows(sprintf('SHOW COLUMNS FROM {%s}', $table)), 'Field');
            $selected = array_map(static fn (string $column): string => isset($shifted[$column]) ? sprintf('t.%s + %d', $column, $span[$shifted[$column]]) : 't.' . $column, $columns);
            $of = match ($table) {
                'orders' => 'JOIN {orders} o ON o.id = t.id',
                'fulfilment_lines' => 'JOIN {order_lines} l ON l.id = t.line_id JOIN {orders} o ON o.id = l.order_id',
                default => 'JOIN {orders} o ON o.id = t.order_id',
            };
            $connection->execute(
                sprintf("INSERT INTO {%s} (%s) SELECT %s FROM {%s} t %s WHERE o.state = 'completed' AND o.id >= %%d AND o.id < %%d", $table, implode(', ', $columns), implode(', ', $selected), $table, $of),
                [$first, min($last, $first + AT_ONCE)],
            );
        }
    }
}

// Each order has another email address and phone number. A tenth of all share a first name. NAMESAKES share a full name in
// any case, so that a search for one gives as many orders whatever the size. All family names are equally long: none begins another.
$first = "CASE MOD(o.id, 10) WHEN 0 THEN 'ann' WHEN 1 THEN 'bob' WHEN 2 THEN 'carl' WHEN 3 THEN 'dan' WHEN 4 THEN 'eve' WHEN 5 THEN 'frank' WHEN 6 THEN 'gus' WHEN 7 THEN 'hal' WHEN 8 THEN 'ida' ELSE 'joe' END";
$joined = static fn (string ...$texts): string => $connection->isSqlite() ? '(' . implode(' || ', $texts) . ')' : 'CONCAT(' . implode(', ', $texts) . ')';
$family = $joined("'farm'", sprintf('CAST(1000000 + MOD(o.id * 7919, %d) AS INTEGER)', intdiv($wanted, NAMESAKES)));
$phone = $joined("'913'", '2000000 + o.id');
$words = [
    sprintf('CASE WHEN o.id < 1000000 THEN %s ELSE %s END', $joined("'w'", 'SUBSTR(' . $joined("'000000'", 'o.id') . ', -6)'), $joined("'w'", 'o.id')),
    $joined('o.id', "''"), $joined("'buyer'", 'o.id', "'examplecom'"), "'examplecom'", "'com'", $phone, $joined('2000000 + o.id', "''"), $family, $joined($first, $family),
];
$email = $joined("'buyer'", 'o.id', "'@example.com'");
$billing = $joined("'{\"name\":\"'", $first, "' '", $family, "'\",\"company\":\"\",\"street\":\"1 Main St\",\"street2\":\"\",\"city\":\"Easton\",\"state\":\"KS\",\"zip\":\"66020\",\"phone\":\"'", $phone, "'\"}'");
$connection->execute('DELETE FROM {order_words}');
$top = (int) $connection->value('SELECT MAX(id) FROM {orders}');
for ($from = (int) $connection->value('SELECT MIN(id) FROM {orders}'); $from <= $top; $from += AT_ONCE) {
    $range = [$from, $from + AT_ONCE];
    $connection->execute(str_replace('o.id', 'id', "UPDATE {orders} SET email = $email, billing = $billing WHERE o.id >= %d AND o.id < %d"), $range);
    foreach ($words as $word) {
        $connection->execute("INSERT INTO {order_words} (word, order_id) SELECT $word, o.id FROM {orders} o WHERE o.id >= %d AND o.id < %d", $range);
    }
    $connection->execute("INSERT INTO {order_words} (word, order_id) SELECT DISTINCT LOWER(REPLACE(l.part_number, '-', '')), l.order_id FROM {order_lines} l WHERE l.order_id >= %d AND l.order_id < %d", $range);
}
$connection->execute($connection->isSqlite() ? 'ANALYZE' : 'ANALYZE TABLE {orders}, {order_lines}, {order_words}, {order_events}, {order_stock}, {fulfilments}');

echo $count();
