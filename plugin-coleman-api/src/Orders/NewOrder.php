<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** An order as checkout hands it over to be stored. */
final readonly class NewOrder
{
    /**
     * @param int $locationId the branch whose desk fills it: the first that a line is picked up at, 0 when all is shipped
     * @param bool $isToConfirm whether staff confirm it before it takes stock
     */
    public function __construct(
        public Buyer $buyer,
        public CheckoutRequest $request,
        public int $locationId,
        public int $cartId,
        public int $cartVersion,
        public OrderState $state,
        public Totals $totals,
        public ?\DateTimeImmutable $heldUntil,
        public \DateTimeImmutable $placedAt,
        public bool $isToConfirm = false,
    ) {
    }
}
