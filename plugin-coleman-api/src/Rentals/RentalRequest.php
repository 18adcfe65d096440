<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** A rental that somebody asks for, as it stands. Dates are the dealership's, times UTC, amounts cents. */
final readonly class RentalRequest
{
    /**
     * @param string $machine what it was called when it was asked for
     * @param int|null $unitId the machine that the desk has promised
     * @param int $locationId the branch it is fetched from, else the nearest to the jobsite, else 0
     * @param Jobsite|null $jobsite null where it is fetched
     * @param list<array{id: int, model: string, name: string, daily_cents: int|null, weekly_cents: int|null, monthly_cents: int|null}> $attachments
     * @param int|null $quoteCents what the desk offers in place of the estimate's total
     * @param array<string, string> $claimed what the browser said the days and the price were: evidence
     * @param int $ownerId the member of staff who looks after it; 0 for nobody yet
     * @param bool $isVerified whether a person's browser is known to have sent it
     * @param bool $isTest sent by the site itself, to see that the way is open
     */
    public function __construct(
        public int $id,
        public string $reference,
        public int $classId,
        public string $machine,
        public ?int $unitId,
        public int $locationId,
        public RentalState $state,
        public string $startDate,
        public string $returnDate,
        public int $days,
        public Renter $renter,
        public ?Jobsite $jobsite,
        public string $purpose,
        public array $attachments,
        public Estimate $estimate,
        public ?int $quoteCents,
        public string $quoteNote,
        public array $claimed,
        public int $ownerId,
        public bool $isVerified,
        public bool $isTest,
        public int $version,
        public ?\DateTimeImmutable $answeredAt,
        public ?\DateTimeImmutable $escalatedAt,
        public \DateTimeImmutable $createdAt,
        public \DateTimeImmutable $changedAt,
    ) {
    }

    public function fulfilment(): RentalFulfilment
    {
        return null === $this->jobsite ? RentalFulfilment::Pickup : RentalFulfilment::Delivery;
    }
}
