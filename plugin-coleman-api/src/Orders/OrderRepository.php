<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\Address;
use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Promises\Promised;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/** Orders, their lines and their history. Ownership is asked in the statement: another's order is as good as none. */
final readonly class OrderRepository
{
    /** Which orders somebody may see: their own, and those of the account that they share. Takes the user twice. */
    private const VISIBLE = '((account_id = 0 AND customer_id = %d) OR account_id IN (SELECT p.account_id FROM {account_people} p WHERE p.user_id = %d))';

    /** Which they may change: not what a viewer only sees. Takes the user twice. */
    private const CHANGEABLE = "((account_id = 0 AND customer_id = %d) OR account_id IN (SELECT p.account_id FROM {account_people} p WHERE p.user_id = %d AND p.role = 'buyer'))";

    /** Their orders in two parts, each by its own key. Takes the user, the state where one is asked for, and both again. */
    private const OWN = 'SELECT o.* FROM {orders} o WHERE o.account_id = 0 AND o.customer_id = %d';
    private const SHARED = 'SELECT o.* FROM {account_people} p JOIN {orders} o ON o.account_id = p.account_id AND o.account_id > 0 WHERE p.user_id = %d';

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** The version of a cart that was ordered last; 0 for none. */
    public function lastVersionOf(int $cartId): int
    {
        return (int) $this->connection->value('SELECT MAX(cart_version) FROM {orders} WHERE cart_id = %d', [$cartId]);
    }

    /**
     * Writes an order with its lines and what it takes from the shelves, inside the caller's transaction.
     *
     * @param list<array<string, string|int|null>> $lines rows of order_lines but for the order
     * @param list<array{line: int, part_id: int, location_id: int, quantity: int}> $takings by index of the line
     * @throws ApiError 409 coleman_account_changed when the buyer may not order on the shared account any more
     */
    public function add(NewOrder $new, array $lines, array $takings): Order
    {
        $this->refuseFormerBuyer($new->buyer);
        $request = $new->request;
        $instant = $new->placedAt->format('Y-m-d H:i:s');
        $row = [
            'order_key' => bin2hex(random_bytes(16)),
            'customer_id' => $new->buyer->customerId,
            'account_id' => $new->buyer->accountId,
            'cart_id' => $new->cartId,
            'cart_version' => $new->cartVersion,
            'state' => $new->state->value,
            'version' => 1,
            'email' => $request->email,
            'billing' => Json::encode($request->billing->fields()),
            'shipping' => null === $request->shipping ? '' : Json::encode($request->shipping->fields()),
            'location_id' => $new->locationId,
            'pay_method' => $request->payMethod->value,
            'po_number' => $request->poNumber,
            'note' => $request->note,
            'item_count' => array_sum(array_map(static fn (array $line): int => (int) $line['quantity'], $lines)),
            'subtotal_cents' => $new->totals->subtotalCents,
            'charges_cents' => $new->totals->chargesCents(),
            'shipping_cents' => $new->totals->shippingCents ?? 0,
            'tax_cents' => $new->totals->taxCents ?? 0,
            'total_cents' => $new->totals->totalCents(),
            'has_unknown_price' => $new->totals->hasUnknownPrice,
            'is_tax_exempt' => $new->buyer->isTaxExempt,
            'source' => $request->source,
            'held_until' => $new->heldUntil?->format('Y-m-d H:i:s'),
            'is_to_confirm' => $new->isToConfirm,
            'placed_at' => $instant,
            'changed_at' => $instant,
        ];
        $id = $this->connection->insert('orders', $row);
        if ([] !== $lines) {
            $this->connection->insertMany('order_lines', array_map(static fn (array $line): array => ['order_id' => $id] + $line, $lines));
        }
        // Its row is known; what its lines are numbered, the database alone knows.
        $order = $this->order(array_map(self::text(...), ['id' => $id] + $row), $this->lines($id));
        $this->addTakings($id, array_map(static fn (array $taking): array => ['line_id' => $order->lines[$taking['line']]->id] + $taking, $takings));
        $this->append($id, OrderEvent::PLACED, $new->buyer->actor(), ['state' => $new->state->value], true);
        $this->addWords($order);
        OrderHooks::placed($this->connection, $order);

        return $order;
    }

    /** Who was removed from a shared account while they ordered on it does not order on its terms. */
    private function refuseFormerBuyer(Buyer $buyer): void
    {
        $mayOrder = 0 === $buyer->accountId || null !== $this->connection->value(
            "SELECT user_id FROM {account_people} WHERE user_id = %d AND account_id = %d AND role = 'buyer'",
            [$buyer->customerId, $buyer->accountId],
        );
        if (!$mayOrder) {
            throw new ApiError('coleman_account_changed', __('You can’t order on this account anymore. Please reload the page.', 'coleman'), 409);
        }
    }

    /**
     * Writes what an order takes from which shelf, inside the caller's transaction.
     *
     * @param list<array{line_id: int, part_id: int, location_id: int, quantity: int, ...}> $takings
     */
    public function addTakings(int $orderId, array $takings): void
    {
        if ([] !== $takings) {
            $this->connection->insertMany('order_stock', array_map(static fn (array $taking): array => [
                'order_id' => $orderId,
                'line_id' => $taking['line_id'],
                'part_id' => $taking['part_id'],
                'location_id' => $taking['location_id'],
                'quantity' => $taking['quantity'],
                'is_returned' => 0,
            ], $takings));
        }
    }

    /**
     * Adds lines to an order whose row this transaction holds.
     *
     * @param list<array<string, string|int|null>> $lines rows of order_lines but for the order
     * @return list<int> their ids, in the same order
     */
    public function addLines(int $orderId, array $lines): array
    {
        if ([] === $lines) {
            return [];
        }
        $this->connection->insertMany('order_lines', array_map(static fn (array $line): array => ['order_id' => $orderId] + $line, $lines));

        return array_reverse(array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows('SELECT id FROM {order_lines} WHERE order_id = %d ORDER BY id DESC LIMIT %d', [$orderId, count($lines)])));
    }

    /** @param array<int, array<string, string|int|null>> $lines columns that change, by line */
    public function editLines(array $lines): void
    {
        $this->connection->updateMany('order_lines', $lines);
    }

    /**
     * What the lines of an order that was confirmed have to wait for.
     *
     * @param array<int, int> $pieces on backorder, by line
     */
    public function backorder(array $pieces): void
    {
        $this->connection->updateMany('order_lines', array_map(static fn (int $missing): array => [
            'backordered' => $missing,
            'state' => ($missing > 0 ? LineState::Backordered : LineState::Open)->value,
        ], $pieces));
    }

    /**
     * What lines are promised later than at checkout.
     *
     * @param array<int, array{promise: Promised, availability_text: string}> $told by line
     */
    public function promise(array $told): void
    {
        $this->connection->updateMany('order_lines', array_map(static fn (array $one): array => [
            'availability_text' => $one['availability_text'],
            'promised_on' => $one['promise']->date,
            'promise_reason' => $one['promise']->reason,
            'promise_words' => $one['promise']->words,
        ], $told));
    }

    /** Takes the order's row for this transaction and changes nothing: on MariaDB others wait, on SQLite there is one writer anyway. */
    public function lock(int $id): void
    {
        $this->connection->execute('UPDATE {orders} SET version = version WHERE id = %d', [$id]);
    }

    public function byId(int $id): ?Order
    {
        return $this->one('id = %d', [$id]);
    }

    /**
     * @param list<int> $ids
     * @return list<Order> those that there are, in the order of the ids; two queries
     */
    public function byIds(array $ids): array
    {
        if ([] === $ids) {
            return [];
        }
        $lines = [];
        foreach ($this->connection->rows(sprintf('SELECT * FROM {order_lines} WHERE order_id IN (%s) ORDER BY id', Connection::placeholders($ids)), $ids) as $row) {
            $lines[(int) $row['order_id']][] = self::line($row);
        }
        $orders = [];
        foreach ($this->connection->rows(sprintf('SELECT * FROM {orders} WHERE id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $orders[(int) $row['id']] = $this->order($row, $lines[(int) $row['id']] ?? []);
        }

        return array_values(array_filter(array_map(static fn (int $id): ?Order => $orders[$id] ?? null, $ids)));
    }

    /** An order that somebody may see: their own, or one of the account that they share. */
    public function ofCustomer(int $id, int $customerId): ?Order
    {
        return $customerId < 1 ? null : $this->one('id = %d AND ' . self::VISIBLE, [$id, $customerId, $customerId]);
    }

    /** An order that somebody may cancel, pay and answer for: not one that they see as a viewer. */
    public function toChange(int $id, int $customerId): ?Order
    {
        return $customerId < 1 ? null : $this->one('id = %d AND ' . self::CHANGEABLE, [$id, $customerId, $customerId]);
    }

    /** For guests: the key that their mail carries, and the email they ordered with. */
    public function byKey(int $id, string $key, string $email): ?Order
    {
        $order = $this->byLink($id, $key);

        return null !== $order && 0 === strcasecmp($order->email, trim($email)) ? $order : null;
    }

    /** By its key alone: for a browser that has shown the email before. Those of a shared account open for its people only. */
    public function byLink(int $id, string $key): ?Order
    {
        if (1 !== preg_match('/^[0-9a-f]{32}$/D', $key)) {
            return null;
        }
        $order = $this->one('id = %d AND order_key = %s AND account_id = 0', [$id, $key]);

        return null !== $order && hash_equals($order->key, $key) ? $order : null;
    }

    /**
     * Gives a customer the orders that were placed as a guest with an email address. Call it once the address is
     * confirmed to be the customer's own.
     *
     * @return int how many
     */
    public function giveToCustomer(int $customerId, string $email): int
    {
        return $customerId < 1 || '' === $email ? 0 : $this->connection->execute(
            'UPDATE {orders} SET customer_id = %d, version = version + 1 WHERE customer_id = 0 AND email IN (%s, %s)',
            [$customerId, $email, strtolower($email)],
        );
    }

    /** What somebody has ordered is the shared account's from now on. Inside the caller's transaction. */
    public function share(int $customerId, int $accountId): void
    {
        $this->connection->execute('UPDATE {orders} SET account_id = %d, version = version + 1 WHERE customer_id = %d AND account_id = 0', [$accountId, $customerId]);
    }

    /**
     * Summaries of a customer's orders and of those of the account that they share, newest first; their lines are not read.
     *
     * @param string $state '' for all
     * @return list<Order>
     */
    public function listOfCustomer(int $customerId, int $page, int $limit, string $state = ''): array
    {
        $condition = '' === $state ? '' : ' AND o.state = %s';
        $values = [$customerId, ...('' === $state ? [] : [$state])];

        // A customer's own list is short: pages are counted.
        return array_map(fn (array $row): Order => $this->order($row, []), $this->connection->rows(
            self::OWN . $condition . ' UNION ALL ' . self::SHARED . $condition . ' ORDER BY id DESC LIMIT %d OFFSET %d',
            [...$values, ...$values, $limit, ($page - 1) * $limit],
        ));
    }

    public function countOfCustomer(int $customerId, string $state = ''): int
    {
        $condition = '' === $state ? '' : ' AND o.state = %s';
        $values = [$customerId, ...('' === $state ? [] : [$state])];

        return (int) $this->connection->value(
            'SELECT COUNT(*) FROM (' . self::OWN . $condition . ' UNION ALL ' . self::SHARED . $condition . ') their',
            [...$values, ...$values],
        );
    }

    /**
     * Moves an order on, if it is still as the caller saw it.
     *
     * @param array<string, string|int|null> $changes further columns
     * @throws ApiError 409 coleman_bad_transition, coleman_order_changed
     */
    public function move(Order $order, OrderState $next, Actor $actor, array $changes = [], string $reason = ''): void
    {
        if (!$order->state->mayBecome($next)) {
            throw new ApiError(
                'coleman_bad_transition',
                /* translators: 1: state of an order, 2: state of an order */
                sprintf(__('An order that is "%1$s" can’t change to "%2$s".', 'coleman'), $order->state->label(), $next->label()),
                409,
                data: ['from' => $order->state->value, 'to' => $next->value],
            );
        }
        $this->change($order, ['state' => $next->value] + $changes + ($order->isToConfirm ? ['is_to_confirm' => 0] : []));
        $this->append($order->id, OrderEvent::STATE, $actor, ['from' => $order->state->value, 'to' => $next->value] + ('' === $reason ? [] : ['reason' => $reason]), true);
    }

    /** Nothing that is still to come of an order's lines comes any more, and what lay ready is not fetched. */
    public function cancelLines(int $orderId): void
    {
        $this->connection->execute(
            'UPDATE {order_lines} SET state = %s WHERE order_id = %d AND state IN (%s, %s, %s, %s)',
            [LineState::Cancelled->value, $orderId, LineState::Open->value, LineState::Backordered->value, LineState::Ready->value, LineState::PartiallyReady->value],
        );
        // No page and no paper shows what lay ready any more: the history keeps what was in it.
        $parcels = new FulfilmentRepository($this->connection, $this->clock);
        foreach ($parcels->ofOrder($orderId) as $parcel) {
            if (LineState::Ready === $parcel->state) {
                $parcels->remove($parcel->id);
            }
        }
    }

    /**
     * What is left of lines is cancelled: they are as long as what was given of them, or canceled whole.
     *
     * @param array<int, int> $pieces that remain, by line; 0 for a line that is cancelled and keeps its number
     */
    public function cutLines(array $pieces): void
    {
        $this->connection->updateMany('order_lines', array_map(
            static fn (int $remaining): array => 0 === $remaining ? OrderLine::WITHOUT + ['backordered' => 0] : ['quantity' => $remaining, 'backordered' => 0],
            $pieces,
        ));
    }

    /** @param array<int, LineState> $states by line of the order */
    public function setLineStates(int $orderId, array $states): void
    {
        if ([] === $states) {
            return;
        }
        $values = [];
        foreach ($states as $line => $state) {
            array_push($values, $line, $state->value);
        }
        $this->connection->execute(
            sprintf('UPDATE {order_lines} SET state = CASE id %s ELSE state END WHERE order_id = %%d', implode(' ', array_fill(0, count($states), 'WHEN %d THEN %s'))),
            [...$values, $orderId],
        );
    }

    /** @param string $day that what is on backorder of a line is expected */
    public function expect(int $orderId, int $lineId, string $day): void
    {
        $this->connection->execute('UPDATE {order_lines} SET expected_on = %s WHERE id = %d AND order_id = %d', [$day, $lineId, $orderId]);
    }

    /**
     * Forgets the day of what is not on backorder any more.
     *
     * @param list<int> $lines
     */
    public function forgetDays(int $orderId, array $lines): void
    {
        if ([] !== $lines) {
            $this->connection->execute(
                sprintf('UPDATE {order_lines} SET expected_on = NULL WHERE order_id = %%d AND backordered = 0 AND id IN (%s)', Connection::placeholders($lines)),
                [$orderId, ...$lines],
            );
        }
    }

    /**
     * @param array<int, int> $prices cents by line of the order
     */
    public function price(int $orderId, array $prices): void
    {
        if ([] === $prices) {
            return;
        }
        $values = [];
        foreach ($prices as $line => $cents) {
            array_push($values, $line, $cents);
        }
        $this->connection->execute(
            sprintf('UPDATE {order_lines} SET price_cents = CASE id %s END WHERE order_id = %%d AND id IN (%s)', implode(' ', array_fill(0, count($prices), 'WHEN %d THEN %d')), Connection::placeholders($prices)),
            [...$values, $orderId, ...array_keys($prices)],
        );
    }

    /** Writes anew what the desk finds an order by (OrderSearchTerms). */
    public function indexWords(Order $order): void
    {
        $this->connection->execute('DELETE FROM {order_words} WHERE order_id = %d', [$order->id]);
        $this->addWords($order);
    }

    private function addWords(Order $order): void
    {
        $this->connection->insertMany('order_words', OrderSearchTerms::rows(
            $order->id,
            $order->email,
            $order->poNumber,
            array_map(static fn (Address $address): array => $address->fields(), [$order->billing, ...(null === $order->shipping ? [] : [$order->shipping])]),
            array_map(static fn (OrderLine $line): string => $line->partNumber, $order->lines),
        ));
    }

    /**
     * @param non-empty-array<string, string|int|null> $changes columns of the order
     * @throws ApiError 409 coleman_order_changed when somebody else was faster
     */
    public function change(Order $order, array $changes): void
    {
        if (!$this->connection->changeSeen('orders', $order->id, $order->version, $changes + ['changed_at' => $this->clock->now()->format('Y-m-d H:i:s')])) {
            throw new ApiError('coleman_order_changed', __('Someone else changed this order. Reload to see the latest version.', 'coleman'), 409);
        }
        OrderHooks::changed($this->connection, $order, fn (): ?Order => $this->byId($order->id));
    }

    /** @param array<string, mixed> $detail */
    public function append(int $orderId, string $kind, Actor $actor, array $detail, bool $isPublic): void
    {
        $this->connection->insert('order_events', $this->event($orderId, $kind, $actor, $detail, $isPublic));
    }

    /**
     * Adds to the histories of several orders at once, for staff to see.
     *
     * @param list<array{int, array<string, mixed>}> $details each with its order
     */
    public function appendAll(string $kind, Actor $actor, array $details): void
    {
        $this->connection->insertMany('order_events', array_map(fn (array $one): array => $this->event($one[0], $kind, $actor, $one[1], false), $details));
    }

    /**
     * @param array<string, mixed> $detail
     * @return array<string, string|int|bool>
     */
    private function event(int $orderId, string $kind, Actor $actor, array $detail, bool $isPublic): array
    {
        return [
            'order_id' => $orderId,
            'kind' => $kind,
            'actor' => $actor->kind,
            'actor_id' => $actor->id,
            'is_public' => $isPublic,
            'detail' => Json::encode($detail),
            'happened_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ];
    }

    /** @return list<OrderEvent> oldest first */
    public function events(int $orderId, bool $onlyPublic): array
    {
        return array_map(static function (array $row): OrderEvent {
            /** @var array<string, mixed> $detail */
            $detail = Json::decode((string) $row['detail']);

            return new OrderEvent(
                (string) $row['kind'],
                Actor::stored((string) $row['actor'], (int) $row['actor_id']),
                $detail,
                (bool) (int) $row['is_public'],
                new \DateTimeImmutable((string) $row['happened_at'], new \DateTimeZone('UTC')),
            );
        }, $this->connection->rows(
            'SELECT * FROM {order_events} WHERE order_id = %d' . ($onlyPublic ? ' AND is_public = 1' : '') . ' ORDER BY id',
            [$orderId],
        ));
    }

    /** @return list<int> orders of a state that hold their stock no longer: the payment, or the price, did not come in time */
    public function expired(OrderState $state, int $limit): array
    {
        return array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            'SELECT id FROM {orders} WHERE state = %s AND held_until IS NOT NULL AND held_until < %s ORDER BY id LIMIT %d',
            [$state->value, $this->clock->now()->format('Y-m-d H:i:s'), $limit],
        ));
    }

    /** Marks it for the desk, whatever version of it somebody has seen. Of two reasons the latest is shown; the history has both. */
    public function needsAttention(int $orderId, Attention $why): void
    {
        $this->connection->execute('UPDATE {orders} SET attention = %s, attention_no = attention_no + 1 WHERE id = %d', [$why->value, $orderId]);
    }

    /** @return array{why: Attention, seen: int}|null why the desk has to look at it, and the number to clear it by; null for nothing */
    public function attention(int $orderId): ?array
    {
        $row = $this->connection->row('SELECT attention, attention_no FROM {orders} WHERE id = %d', [$orderId]);
        $why = Attention::tryFrom((string) ($row['attention'] ?? ''));

        return null === $why ? null : ['why' => $why, 'seen' => (int) ($row['attention_no'] ?? 0)];
    }

    /**
     * @param int $seen the number that it was seen with
     * @return bool false where something else has come in since, or somebody was faster
     */
    public function clearAttention(int $orderId, int $seen): bool
    {
        return 1 === $this->connection->execute("UPDATE {orders} SET attention = '' WHERE id = %d AND attention_no = %d AND attention <> ''", [$orderId, $seen]);
    }

    /** @param string $at UTC, Y-m-d H:i:s; the first time counts */
    public function markSentToDealer(int $orderId, string $at): bool
    {
        return 1 === $this->connection->execute('UPDATE {orders} SET sent_to_dealer_at = %s, version = version + 1 WHERE id = %d AND sent_to_dealer_at IS NULL', [$at, $orderId]);
    }

    /** @param list<string|int> $values */
    private function one(string $condition, array $values): ?Order
    {
        $row = $this->connection->row('SELECT * FROM {orders} WHERE ' . $condition, $values);

        return null === $row ? null : $this->order($row, $this->lines((int) $row['id']));
    }

    /** @return list<OrderLine> */
    private function lines(int $orderId): array
    {
        return array_map(self::line(...), $this->connection->rows('SELECT * FROM {order_lines} WHERE order_id = %d ORDER BY id', [$orderId]));
    }

    /** A value as the database would give it. */
    private static function text(string|int|float|bool|null $value): ?string
    {
        return null === $value ? null : (string) (is_bool($value) ? (int) $value : $value);
    }

    /**
     * @param array<string, string|null> $row
     * @param list<OrderLine> $lines
     */
    private function order(array $row, array $lines): Order
    {
        $utc = new \DateTimeZone('UTC');
        $shipping = (string) $row['shipping'];

        return new Order(
            (int) $row['id'],
            (string) $row['order_key'],
            (int) $row['customer_id'],
            OrderState::from((string) $row['state']),
            (int) $row['version'],
            (string) $row['email'],
            Address::stored(Json::decode((string) $row['billing'])),
            '' === $shipping ? null : Address::stored(Json::decode($shipping)),
            (int) $row['location_id'],
            PayMethod::from((string) $row['pay_method']),
            (string) $row['po_number'],
            (string) $row['note'],
            (int) $row['item_count'],
            (int) $row['subtotal_cents'],
            (int) $row['charges_cents'],
            (int) $row['shipping_cents'],
            (int) $row['tax_cents'],
            (int) $row['total_cents'],
            (bool) (int) $row['has_unknown_price'],
            (bool) (int) $row['is_tax_exempt'],
            (string) $row['source'],
            null === $row['held_until'] ? null : new \DateTimeImmutable($row['held_until'], $utc),
            new \DateTimeImmutable((string) $row['placed_at'], $utc),
            $lines,
            (bool) (int) ($row['is_to_confirm'] ?? 0),
            (int) ($row['paid_cents'] ?? 0),
            (int) ($row['refunded_cents'] ?? 0),
            (int) ($row['account_id'] ?? 0),
            (int) ($row['credited_cents'] ?? 0),
            (int) ($row['goodwill_cents'] ?? 0),
            isset($row['sent_to_dealer_at']) ? new \DateTimeImmutable($row['sent_to_dealer_at'], $utc) : null,
        );
    }

    /** @param array<string, string|null> $row */
    private static function line(array $row): OrderLine
    {
        return new OrderLine(
            (int) $row['id'],
            (int) $row['part_id'],
            (string) $row['part_number'],
            (string) $row['description'],
            (string) $row['vendor_name'],
            (string) $row['url'],
            (string) $row['image'],
            (int) $row['quantity'],
            (int) $row['backordered'],
            null === $row['price_cents'] ? null : (int) $row['price_cents'],
            (int) $row['core_cents'],
            (int) $row['oversize_cents'],
            (string) $row['weight_class'],
            Fulfilment::from((string) $row['fulfilment']),
            (int) $row['location_id'],
            LineState::from((string) $row['state']),
            (string) $row['availability_text'],
            null === $row['expected_on'] ? null : (string) $row['expected_on'],
            new Promised((string) $row['promise_words'], $row['promised_on'], (string) $row['promise_reason']),
            (int) ($row['returned'] ?? 0),
        );
    }
}
