<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Orders\ChargeLine;
use Coleman\Api\Orders\Fulfilment;

/** A line of an order as an edit wants it. */
final readonly class EditedLine
{
    /**
     * @param int $given pieces that have left or lie ready
     * @param array<string, string|int> $columns of order_lines that change
     * @param list<EditChange> $changes
     * @param bool $isResized whether its pieces or its delivery change
     * @param bool $isMoved whether it is picked up at another branch, or no longer shipped
     */
    public function __construct(
        public int $id,
        public int $quantity,
        public int $given,
        public Fulfilment $fulfilment,
        public int $locationId,
        public ChargeLine $charge,
        public array $columns,
        public array $changes,
        public bool $isResized,
        public bool $isMoved,
        public bool $isRepriced,
    ) {
    }
}
