<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Orders\Fulfilment;

/** A part that is added to an order. */
final readonly class AddedLine
{
    /**
     * @param int $locationId branch it is picked up at; 0 when it ships
     * @param int|null $priceCents a price that staff name; null is the catalog's
     * @param string $number of a part that is not in the catalog
     */
    public function __construct(
        public int $partId,
        public int $quantity,
        public Fulfilment $fulfilment,
        public int $locationId,
        public ?int $priceCents = null,
        public string $number = '',
        public string $description = '',
    ) {
    }
}
