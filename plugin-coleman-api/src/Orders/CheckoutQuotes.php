<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Parts\Availability;

/** What the checkout shows before an order is placed. */
final readonly class CheckoutQuotes
{
    public function __construct(
        private CartRepository $carts,
        private CheckoutLines $lines,
        private LinePromises $promises,
        private Availability $availability,
    ) {
    }

    /**
     * What the cart would cost, as far as can be said yet.
     *
     * @param array{state: string, zip: string}|null $shipTo without a state, the days can be told but not what it costs
     * @param array<int, array{fulfilment: Fulfilment, location_id: int}> $fulfilments by cart item
     * @param array{fulfilment: Fulfilment, location_id: int}|null $others how the other lines go; shipped unless it is said, but for
     *        what cannot be shipped when there is a branch
     * @return array<string, mixed> schema/checkout-quote.json
     */
    public function quote(Buyer $buyer, ?array $shipTo, array $fulfilments, ?array $others = null): array
    {
        $cart = $this->carts->find($buyer->owner);
        $lines = null === $cart ? [] : $this->lines->priced(
            $this->carts->lines($cart->id),
            static fn (int $item, bool $isPickupOnly): array => $fulfilments[$item]
                ?? CheckoutRequest::usual($others['fulfilment'] ?? Fulfilment::Ship, $others['location_id'] ?? 0, $isPickupOnly),
        );
        $totals = $this->lines->totals($lines, '' === ($shipTo['state'] ?? '') ? null : $shipTo, $buyer->isTaxExempt);

        $takes = $this->promises->takes($lines);
        $promises = $this->promises->calculate($lines, $takes, $shipTo['zip'] ?? '', $totals->hasUnknownPrice);

        return $totals->present() + [
            'lines' => array_map(fn (PricedLine $line): array => [
                'cartItemId' => $line->itemId,
                'fulfilment' => $line->fulfilment->value,
                'location_id' => $line->locationId,
                'availability_text' => $line->availabilityText($this->availability, array_sum($takes[$line->itemId] ?? [])),
                'in_stock' => $line->isInStock(array_sum($takes[$line->itemId] ?? [])),
                'promise' => $promises[$line->itemId]->present(),
                'is_pickup_only' => $line->part->pickupOnly,
                'in_stock_at' => array_keys(array_filter($line->part->stockByLocation, static fn (int $there): bool => $there >= $line->quantity)),
            ], $lines),
            'pay_methods' => array_map(
                static fn (PayMethod $method): array => ['id' => $method->value, 'label' => $method->label()],
                CheckoutLines::payMethods($buyer, $lines, $totals->hasUnknownPrice),
            ),
            'cart_version' => $cart->version ?? 0,
        ];
    }
}
