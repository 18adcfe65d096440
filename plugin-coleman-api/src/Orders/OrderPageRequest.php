<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** A page of an order as it is asked for: the order, or how to get to it. */
final readonly class OrderPageRequest
{
    /**
     * @param Order|null $order when the door is open
     * @param string $key of the link, and $email once it was shown: for the forms of the page
     * @param string $canonical path of the page
     * @param string $page which of the order's pages: '', view or quote
     */
    public function __construct(
        public int $id,
        public OrderPageAccess $access,
        public ?Order $order = null,
        public string $key = '',
        public string $email = '',
        public string $canonical = '',
        public string $page = '',
    ) {
    }

    /** Whether it is shown without the gate: the key stands for an account. */
    public function needsNoAccount(): bool
    {
        return OrderPageAccess::SignIn !== $this->access;
    }
}
