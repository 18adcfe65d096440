<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

/** Pieces of one line of an order in a return. */
final readonly class ReturnLine
{
    /**
     * @param int $lineId of the order
     * @param int $quantity pieces that were asked for
     * @param int $received pieces that came back; 0 before they have
     * @param int $restocked pieces of those that went back to the shelf
     */
    public function __construct(
        public int $lineId,
        public int $quantity,
        public ReturnReason $reason,
        public int $received = 0,
        public int $restocked = 0,
    ) {
    }

    /** Pieces that it is about: those that came, once they have. */
    public function pieces(ReturnState $state): int
    {
        return in_array($state, [ReturnState::Received, ReturnState::Closed], true) ? $this->received : $this->quantity;
    }
}
