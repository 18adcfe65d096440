<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/**
 * What a rental costs and of which blocks. Its twin is src/rentals/rental-price.ts; both run
 * tests/seed/vectors/rental-price.json.
 *
 * @phpstan-type Block array{unit: 'month'|'week'|'day', count: int, rate_cents: int, amount_cents: int}
 */
final readonly class RentalPrice
{
    /** Four weeks are a month. */
    private const MONTH = 28;

    /** A rest longer than this many days costs a month more. */
    private const MAX_REST = 21;

    private const WEEK = 7;

    /** A rest longer than this many days costs a week, where there is a weekly rate. */
    private const MAX_DAYS = 3;

    /**
     * @param int $days
     * @param list<array{unit: 'month'|'week'|'day', count: int, rate_cents: int, amount_cents: int}> $blocks longest first, none of count 0
     * @param array{days: int, cost_cents: int}|null $hint a longer rental that costs less
     */
    private function __construct(
        public int $days,
        public array $blocks,
        public int $costCents,
        public int $insuranceCents,
        public int $depositCents,
        public int $totalCents,
        public ?array $hint,
    ) {
    }

    /**
     * @param Rates $rates of the machine and all attachments together
     * @param bool $hasWeeklyRate whether the machine itself is rented by the week
     * @param int $days 1 or more
     * @param float $insurancePercent theft and damage waiver, of the cost
     */
    public static function calculate(Rates $rates, bool $hasWeeklyRate, int $days, float $insurancePercent, int $depositCents): self
    {
        $blocks = self::blocks($rates, $hasWeeklyRate, $days);
        $cost = self::cost($blocks);
        $insurance = self::insurance($cost, $insurancePercent);

        return new self($days, $blocks, $cost, $insurance, $depositCents, $depositCents + $insurance + $cost, self::hint($rates, $hasWeeklyRate, $days, $cost));
    }

    /** @return list<array{unit: 'month'|'week'|'day', count: int, rate_cents: int, amount_cents: int}> */
    private static function blocks(Rates $rates, bool $hasWeeklyRate, int $days): array
    {
        $months = intdiv($days, self::MONTH);
        $rest = $days % self::MONTH;
        if ($rest > self::MAX_REST) {
            $months++;
            $rest = 0;
        }
        $weeks = intdiv($rest, self::WEEK);
        $rest %= self::WEEK;
        if ($rest > self::MAX_DAYS && $hasWeeklyRate) {
            $weeks++;
            $rest = 0;
        }
        $blocks = [];
        foreach ([['month', $months, $rates->month], ['week', $weeks, $rates->week], ['day', $rest, $rates->day]] as [$unit, $count, $rate]) {
            if ($count > 0) {
                $blocks[] = ['unit' => $unit, 'count' => $count, 'rate_cents' => $rate, 'amount_cents' => $count * $rate];
            }
        }

        return $blocks;
    }

    /** @param list<array{unit: 'month'|'week'|'day', count: int, rate_cents: int, amount_cents: int}> $blocks */
    private static function cost(array $blocks): int
    {
        return array_sum(array_column($blocks, 'amount_cents'));
    }

    /** Half a cent is rounded up; the percent counts to the hundredth. */
    private static function insurance(int $cost, float $percent): int
    {
        return intdiv($cost * (int) round($percent * 100) + 5_000, 10_000);
    }

    /** @return array{days: int, cost_cents: int}|null the shortest rental that is longer and cheapest */
    private static function hint(Rates $rates, bool $hasWeeklyRate, int $days, int $cost): ?array
    {
        $hint = null;
        for ($longer = $days + 1; $longer <= $days + self::MONTH; $longer++) {
            $other = self::cost(self::blocks($rates, $hasWeeklyRate, $longer));
            if ($other < ($hint['cost_cents'] ?? $cost)) {
                $hint = ['days' => $longer, 'cost_cents' => $other];
            }
        }

        return $hint;
    }
}
