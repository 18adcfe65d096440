<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Staff\Actor;

/** Who orders: whose cart it is, and what staff have granted them. */
final readonly class Buyer
{
    /**
     * @param int $customerId WordPress's user, 0 for a guest
     * @param bool $poRequired whether their orders on account need a PO number
     * @param Actor|null $staff who keys the order in, where it is not the customer
     * @param bool $isConfirmed whether it is an account whose email address is known to be theirs
     * @param int $accountId the shared account that the order belongs to; 0 for the customer's own
     * @param bool $onlySees whether they are the viewer of a shared account, and order on their own
     */
    public function __construct(
        public CartOwner $owner,
        public int $customerId = 0,
        public bool $isTaxExempt = false,
        public bool $hasTerms = false,
        public bool $poRequired = false,
        public ?Actor $staff = null,
        public bool $isConfirmed = false,
        public int $accountId = 0,
        public bool $onlySees = false,
    ) {
    }

    /** Who places the order. */
    public function actor(): Actor
    {
        return $this->staff ?? (0 === $this->customerId ? Actor::guest() : Actor::customer($this->customerId));
    }
}
