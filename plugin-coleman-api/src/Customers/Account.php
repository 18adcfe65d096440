<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/** What the dealership knows of a customer beside WordPress's user. Number, tax exemption and terms are for staff to give. */
final readonly class Account
{
    /** @param int $locationId the branch the customer prefers, 0 for none */
    public function __construct(
        public int $userId,
        public string $number = '',
        public bool $isTaxExempt = false,
        public bool $hasTerms = false,
        public int $locationId = 0,
        public string $phone = '',
        public string $company = '',
    ) {
    }
}
