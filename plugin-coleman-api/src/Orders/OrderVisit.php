<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** A page of an order as it is asked for: the order, or how to get to it. */
final readonly class OrderVisit
{
    /**
     * @param Order|null $order when the door is open
     * @param string $key and $email as the address has them, for the forms of the page
     * @param string $canonical path of the page
     */
    public function __construct(
        public int $id,
        public OrderDoor $door,
        public ?Order $order = null,
        public string $key = '',
        public string $email = '',
        public string $canonical = '',
    ) {
    }

    /** Whether it is shown without the gate: the key stands for an account. */
    public function needsNoAccount(): bool
    {
        return OrderDoor::SignIn !== $this->door;
    }
}
