<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** Who wants to rent. */
final readonly class Renter
{
    /**
     * @param string $region two letters of the state
     * @param int $customerId 0 for a guest
     */
    public function __construct(
        public string $name,
        public string $phone,
        public string $email,
        public string $city,
        public string $region,
        public string $zip,
        public int $customerId = 0,
    ) {
    }
}
