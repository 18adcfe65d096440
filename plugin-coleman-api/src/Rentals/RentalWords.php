<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Support\Money;

/** Lengths and blocks of rentals as people read them. Twin of src/rentals/rental-words.ts. */
final class RentalWords
{
    /** "3 days": what the form shows as its cost display. */
    public static function days(int $days): string
    {
        /* translators: %d: a number of days. */
        return sprintf(_n('%d day', '%d days', $days, 'coleman'), $days);
    }

    /** @param array{unit: 'month'|'week'|'day', count: int, rate_cents: int, ...} $block "2 weeks at $750" */
    public static function block(array $block): string
    {
        $text = match ($block['unit']) {
            /* translators: 1: how many times four weeks, 2: a price. */
            'month' => _n('4 weeks at %2$s', '%1$d × 4 weeks at %2$s', $block['count'], 'coleman'),
            /* translators: 1: a number of weeks, 2: a price. */
            'week' => _n('%1$d week at %2$s', '%1$d weeks at %2$s', $block['count'], 'coleman'),
            /* translators: 1: a number of days, 2: a price. */
            'day' => _n('%1$d day at %2$s', '%1$d days at %2$s', $block['count'], 'coleman'),
        };

        return sprintf($text, $block['count'], Money::short($block['rate_cents']));
    }

    /** Of a machine that is to be picked up, and whose first day has come: staff may write down afterwards what is out. */
    public static function begun(): string
    {
        return __('If you don’t have the machine yet, you can pick it up whenever the branch is open.', 'coleman');
    }

    /** Of a machine that was confirmed, and that nobody has had until its last day. */
    public static function over(): string
    {
        return __('The last day of this rental is over. If you still need the machine, please call us.', 'coleman');
    }

    /**
     * Of a day on which the branch is closed, though the machine is to be picked up.
     *
     * @param string $day in words
     */
    public static function closedStart(string $day): string
    {
        /* translators: %s: a day, such as Sunday, March 8, 2026 */
        return sprintf(__('The branch is closed on %s. If we haven’t agreed on how you pick up the machine, please call us.', 'coleman'), $day);
    }

    /**
     * Of a day on which the branch is closed, though the machine is due.
     *
     * @param string $day in words
     */
    public static function closedReturn(string $day): string
    {
        /* translators: %s: a day, such as Sunday, March 8, 2026 */
        return sprintf(__('The branch is closed on %s. If we haven’t agreed on how you return the machine, please call us.', 'coleman'), $day);
    }

    /** What is added to the cost. */
    public static function waiver(float $percent): string
    {
        /* translators: %s: a percentage, such as 14%. */
        return sprintf(__('Theft and damage waiver (%s)', 'coleman'), $percent . '%');
    }
}
