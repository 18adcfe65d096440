<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\PlacedBy;
use Coleman\Api\Orders\StateTone;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Money;

/** A customer's orders, as the shared piece order-rows shows them. */
final class CustomerOrders
{
    /**
     * @param list<Order> $orders
     * @return list<array{number: string, url: string, date: string, items: string, state: string, tone: value-of<StateTone>, total: string, placedBy: string}>
     */
    public static function rows(array $orders): array
    {
        PlacedBy::prime($orders);

        return array_map(static fn (Order $order): array => [
            'number' => $order->number(),
            'url' => (string) wp_parse_url(home_url(OrderPresenter::path($order)), PHP_URL_PATH),
            'date' => self::date($order->placedAt),
            /* translators: %s: number of items */
            'items' => sprintf(_n('%s item', '%s items', $order->itemCount, 'coleman'), number_format($order->itemCount)),
            'state' => $order->state->label(),
            'tone' => StateTone::of($order->state)->value,
            'total' => $order->hasUnknownPrice ? __('Price on request', 'coleman') : Money::format($order->totalCents),
            'placedBy' => PlacedBy::name($order),
        ], $orders);
    }

    /** By the dealer's clock. */
    private static function date(\DateTimeImmutable $instant): string
    {
        /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */
        return (string) wp_date(__('M j, Y', 'coleman'), $instant->getTimestamp(), DealerTime::zone());
    }
}
