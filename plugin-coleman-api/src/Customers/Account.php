<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/** What the dealership knows of a customer beside WordPress's user. Number, tax exemption and terms are for staff to give. */
final readonly class Account
{
    /**
     * @param bool $isTaxExempt whether a certificate counts today
     * @param int $locationId the branch the customer prefers, 0 for none
     * @param bool $poRequired whether an order on account needs a PO number
     * @param bool $hasExemption whether staff have seen a certificate, which may have run out since
     * @param string $exemptionUntil the last day it counts, 2026-12-31; '' for no end
     * @param bool $isConfirmed whether the account's email address is known to be the customer's
     * @param int $sharedId the shared account that orders of its owner and buyers belong to; 0 for a person's own
     * @param bool $onlySees whether its person is the viewer of a shared account, and orders on their own
     * @param int|null $creditLimitCents what may be owed on account; null for no limit
     * @param int $termsDays in which an invoice is to be paid; 0 for at once
     * @param int $version raised by each decision of staff; 0 while there was none
     */
    public function __construct(
        public int $userId,
        public string $number = '',
        public bool $isTaxExempt = false,
        public bool $hasTerms = false,
        public int $locationId = 0,
        public string $phone = '',
        public string $company = '',
        public bool $poRequired = false,
        public bool $hasExemption = false,
        public string $exemptionNumber = '',
        public string $exemptionUntil = '',
        public int $version = 0,
        public bool $isConfirmed = true,
        public int $sharedId = 0,
        public bool $onlySees = false,
        public ?int $creditLimitCents = null,
        public int $termsDays = 0,
    ) {
    }
}
