<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** What an order comes to, in cents. Shipping and tax are null while they cannot be known. */
final readonly class Totals
{
    /** @param bool $hasUnknownPrice whether a price is still to be named, and so missing in the sums */
    public function __construct(
        public int $subtotalCents,
        public int $coreCents,
        public int $oversizeCents,
        public ?int $shippingCents,
        public ?int $taxCents,
        public bool $hasUnknownPrice,
    ) {
    }

    public function chargesCents(): int
    {
        return $this->coreCents + $this->oversizeCents;
    }

    public function totalCents(): int
    {
        return $this->subtotalCents + $this->chargesCents() + ($this->shippingCents ?? 0) + ($this->taxCents ?? 0);
    }

    /** @return array{subtotal_cents: int, core_cents: int, oversize_cents: int, charges_cents: int, shipping_cents: int|null, tax_cents: int|null, total_cents: int, has_unknown_price: bool} schema/order-totals.json */
    public function present(): array
    {
        return [
            'subtotal_cents' => $this->subtotalCents,
            'core_cents' => $this->coreCents,
            'oversize_cents' => $this->oversizeCents,
            'charges_cents' => $this->chargesCents(),
            'shipping_cents' => $this->shippingCents,
            'tax_cents' => $this->taxCents,
            'total_cents' => $this->totalCents(),
            'has_unknown_price' => $this->hasUnknownPrice,
        ];
    }
}
