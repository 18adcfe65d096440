<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** Who placed an order of a shared account, by name: its people share its orders, and tell them apart by it. */
final class PlacedBy
{
    /** @return string '' for a person's own order, and where the person is no longer known */
    public static function name(Order $order): string
    {
        $user = 0 === $order->accountId || 0 === $order->customerId ? false : get_userdata($order->customerId);

        return false === $user ? '' : (trim($user->first_name . ' ' . $user->last_name) ?: $user->user_email);
    }

    /**
     * Reads the names of a list at once.
     *
     * @param list<Order> $orders
     */
    public static function prime(array $orders): void
    {
        $ids = array_values(array_unique(array_map(static fn (Order $order): int => 0 === $order->accountId ? 0 : $order->customerId, $orders)));
        cache_users(array_values(array_filter($ids)));
    }
}
