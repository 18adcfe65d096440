<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Connection;
use Coleman\Api\Hooks\Callbacks;
use Coleman\Api\Hooks\Outgoing;
use Coleman\Api\Orders\Payment\PaymentStatus;

/** What other plugins are told of orders (docs/hooks.md), once it is committed. */
final class OrderHooks
{
    public static function placed(Connection $connection, Order $order): void
    {
        Outgoing::tell($connection->beforeCommit(...), Outgoing::ORDER_PLACED, self::about($order), static fn (): array => ['order' => self::facts($order)]);
        Callbacks::afterCommit($connection->afterCommit(...), 'coleman_order_placed', $order->id, static function () use ($order): void {
            /**
             * Fires when an order has been placed, by a customer or by the parts desk.
             *
             * @since 0.1.0
             *
             * @param array $order The order as it stands, as docs/hooks.md lists its fields.
             */
            do_action('coleman_order_placed', self::facts($order));
        });
    }

    /** @param \Closure(): (Order|null) $read the order as it is after the commit */
    public static function changed(Connection $connection, Order $before, \Closure $read): void
    {
        Outgoing::tell($connection->beforeCommit(...), Outgoing::ORDER_CHANGED, self::about($before), self::ofRead($read, static fn (Order $order): array => ['order' => self::facts($order), 'before' => self::facts($before)]));
        $readPaid = static function () use ($before, $read): ?Order {
            $order = $read();

            return null !== $order && self::becamePaid($before, $order) ? $order : null;
        };
        Outgoing::tell($connection->beforeCommit(...), Outgoing::ORDER_PAID, self::about($before), self::ofRead($readPaid, static fn (Order $order): array => ['order' => self::facts($order)]));
        Callbacks::afterCommit($connection->afterCommit(...), 'coleman_order_paid', $before->id, self::ofRead($readPaid, static function (Order $order): void {
            /**
             * Fires when an order has been paid in full.
             *
             * @since 0.1.0
             *
             * @param array $order The order as it stands now, as docs/hooks.md lists its fields.
             */
            do_action('coleman_order_paid', self::facts($order));
        }));
        Callbacks::afterCommit($connection->afterCommit(...), 'coleman_order_changed', $before->id, self::ofRead($read, static function (Order $order) use ($before): void {
            /**
             * Fires when an order has changed: its state, its prices, what was shipped of it, what was paid for it. Several changes that were
             * made together are told once.
             *
             * @since 0.1.0
             *
             * @param array $order  The order as it stands now, as docs/hooks.md lists its fields.
             * @param array $before The order as it stood before, with the same fields.
             */
            do_action('coleman_order_changed', self::facts($order), self::facts($before));
        }));
    }

    /**
     * A parcel is on its way.
     *
     * @param array{id: int, location_id: int, carrier: string, tracking: string} $parcel
     * @param array<int, int> $quantities pieces by line
     * @param \Closure(): (Order|null) $read the order as it is after the commit
     */
    public static function shipped(Connection $connection, Order $before, array $parcel, array $quantities, \Closure $read): void
    {
        $facts = static fn (Order $order): array => $parcel + [
            'lines' => array_values(array_map(static fn (OrderLine $line): array => [
                'id' => $line->id,
                'part_id' => $line->partId,
                'part_number' => $line->partNumber,
                'quantity' => $quantities[$line->id] ?? 0,
            ], array_filter($order->lines, static fn (OrderLine $line): bool => ($quantities[$line->id] ?? 0) > 0))),
        ];
        Outgoing::tell($connection->beforeCommit(...), Outgoing::ORDER_SHIPPED, self::about($before), self::ofRead($read, static fn (Order $order): array => ['order' => self::facts($order), 'parcel' => $facts($order)]));
        Callbacks::afterCommit($connection->afterCommit(...), 'coleman_order_shipped', $before->id, self::ofRead($read, static function (Order $order) use ($facts): void {
            /**
             * Fires when a parcel of an order is on its way.
             *
             * @since 0.1.0
             *
             * @param array $order  The order as it stands now, as docs/hooks.md lists its fields.
             * @param array $parcel What has left: carrier, tracking number and pieces by line.
             */
            do_action('coleman_order_shipped', self::facts($order), $facts($order));
        }));
    }

