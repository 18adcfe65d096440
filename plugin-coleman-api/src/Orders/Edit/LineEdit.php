<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Orders\Fulfilment;

/** How a line of an order is wanted. */
final readonly class LineEdit
{
    /**
     * @param int $quantity pieces in all, with those that have left; 0 takes the line out
     * @param int $locationId branch it is picked up at; 0 when it ships
     * @param int|null $priceCents a price that staff name; null leaves the line's own
     */
    public function __construct(public int $quantity, public Fulfilment $fulfilment, public int $locationId, public ?int $priceCents = null)
    {
    }
}
