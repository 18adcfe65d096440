<?php

/**
 * Plays one stock command a line on the real services, with a clock of its own, for tests/models/stock: JSON in, JSON
 * out. `php stock.php [fault]` plays them with a fault of tests/models/planted/stock.php.
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';
require dirname(__DIR__, 2) . '/php/FixedClock.php';

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Customers\Address;
use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Buyer;
use Coleman\Api\Orders\CheckoutRequest;
use Coleman\Api\Orders\Edit\AddedLine;
use Coleman\Api\Orders\Edit\LineEdit;
use Coleman\Api\Orders\Edit\OrderEdit;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\Returns\OrderReturn;
use Coleman\Api\Orders\Returns\ReturnReason;
use Coleman\Api\Plugin;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\FixedClock;

const PART = 90_000_951;

if (isset($argv[1])) {
    require dirname(__DIR__) . '/planted/stock.php';
    plant($argv[1]);
}

$clock = new FixedClock('2026-01-05 06:00:00');
$modules = Plugin::modules($clock);
$connection = $modules->foundation->connection();
$orders = [];

$reset = static function () use ($connection, &$orders): void {
    $orders = [];
    foreach (['carts', 'cart_items', 'orders', 'order_lines', 'order_stock', 'order_events', 'order_words', 'fulfilments', 'fulfilment_lines', 'order_proposals', 'order_returns', 'order_return_lines', 'outbox', 'feeds', 'feed_runs', 'feed_items', 'feed_keys', 'stock_counts'] as $table) {
        $connection->execute(sprintf('DELETE FROM {%s}', $table));
    }
    foreach (['parts' => 'id', 'part_stock' => 'part_id'] as $table => $column) {
        $connection->execute(sprintf('DELETE FROM {%s} WHERE %s = %d', $table, $column, PART));
    }
    $connection->execute('DELETE FROM {part_tallies} WHERE vendor_id = 951');
    $connection->execute('UPDATE {feed_state} SET run_id = 0');
    $connection->insert('parts', [
        'id' => PART, 'part_number' => 'MODEL-1', 'part_key' => 'MODEL1', 'vendor_id' => 951, 'vendor_name' => 'Model Works', 'parts_url_description' => '', 'description' => 'Played',
        'long_description' => '', 'category_id' => 1, 'image' => '', 'price_cents' => 1_000, 'list_price_cents' => 1_000, 'lead_time' => '1-3 day lead time', 'discontinued' => 0,
        'pickup_only' => 0, 'case_qty_required' => 0, 'case_qty' => 1, 'popularity' => 0,
    ]);
};

$order = static function (int $index) use ($modules, &$orders): Order {
    return $modules->orderRecords->repository()->byId($orders[$index]) ?? throw new LogicException('Order not found.');
};

$state = static function () use ($connection, &$orders): array {
    $shelves = [];
    foreach ($connection->rows('SELECT * FROM {part_stock} WHERE part_id = %d', [PART]) as $row) {
        $shelves[$row['location_id']] = ['quantity' => (int) $row['quantity'], 'counted' => (int) $row['counted'], 'outstanding' => (int) $row['outstanding'], 'at' => null === $row['counted_at'] ? null : (int) strtotime($row['counted_at'] . ' UTC')];
    }
    $lines = [];
    foreach ($connection->rows('SELECT l.*, o.state AS order_state FROM {order_lines} l JOIN {orders} o ON o.id = l.order_id ORDER BY l.id') as $row) {
        $lines[(int) $row['id']] = [
            'id' => (int) $row['id'], 'order' => array_search((int) $row['order_id'], $orders, true), 'open' => 'cancelled' !== $row['order_state'] && 'cancelled' !== $row['state'], 'state' => $row['order_state'],
            'pickup' => 'will_call' === $row['fulfilment'] ? (int) $row['location_id'] : 0, 'quantity' => (int) $row['quantity'], 'backordered' => (int) $row['backordered'], 'returned' => (int) $row['returned'],
            'holds' => [], 'parcels' => [],
        ];
    }
    foreach ($connection->rows('SELECT g.line_id, g.quantity, f.id, f.state FROM {fulfilment_lines} g JOIN {fulfilments} f ON f.id = g.fulfilment_id ORDER BY f.id') as $row) {
        $parcel = LineState::from($row['state']);
        $lines[(int) $row['line_id']]['parcels'][] = ['id' => (int) $row['id'], 'pieces' => (int) $row['quantity'], 'gone' => $parcel->hasLeft(), 'voidable' => in_array($parcel, [LineState::Ready, LineState::Shipped], true)];
    }
    foreach ($connection->rows('SELECT * FROM {order_stock} ORDER BY id') as $row) {
        $lines[(int) $row['line_id']]['holds'][] = [
            'branch' => (int) $row['location_id'], 'pieces' => (int) $row['quantity'], 'given' => (int) $row['fulfilment_id'] > 0, 'parcel' => (int) $row['fulfilment_id'], 'moved' => (int) $row['moved_to'] > 0,
            'left' => null !== $row['left_at'], 'known' => null === $row['known_at'] ? null : (int) strtotime($row['known_at'] . ' UTC'), 'ended' => null !== $row['ended_at'],
        ];
    }
    $lines = array_values($lines);

    return ['shelves' => (object) $shelves, 'lines' => $lines, 'on_shelf' => (int) $connection->value('SELECT on_shelf FROM {parts} WHERE id = %d', [PART])];
};

$upload = static function (array $file) use ($modules): array {
    $inColumn = true === ($file['column'] ?? false) && null !== $file['at'];
    $text = 'part_number,location,quantity,numbers' . ($inColumn ? ',counted_at' : '') . "\n";
    foreach ($file['rows'] as $branch => $pieces) {
        $text .= sprintf('MODEL-1,%d,%d,%s', $branch, $pieces, $file['numbers']) . ($inColumn ? gmdate(',Y-m-d\TH:i:s\Z', $file['at']) : '') . "\n";
    }
    $path = get_temp_dir() . 'coleman-model-' . getmypid() . '.csv';
    file_put_contents($path, $text);
    $run = $modules->feeds->service()->resume($modules->feeds->service()->import(new FeedImport('stock', $path, 'model.csv', isFull: $file['full'], isForced: true, countedAt: null === $file['at'] || $inColumn ? '' : gmdate('Y-m-d H:i:s', $file['at']))));

    return ['refused' => $run->count('bad'), 'run' => $run->state->value];
};

$play = static function (array $step) use ($modules, $clock, $reset, $order, $upload, &$orders): mixed {
    $clock->advance($step['seconds'] ?? 0);
    switch ($step['do']) {
        case 'reset':
            $reset();

            return null;
        case 'upload':
            return $upload($step['file']);
        case 'count':
            $modules->stock->handCounts()->count(PART, $step['branch'], $step['pieces'], 'Counted', 1);

            return null;
        case 'order':
            $owner = CartOwner::guest('model-' . count($orders));
            $modules->carts->service()->add($owner, PART, $step['pieces']);
            $address = Address::fromFields(['name' => 'Ann Farmer', 'street' => '1 Main St', 'city' => 'Easton', 'state' => 'KS', 'zip' => '66020', 'phone' => '913-555-0100']);
            $fulfilment = 0 === $step['pickup'] ? Fulfilment::Ship : Fulfilment::WillCall;
            $request = new CheckoutRequest('ann@example.com', $address, null, $fulfilment, $step['pickup'], [], PayMethod::CallMe);
            $orders[] = $modules->foundation->transaction()->run(static fn (): Order => $modules->checkout->checkout()->place(new Buyer($owner), $request))->id;

            return null;
        case 'cancel':
            $modules->orders->service()->move($order($step['order']), OrderState::Cancelled, Actor::staff(1));

            return null;
        case 'cut':
            $one = $order($step['order']);
            $modules->orders->cuts()->cut($one, [$step['line']], '', Actor::staff(1));

            return null;
        case 'edit':
        case 'add':
            $one = $order($step['order']);
            $how = 0 === $step['pickup'] ? Fulfilment::Ship : Fulfilment::WillCall;
            $edited = $modules->orders->editing()->save($one, 'add' === $step['do']
                ? new OrderEdit(added: [new AddedLine(PART, $step['pieces'], $how, $step['pickup'])])
                : new OrderEdit(lines: [$step['line'] => new LineEdit($step['pieces'], $how, $step['pickup'])]), Actor::staff(1));

            return ['waits' => null !== $modules->orderRecords->proposals()->open($edited)];
        case 'answer':
            $one = $order($step['order']);
            if (null === $modules->orderRecords->proposals()->open($one)) {
                return ['waits' => false];
            }
            $step['yes'] ? $modules->orders->editing()->accept($one, Actor::guest()) : $modules->orders->editing()->decline($one, Actor::guest());

            return ['waits' => true];
        case 'back':
            $returnsOf = static fn (): array => $modules->returns->repository()->ofOrder($order($step['order'])->id);
            $before = array_map(static fn (OrderReturn $one): int => $one->id, $returnsOf());
            $entered = $modules->returns->requests()->enter($order($step['order']), [$step['line'] => $step['pieces']], [$step['line'] => ReturnReason::cases()[0]->value], '', $step['branch'], '', Actor::staff(1));
            $return = array_find($returnsOf(), static fn (OrderReturn $one): bool => !in_array($one->id, $before, true)) ?? throw new LogicException('Return not found.');
            0 === $step['came']
                ? $modules->returns->desk()->refuse($entered, $return->id, 'They never came.', Actor::staff(1))
                : $modules->returns->desk()->receive($entered, $return->id, $step['branch'], [$step['line'] => $step['came']], [$step['line'] => $step['restocked']], Actor::staff(1));

            return null;
        case 'void':
            $one = $order($step['order']);
            $modules->orders->parcels()->void($one, $step['parcel'], '', Actor::staff(1));

            return null;
        case 'mark':
            $modules->foundation->transaction()->run(static fn () => $modules->stock->orderHolds()->sentToDealer($order($step['order']), $clock->now()));

            return null;
        case 'send':
            $one = $order($step['order']);
            $modules->orders->fulfilmentService()->send($one, 0 === $step['ready'] ? Fulfilment::Ship : Fulfilment::WillCall, $step['branch'], '', '', [$step['line'] => $step['pieces']], Actor::staff(1));

            return null;
        case 'fetch':
            $one = $order($step['order']);
            foreach ($modules->orderRecords->fulfilments()->ofOrder($one->id) as $fulfilment) {
                if (LineState::Ready === $fulfilment->state) {
                    $modules->orders->fulfilmentService()->handOver($order($step['order']), $fulfilment->id, Actor::staff(1));
                }
            }

            return null;
        default:
            throw new LogicException('There is no command ' . $step['do']);
    }
};

while (false !== $line = fgets(STDIN)) {
    $step = json_decode($line, true, 16, JSON_THROW_ON_ERROR);
    try {
        $answer = ['result' => $play($step)];
    } catch (ApiError $refusal) {
        $answer = ['refusal' => $refusal->errorCode . ' ' . json_encode($refusal->params)];
    } catch (Throwable $fault) {
        $answer = ['fault' => (string) $fault];
    }
    $connection->execute('DELETE FROM {outbox}');
    fwrite(STDOUT, json_encode($answer + ['now' => $clock->now()->getTimestamp()] + ('reset' === $step['do'] ? [] : $state()), JSON_THROW_ON_ERROR) . "\n");
}
