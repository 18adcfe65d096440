<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Orders\LineState;

/** A line of an order that waits for pieces. */
final readonly class Backorder
{
    /**
     * @param int $pieces that nothing is held for yet
     * @param int $pickupAt branch that the line is fetched from; 0 when it is shipped
     */
    public function __construct(
        public int $lineId,
        public int $orderId,
        public int $partId,
        public string $partNumber,
        public int $pieces,
        public int $pickupAt,
        public LineState $state,
    ) {
    }
}
