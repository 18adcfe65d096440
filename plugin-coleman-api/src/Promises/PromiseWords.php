<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

use Coleman\Api\Locations\OpeningHours;

/**
 * A promise as customers and staff read it, such as "4 at Easton now, 1 from Bonner Springs, ready Tuesday, November 24
 * after 8:30 am." The same sentences are in src/promises/promise-words.ts.
 */
final class PromiseWords
{
    public static function format(PromiseQuestion $question, LinePromise $promise): string
    {
        $pieces = self::pieces($question);
        $day = null === $promise->on ? '' : self::day($promise->on);
        /* translators: %s: a day, such as Tuesday, November 24 */
        $ships = '' === $promise->shipsOn ? '' : sprintf($question->missing() > 0 ? __('shipping about %s', 'coleman') : __('shipping %s', 'coleman'), self::day($promise->shipsOn));

        return match ($promise->reason) {
            PromiseReason::StaffDate => self::expected($question->ships() ? '' : $question->city($question->branch), $question->expectedOn, $question->missing(), $question->quantity),
            PromiseReason::Discontinued => self::discontinued(array_sum($question->takes)),
            PromiseReason::AwaitingPrice => __('We’ll tell you the date when you accept the price.', 'coleman'),
            // The notice itself says when.
            PromiseReason::VendorNotice => '',
            PromiseReason::NoBranch => __('Choose a branch to see when it will be ready.', 'coleman'),
            /* translators: %s: pieces, such as "4 at Easton now, 1 on order" */
            PromiseReason::NoLeadTime => sprintf(__('%s. No date yet. We’re waiting for the supplier’s lead time.', 'coleman'), $pieces),
            /* translators: 1: pieces, such as "4 at Easton now", 2: city of a branch */
            PromiseReason::NoHours => sprintf(__('%1$s. No date yet. Please call the %2$s branch.', 'coleman'), $pieces, $promise->unknownCity),
            /* translators: 1: pieces, such as "5 in stock", 2: such as "shipping Monday, November 23" */
            PromiseReason::NoZip => sprintf(__('%1$s, %2$s. Enter your ZIP code to see when it arrives.', 'coleman'), $pieces, $ships),
            /* translators: 1: pieces, such as "5 in stock", 2: such as "shipping Monday, November 23" */
            PromiseReason::NoCarrierDays => sprintf(__('%1$s, %2$s. Shipping time on request.', 'coleman'), $pieces, $ships),
            default => $question->ships()
                /* translators: 1: pieces, such as "5 in stock", 2: such as "shipping Monday, November 23", 3: a day */
                ? sprintf(__('%1$s, %2$s, arriving about %3$s.', 'coleman'), $pieces, $ships, $day)
                /* translators: 1: pieces, such as "4 at Easton now, 1 from Bonner Springs", 2: a day, 3: a time */
                : sprintf(__('%1$s, ready %2$s after %3$s.', 'coleman'), $pieces, $day, self::time($promise->after)),
        };
    }

    /**
     * The day that staff have entered.
     *
     * @param string $city where it is picked up; '' when it ships
     * @param int $missing pieces on order
     */
    public static function expected(string $city, string $date, int $missing, int $quantity): string
    {
        $day = self::day($date);
        if ($missing > 0 && $missing < $quantity) {
            return '' === $city
                /* translators: 1: number of pieces, 2: pieces in all, 3: a day */
                ? sprintf(_n('%1$s of %2$s is expected to ship about %3$s.', '%1$s of %2$s are expected to ship about %3$s.', $missing, 'coleman'), number_format($missing), number_format($quantity), $day)
                /* translators: 1: number of pieces, 2: pieces in all, 3: city of a branch, 4: a day */
                : sprintf(_n('%1$s of %2$s is expected at %3$s on %4$s.', '%1$s of %2$s are expected at %3$s on %4$s.', $missing, 'coleman'), number_format($missing), number_format($quantity), $city, $day);
        }

        return '' === $city
            /* translators: %s: a day */
            ? sprintf(__('Expected to ship about %s.', 'coleman'), $day)
            /* translators: 1: city of a branch, 2: a day */
            : sprintf(__('Expected at %1$s on %2$s.', 'coleman'), $city, $day);
    }

