<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** What a machine or an attachment costs by the day, the week and four weeks, in cents. */
final readonly class Rates
{
    private const DAYS_A_WEEK = 7;
    private const WEEKS_A_MONTH = 4;

    public function __construct(public int $day, public int $week, public int $month)
    {
    }

    /**
     * Completes what is missing: seven days make a week, four weeks a month, and the other way round.
     *
     * @param int|null $day and the others: cents above 0; null or 0 where there is no such rate
     * @return self|null null without any rate: the desk tells the price
     */
    public static function create(?int $day, ?int $week, ?int $month): ?self
    {
        [$day, $week, $month] = [max(0, (int) $day), max(0, (int) $week), max(0, (int) $month)];
        if (0 === $day + $week + $month) {
            return null;
        }
        if (0 === $week) {
            $week = $day > 0 ? $day * self::DAYS_A_WEEK : self::share($month, self::WEEKS_A_MONTH);
        }
        if (0 === $day) {
            $day = self::share($week, self::DAYS_A_WEEK);
        }

        return new self($day, $week, 0 === $month ? $week * self::WEEKS_A_MONTH : $month);
    }

    /**
     * What is wrong with rates as somebody gave them: what costs less for longer stands in the wrong place.
     *
     * @param int|null $day and the others: cents; null where there is no such rate
     * @return array{weekly?: string, monthly?: string} a sentence by rate
     */
    public static function faults(?int $day, ?int $week, ?int $month): array
    {
        return array_filter([
            'weekly' => null !== $day && null !== $week && $week < $day ? __('The weekly rate can’t be lower than the daily rate.', 'coleman') : '',
            'monthly' => null !== $week && null !== $month && $month < $week ? __('The four-week rate can’t be lower than the weekly rate.', 'coleman') : '',
        ]);
    }

    public function plus(self $other): self
    {
        return new self($this->day + $other->day, $this->week + $other->week, $this->month + $other->month);
    }

    /** Half a cent is rounded up. */
    private static function share(int $cents, int $parts): int
    {
        return intdiv(2 * $cents + $parts, 2 * $parts);
    }
}
