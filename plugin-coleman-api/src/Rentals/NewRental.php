<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** A rental request that is about to be written down: everything in it has been checked and worked out. */
final readonly class NewRental
{
    /**
     * @param list<array{id: int, model: string, name: string, daily_cents: int|null, weekly_cents: int|null, monthly_cents: int|null}> $attachments
     * @param array<string, string> $claimed
     * @param int $freeUnits that nobody had on any of the days, at the branch it is fetched from or at all of them
     */
    public function __construct(
        public RentalClass $class,
        public int $locationId,
        public string $startDate,
        public string $returnDate,
        public Renter $renter,
        public ?Jobsite $jobsite,
        public string $purpose,
        public array $attachments,
        public Estimate $estimate,
        public array $claimed,
        public int $freeUnits,
        public bool $isTest = false,
    ) {
    }
}
