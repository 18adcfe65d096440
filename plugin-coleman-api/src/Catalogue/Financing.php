<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/**
 * What it costs to pay for a machine over time, as an estimate. Its twin is src/rules/financing.ts; both run
 * tests/seed/vectors/financing.json. All is reckoned in whole cents, so that both say the same to the cent.
 */
final readonly class Financing
{
    /** Thousandths of a percent a year, in parts a month. */
    private const PARTS = 1_200_000;

    /**
     * @param int $financedCents the price less the down payment
     * @param int $paymentCents each month but the last
     * @param int $lastCents the rest; never more than the others
     * @param int $totalCents of all payments
     */
    private function __construct(public int $financedCents, public int $months, public int $paymentCents, public int $lastCents, public int $totalCents)
    {
    }

    /**
     * The least payment that is enough, found by halving.
     *
     * @param int $financedCents 1 or more
     * @param int $rate thousandths of a percent a year: 6,900 for 6.9 %
     * @param int $months 1 or more
     */
    public static function calculate(int $financedCents, int $rate, int $months): self
    {
        [$low, $high] = [1, $financedCents + self::interest($financedCents, $rate)];
        while ($low < $high) {
            $middle = intdiv($low + $high, 2);
            if (self::last($financedCents, $rate, $months, $middle) > $middle) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }
        $rest = self::last($financedCents, $rate, $months, $low);

        return new self($financedCents, $months, $low, $rest, $low * ($months - 1) + $rest);
    }

    /** What is left to pay in the last month, if all others pay so much. */
    private static function last(int $financedCents, int $rate, int $months, int $payment): int
    {
        $owed = $financedCents;
        for ($month = 1; $month < $months; $month++) {
            $owed += self::interest($owed, $rate) - $payment;
            if ($owed <= 0) {
                return $owed;
            }
        }

        return $owed + self::interest($owed, $rate);
    }

    /** Half a cent is rounded up. */
    private static function interest(int $cents, int $rate): int
    {
        return intdiv(2 * $cents * $rate + self::PARTS, 2 * self::PARTS);
    }
}
