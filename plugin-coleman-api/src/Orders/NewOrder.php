<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** An order as checkout hands it over to be stored. */
final readonly class NewOrder
{
    /** @param array{subtotal_cents: int, core_cents: int, oversize_cents: int, charges_cents: int, shipping_cents: int|null, tax_cents: int|null, total_cents: int, has_unknown_price: bool} $totals */
    public function __construct(
        public Buyer $buyer,
        public CheckoutRequest $request,
        public int $cartId,
        public int $cartVersion,
        public OrderState $state,
        public array $totals,
        public ?\DateTimeImmutable $heldUntil,
        public \DateTimeImmutable $placedAt,
    ) {
    }
}
