<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\Quote;

/** A change of an order that costs the customer more: it waits for the customer's yes, and the order stays as it is meanwhile. */
final readonly class Proposal
{
    /**
     * @param list<string> $changes in words
     * @param int $fromCents what the order cost when it was proposed
     * @param int $totalCents what it would cost
     */
    public function __construct(
        public int $orderId,
        public OrderEdit $edit,
        public array $changes,
        public int $fromCents,
        public int $totalCents,
        public \DateTimeImmutable $proposedAt,
    ) {
    }

    public function validUntil(): \DateTimeImmutable
    {
        return $this->proposedAt->modify(sprintf('+%d days', Quote::DAYS));
    }

    /** Whether the customer may still say yes to it. */
    public function isOpen(Order $order, \DateTimeImmutable $now): bool
    {
        return EditPlanner::isOpen($order) && $now < $this->validUntil();
    }
}
