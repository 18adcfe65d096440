<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

/** One line as the table holds it. `seenPriceCents` is the price that the customer was last shown. */
final readonly class CartLine
{
    public function __construct(
        public int $id,
        public int $partId,
        public string $customerPartNumber,
        public string $customerPartDescription,
        public int $quantity,
        public ?int $seenPriceCents,
    ) {
    }
}