    /**
     * Parts of an order have come back.
     *
     * @param array{id: int, number: string, location_id: int} $return
     * @param array<int, int> $received pieces by line
     * @param array<int, int> $restocked pieces of those by line that went back to the shelf
     * @param \Closure(): (Order|null) $read the order as it is after the commit
     */
    public static function returned(Connection $connection, Order $before, array $return, array $received, array $restocked, \Closure $read): void
    {
        $facts = static fn (Order $order): array => $return + [
            'lines' => array_values(array_map(static fn (OrderLine $line): array => [
                'id' => $line->id,
                'part_id' => $line->partId,
                'part_number' => $line->partNumber,
                'received' => $received[$line->id] ?? 0,
                'restocked' => $restocked[$line->id] ?? 0,
            ], array_filter($order->lines, static fn (OrderLine $line): bool => ($received[$line->id] ?? 0) > 0))),
        ];
        Outgoing::tell($connection->beforeCommit(...), Outgoing::ORDER_RETURNED, 'return:' . $return['id'], self::ofRead($read, static fn (Order $order): array => ['order' => self::facts($order), 'return' => $facts($order)]));
        Callbacks::afterCommit($connection->afterCommit(...), 'coleman_return_received', $return['id'], self::ofRead($read, static function (Order $order) use ($facts): void {
            /**
             * Fires when parts of an order have come back to a branch.
             *
             * @since 0.1.0
             *
             * @param array $order  The order as it stands now, as docs/hooks.md lists its fields.
             * @param array $return What came back: its number, the branch, and pieces by line.
             */
            do_action('coleman_return_received', self::facts($order), $facts($order));
        }));
    }

    /**
     * Work with an order that is read when its turn comes; none if there is no such order then.
     *
     * @template T
     * @param \Closure(): (Order|null) $read
     * @param \Closure(Order): T $work
     * @return \Closure(): (T|null)
     */
    private static function ofRead(\Closure $read, \Closure $work): \Closure
    {
        return static function () use ($read, $work): mixed {
            $order = $read();

            return null === $order ? null : $work($order);
        };
    }

    private static function becamePaid(Order $before, Order $order): bool
    {
        return PaymentStatus::Paid === $order->paymentStatus() && PaymentStatus::Paid !== $before->paymentStatus();
    }

    private static function about(Order $order): string
    {
        return 'order:' . $order->id;
    }

    /** @return array{id: int, number: string, state: string, customer_id: int, email: string, name: string, location_id: int, pay_method: string, po_number: string, note: string, source: string, item_count: int, subtotal_cents: int, shipping_cents: int, tax_cents: int, total_cents: int, paid_cents: int, refunded_cents: int, payment_status: string, has_unknown_price: bool, billing: array<string, string>, shipping: array<string, string>, placed_at: string, lines: list<array<string, string|int|null>>} */
    public static function facts(Order $order): array
    {
        return [
            'id' => $order->id,
            'number' => $order->number(),
            'state' => $order->state->value,
            'customer_id' => $order->customerId,
            'email' => $order->email,
            'name' => $order->billing->name,
            'location_id' => $order->locationId,
            'pay_method' => $order->payMethod->value,
            'po_number' => $order->poNumber,
            'note' => $order->note,
            'source' => $order->source,
            'item_count' => $order->itemCount,
            'subtotal_cents' => $order->subtotalCents,
            'shipping_cents' => $order->shippingCents,
            'tax_cents' => $order->taxCents,
            'total_cents' => $order->totalCents,
            'paid_cents' => $order->paidCents,
            'refunded_cents' => $order->refundedCents,
            'payment_status' => $order->paymentStatus()->value,
            'has_unknown_price' => $order->hasUnknownPrice,
            'billing' => $order->billing->fields(),
            'shipping' => ($order->shipping ?? $order->billing)->fields(),
            'placed_at' => $order->placedAt->format('c'),
            'lines' => array_map(static fn (OrderLine $line): array => [
                'id' => $line->id,
                'part_id' => $line->partId,
                'part_number' => $line->partNumber,
                'description' => $line->description,
                'vendor_name' => $line->vendorName,
                'quantity' => $line->quantity,
                'backordered' => $line->backordered,
                'price_cents' => $line->priceCents,
                'fulfilment' => $line->fulfilment->value,
                'location_id' => $line->locationId,
                'state' => $line->state->value,
            ], $order->lines),
        ];
    }
}
