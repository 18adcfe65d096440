<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

/** One of the machines that the desk hands out. */
final readonly class RentalUnit
{
    /** @param bool $isActive whether it is for rent */
    public function __construct(
        public int $id,
        public int $classId,
        public int $locationId,
        public string $stockNumber,
        public string $serialNumber,
        public ?int $meterHours,
        public bool $isActive,
    ) {
    }
}
