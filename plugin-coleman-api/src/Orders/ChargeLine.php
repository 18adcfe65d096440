<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** What charges are made from: a line of a cart, or of an order whose prices are named later. Cents a piece; a null price is unknown. */
final readonly class ChargeLine
{
    public function __construct(
        public int $quantity,
        public ?int $priceCents,
        public bool $ships,
        public int $locationId,
        public string $weightClass,
        public int $coreCents,
        public int $oversizeCents,
    ) {
    }

    public function totalCents(): int
    {
        return ($this->priceCents ?? 0) * $this->quantity;
    }
}