    /** What is still to come of an order on hold; its page says whom to call. */
    public static function held(): string
    {
        return __('On hold. No date until our question is answered.', 'coleman');
    }

    /** What is still to come after its day. */
    public static function late(): string
    {
        return __('We’re sorry, this takes longer than we told you. Please call the parts desk for a new date.', 'coleman');
    }

    /**
     * What is still to come of a line of which pieces have left: what was promised tells of all of them.
     *
     * @param string $city where it is picked up; '' when it ships
     * @param string|null $date that was promised
     */
    public static function rest(string $city, ?string $date): string
    {
        return match (true) {
            null === $date => '',
            /* translators: %s: a day */
            '' === $city => sprintf(__('The rest arrives about %s.', 'coleman'), self::day($date)),
            /* translators: 1: city of a branch, 2: a day */
            default => sprintf(__('The rest is ready at %1$s on %2$s.', 'coleman'), $city, self::day($date)),
        };
    }

    /** "Tuesday, November 24", in names of our own: those of WordPress need its language pack. */
    public static function day(string $date): string
    {
        $months = [
            __('January', 'coleman'), __('February', 'coleman'), __('March', 'coleman'), __('April', 'coleman'), __('May', 'coleman'), __('June', 'coleman'),
            __('July', 'coleman'), __('August', 'coleman'), __('September', 'coleman'), __('October', 'coleman'), __('November', 'coleman'), __('December', 'coleman'),
        ];
        $weekdays = [
            __('Monday', 'coleman'), __('Tuesday', 'coleman'), __('Wednesday', 'coleman'), __('Thursday', 'coleman'),
            __('Friday', 'coleman'), __('Saturday', 'coleman'), __('Sunday', 'coleman'),
        ];
        [, $month, $day] = array_map(intval(...), explode('-', $date)) + [0, 1, 1];

        /* translators: 1: name of a month, 2: day of it. */
        $monthDay = sprintf(_x('%1$s %2$d', 'month and day', 'coleman'), $months[$month - 1] ?? '', $day);

        /* translators: 1: day of the week, 2: month and day, such as November 24. */
        return sprintf(__('%1$s, %2$s', 'coleman'), $weekdays[OpeningHours::weekday($date) - 1] ?? '', $monthDay);
    }

    /** Which pieces are where: "4 at Easton now, 1 from Bonner Springs", "5 in stock, 1 on order". */
    private static function pieces(PromiseQuestion $question): string
    {
        $words = [];
        if ($question->ships()) {
            $there = array_sum($question->takes);
            if ($there > 0) {
                /* translators: %s: number of pieces */
                $words[] = sprintf(_n('%s in stock', '%s in stock', $there, 'coleman'), number_format($there));
            }
        } else {
            foreach ($question->takes as $from => $count) {
                $words[] = sprintf(
                    $from === $question->branch
                        /* translators: 1: number of pieces, 2: city of a branch */
                        ? _n('%1$s at %2$s now', '%1$s at %2$s now', $count, 'coleman')
                        /* translators: 1: number of pieces, 2: city of a branch */
                        : _n('%1$s from %2$s', '%1$s from %2$s', $count, 'coleman'),
                    number_format($count),
                    $question->city($from),
                );
            }
        }
        $missing = $question->missing();
        if ($missing > 0) {
            /* translators: %s: number of pieces */
            $words[] = sprintf(_n('%s on order', '%s on order', $missing, 'coleman'), number_format($missing));
        }

        return implode(', ', $words);
    }

    private static function discontinued(int $left): string
    {
        return 0 === $left
            ? __('Discontinued, none left.', 'coleman')
            /* translators: %s: number of pieces */
            : sprintf(_n('Discontinued, only %s left.', 'Discontinued, only %s left.', $left, 'coleman'), number_format($left));
    }

    /** "8:30 am". */
    public static function time(string $time): string
    {
        $read = OpeningHours::twelveHours($time);

        /* translators: %s: a time, such as 7:30 */
        return sprintf($read['isAfternoon'] ? __('%s pm', 'coleman') : __('%s am', 'coleman'), $read['clock']);
    }
}
