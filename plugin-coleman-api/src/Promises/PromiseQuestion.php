<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

/** Everything that the date of one line depends on. */
final readonly class PromiseQuestion
{
    /**
     * @param int $branch where it is picked up; 0 when it ships
     * @param array<int, int> $takes pieces by branch, in the order in which they are taken; what is missing is on order
     * @param list<BranchCalendar> $branches in the dealer's order
     * @param string $leadTime the part's label, such as "1-3 day lead time"
     * @param string $zip where it ships to; '' while unknown
     * @param list<array{zip: string, days: int}> $carrierDays business days by the beginning of the ZIP code
     * @param string $expectedOn the day that staff have entered; '' for none
     * @param string $notBefore the latest day that staff have entered for older orders of this part; '' for none
     * @param bool $isQuote whether the order waits for a price
     * @param bool $hasNotice whether a dated notice about the vendor is in force
     */
    public function __construct(
        public \DateTimeImmutable $now,
        public int $branch,
        public int $quantity,
        public array $takes,
        public array $branches,
        public TransferDays $transfers,
        public string $leadTime = '',
        public bool $isDiscontinued = false,
        public string $zip = '',
        public array $carrierDays = [],
        public string $expectedOn = '',
        public string $notBefore = '',
        public bool $isQuote = false,
        public bool $hasNotice = false,
    ) {
    }

    public function ships(): bool
    {
        return 0 === $this->branch;
    }

    /** Pieces that no branch has. */
    public function missing(): int
    {
        return max(0, $this->quantity - array_sum($this->takes));
    }

    /** The upper number of the label: "1-3 day lead time" is 3; null for a label without numbers. */
    public function leadDays(): ?int
    {
        return 1 === preg_match('/^\d{1,2}-(\d{1,2}) day lead time$/D', $this->leadTime, $match) ? (int) $match[1] : null;
    }

    /** Of the rows that fit the one with the longest beginning; null where none fits. */
    public function carrierDays(): ?int
    {
        $best = null;
        foreach ($this->carrierDays as $row) {
            if (str_starts_with($this->zip, $row['zip']) && strlen($row['zip']) > strlen($best['zip'] ?? '')) {
                $best = $row;
            }
        }

        return $best['days'] ?? null;
    }

    public function calendar(int $branch): ?BranchCalendar
    {
        $calendar = array_find($this->branches, static fn (BranchCalendar $one): bool => $one->id === $branch);

        return null !== $calendar && $calendar->hasHours() ? $calendar : null;
    }

    public function city(int $branch): string
    {
        return array_find($this->branches, static fn (BranchCalendar $one): bool => $one->id === $branch)->city ?? '';
    }
}
