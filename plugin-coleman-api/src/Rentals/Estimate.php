<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** What a rental came to when it was asked for, by the rates and terms of that day. Amounts are cents. */
final readonly class Estimate
{
    /**
     * @param bool $isPriced false where the desk tells the price; all amounts are 0 then
     * @param array{day: int, week: int, month: int}|array{} $rates of the machine, missing ones completed
     * @param list<array{unit: 'month'|'week'|'day', count: int, rate_cents: int, amount_cents: int}> $blocks longest first
     */
    public function __construct(
        public bool $isPriced,
        public array $rates = [],
        public array $blocks = [],
        public int $costCents = 0,
        public int $insuranceCents = 0,
        public int $depositCents = 0,
        public int $totalCents = 0,
    ) {
    }

    public static function create(?Rates $rates, ?RentalPrice $price): self
    {
        return null === $price ? new self(false) : new self(
            true,
            null === $rates ? [] : ['day' => $rates->day, 'week' => $rates->week, 'month' => $rates->month],
            $price->blocks,
            $price->costCents,
            $price->insuranceCents,
            $price->depositCents,
            $price->totalCents,
        );
    }
}
