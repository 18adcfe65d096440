<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/** A customer as the desks see one. */
final readonly class Customer
{
    /** @param string $since when the account was made, ISO 8601 in UTC */
    public function __construct(
        public int $id,
        public string $firstName,
        public string $lastName,
        public string $email,
        public string $since,
        public Account $account,
    ) {
    }

    public function name(): string
    {
        return trim($this->firstName . ' ' . $this->lastName);
    }
}
