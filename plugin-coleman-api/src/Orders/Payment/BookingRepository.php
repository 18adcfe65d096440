<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderHooks;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Support\Clock;

/**
 * The ledger of orders. A row and the sums of its order (`paid_cents`, `refunded_cents`, `goodwill_cents`) are written together, inside the
 * caller's transaction; the order's row is taken first.
 */
final readonly class BookingRepository
{
    public function __construct(private Connection $connection, private OrderRepository $orders, private Clock $clock)
    {
    }

    /**
     * Books for an order as it was seen. The statement that counts it refuses what would give back more than was paid.
     *
     * @throws ApiError 409 coleman_order_changed, coleman_refund_exceeds
     */
    public function add(Order $order, NewBooking $new): Booking
    {
        [$paid, $refunded, $goodwill] = self::sums($new);
        $isMine = $this->connection->execute(
            'UPDATE {orders} SET paid_cents = paid_cents + %d, refunded_cents = refunded_cents + %d, goodwill_cents = goodwill_cents + %d, version = version + 1, changed_at = %s
            WHERE id = %d AND version = %d AND paid_cents + %d >= refunded_cents + %d',
            [$paid, $refunded, $goodwill, $this->now(), $order->id, $order->version, $paid, $refunded],
        );
        if (1 !== $isMine) {
            throw $this->refusal($order);
        }
        OrderHooks::changed($this->connection, $order, fn (): ?Order => $this->orders->byId($order->id));
        $row = [
            'order_id' => $order->id,
            'kind' => $new->kind->value,
            'method' => $new->method->value,
            'cents' => $new->cents,
            'state' => $new->state->value,
            'refers_to' => $new->refersTo,
            'goodwill_cents' => $new->goodwillCents,
            'is_reversal' => $new->isReversal ? 1 : 0,
            'gateway_ref' => $new->gatewayRef,
            'note' => $new->note,
            'booked_by' => $new->bookedBy,
            'booked_at' => $this->now(),
            'next_at' => BookingState::Pending === $new->state ? $this->now('+1 minute') : null,
            'idempotency_key' => $new->key,
        ];
        $id = $this->connection->insert('order_payments', $row);

        return Booking::stored(array_map(static fn (string|int|null $value): ?string => null === $value ? null : (string) $value, ['id' => $id] + $row));
    }

    /**
     * What the gateway says of a refund. One that it takes back no longer counts as refunded.
     *
     * @return bool whether this is news: the gateway may say everything twice, and in any order
     */
    public function settle(Booking $refund, BookingState $state, string $gatewayRef): bool
    {
        $from = BookingState::Done === $state ? [BookingState::Pending->value] : [BookingState::Pending->value, BookingState::Done->value];
        $before = $this->orders->byId($refund->orderId);
        $this->orders->lock($refund->orderId);
        $isNews = $this->connection->execute(
            sprintf("UPDATE {order_payments} SET state = %%s, next_at = NULL, gateway_ref = CASE WHEN %%s = '' THEN gateway_ref ELSE %%s END WHERE id = %%d AND state IN (%s)", Connection::placeholders($from, '%s')),
            [$state->value, $gatewayRef, $gatewayRef, $refund->id, ...$from],
        );
        if (1 !== $isNews || null === $before) {
            return false;
        }
        $this->connection->execute(
            'UPDATE {orders} SET refunded_cents = refunded_cents - %d, goodwill_cents = goodwill_cents - %d, version = version + 1, changed_at = %s WHERE id = %d',
            [...(BookingState::Failed === $state ? [$refund->cents, $refund->goodwillCents] : [0, 0]), $this->now(), $refund->orderId],
        );
        OrderHooks::changed($this->connection, $before, fn (): ?Order => $this->orders->byId($refund->orderId));

        return true;
    }

    /** @return list<Booking> oldest first */
    public function ofOrder(int $orderId): array
    {
        return array_map(Booking::stored(...), $this->connection->rows('SELECT * FROM {order_payments} WHERE order_id = %d ORDER BY id', [$orderId]));
    }

    public function byKey(string $key): ?Booking
    {
        $row = $this->connection->row('SELECT * FROM {order_payments} WHERE idempotency_key = %s', [$key]);

        return null === $row ? null : Booking::stored($row);
    }

    public function byId(int $id): ?Booking
    {
        $row = $this->connection->row('SELECT * FROM {order_payments} WHERE id = %d', [$id]);

        return null === $row ? null : Booking::stored($row);
    }

    /** @return list<Booking> refunds that the gateway is to be asked about again */
    public function due(int $limit): array
    {
        return array_map(Booking::stored(...), $this->connection->rows(
            'SELECT * FROM {order_payments} WHERE state = %s AND next_at <= %s ORDER BY next_at, id LIMIT %d',
            [BookingState::Pending->value, $this->now(), $limit],
        ));
    }

    /** When the gateway is asked again: soon at first, then each hour. */
    public function askLater(Booking $refund): void
    {
        $waited = max(60, $this->clock->now()->getTimestamp() - $refund->bookedAt->getTimestamp());
        $this->connection->execute(
            'UPDATE {order_payments} SET next_at = %s WHERE id = %d AND state = %s',
            [$this->now(sprintf('+%d seconds', min($waited, HOUR_IN_SECONDS))), $refund->id, BookingState::Pending->value],
        );
    }

    private function refusal(Order $order): ApiError
    {
        $fresh = $this->orders->byId($order->id);

        return null === $fresh || $fresh->version !== $order->version
            ? new ApiError('coleman_order_changed', __('Someone else changed this order. Reload to see the latest version.', 'coleman'), 409)
            : self::exceeds($fresh->paidCents - $fresh->refundedCents);
    }

    /** @param int $leftCents that can be given back */
    public static function exceeds(int $leftCents): ApiError
    {
        return new ApiError(
            'coleman_refund_exceeds',
            __('You can’t give back more than was paid.', 'coleman'),
            409,
            ['cents' => __('You can’t give back more than was paid.', 'coleman')],
            data: ['left_cents' => $leftCents],
        );
    }

    /** @return array{int, int, int} what a row changes: of what was paid, of what was given back, of that what was goodwill */
    private static function sums(NewBooking $new): array
    {
        // What reverses a row takes it out of its own sum.
        $kind = $new->isReversal ? $new->kind->opposite() : $new->kind;
        $sign = $new->isReversal ? -1 : 1;
        $cents = $sign * $new->cents;

        return [...(BookingKind::Payment === $kind ? [$cents, 0] : [0, $cents]), $sign * $new->goodwillCents];
    }

    private function now(string $shift = '+0 seconds'): string
    {
        return $this->clock->now()->modify($shift)->format('Y-m-d H:i:s');
    }
}
