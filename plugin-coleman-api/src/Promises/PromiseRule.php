<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

/**
 * When a line is ready for pickup or arrives. The same rule lives in src/rules/promise.ts; both run the vectors of
 * tests/seed/vectors/promise.json. docs/promise.md says it in words.
 *
 * @phpstan-import-type Moment from BranchCalendar
 */
final class PromiseRule
{
    public static function evaluate(PromiseQuestion $question): LinePromise
    {
        $missing = $question->missing();

        return match (true) {
            '' !== $question->expectedOn => new LinePromise(PromiseReason::StaffDate, $question->expectedOn),
            $missing > 0 && $question->isDiscontinued => new LinePromise(PromiseReason::Discontinued),
            $question->isQuote => new LinePromise(PromiseReason::AwaitingPrice),
            $question->hasNotice => new LinePromise(PromiseReason::VendorNotice),
            $missing > 0 && null === $question->leadDays() => new LinePromise(PromiseReason::NoLeadTime),
            $question->ships() => self::shipped($question),
            default => self::pickedUp($question),
        };
    }

    private static function pickedUp(PromiseQuestion $question): LinePromise
    {
        $branch = $question->calendar($question->branch);
        if (null === $branch) {
            return self::noHours($question, $question->branch);
        }
        $reason = PromiseReason::InStock;
        $ready = ['date' => '', 'time' => ''];
        foreach ($question->takes as $from => $pieces) {
            if ($from === $branch->id) {
                $moment = $branch->readyFrom($question->now);
            } else {
                $reason = PromiseReason::Transfer;
                $leaves = $question->calendar($from)?->handlingDay($question->now);
                if (null === $leaves) {
                    return self::noHours($question, $from);
                }
                $moment = self::arrival($branch, $leaves, $question->transfers->between($from, $branch->id));
            }
            if (null === $moment) {
                return self::noHours($question, $branch->id);
            }
            $ready = self::later($ready, $moment);
        }
        if ($question->missing() > 0) {
            $reason = PromiseReason::LeadTime;
            $ordered = $branch->handlingDay($question->now);
            $moment = null === $ordered ? null : self::arrival($branch, $ordered, (int) $question->leadDays() + $question->transfers->usual, $question->notBefore);
            if (null === $moment) {
                return self::noHours($question, $branch->id);
            }
            $ready = self::later($ready, $moment);
        }

        return new LinePromise($reason, $ready['date'], $ready['time']);
    }

    private static function shipped(PromiseQuestion $question): LinePromise
    {
        [$shipsOn, $arrives] = ['', ''];
        $onTheRoad = $question->carrierDays();
        foreach (array_keys($question->takes + ($question->missing() > 0 ? [0 => 0] : [])) as $from) {
            // What is on order comes to the first branch that has hours.
            $calendar = 0 === $from
                ? array_find($question->branches, static fn (BranchCalendar $one): bool => $one->hasHours())
                : $question->calendar($from);
            $day = $calendar?->handlingDay($question->now);
            if (null !== $calendar && null !== $day && 0 === $from) {
                $day = self::businessDayFrom($calendar, $day, (int) $question->leadDays(), $question->notBefore);
            }
            $arrival = null === $calendar || null === $day ? null : $calendar->businessDaysAfter($day, $onTheRoad ?? 0);
            if (null === $day || null === $arrival) {
                return self::noHours($question, 0 === $from ? ($question->branches[0]->id ?? 0) : $from);
            }
            $shipsOn = max($shipsOn, $day);
            $arrives = max($arrives, $arrival);
        }

        return match (true) {
            '' === $question->zip => new LinePromise(PromiseReason::NoZip, shipsOn: $shipsOn),
            null === $onTheRoad => new LinePromise(PromiseReason::NoCarrierDays, shipsOn: $shipsOn),
            default => new LinePromise($question->missing() > 0 ? PromiseReason::LeadTime : PromiseReason::InStock, $arrives, shipsOn: $shipsOn),
        };
    }

    /** @return Moment|null when a part may be picked up that is on its way for so many business days */
    private static function arrival(BranchCalendar $branch, string $leaves, int $days, string $notBefore = ''): ?array
    {
        $day = self::businessDayFrom($branch, $leaves, $days, $notBefore);

        return null === $day ? null : $branch->opening($day);
    }

    /** So many business days after a day, and not before another. */
    private static function businessDayFrom(BranchCalendar $branch, string $from, int $days, string $notBefore): ?string
    {
        $day = $branch->businessDaysAfter($from, $days);

        return null === $day ? null : $branch->businessDay(max($day, $notBefore));
    }

    /**
     * @param Moment $one
     * @param Moment $other
     * @return Moment
     */
    private static function later(array $one, array $other): array
    {
        return $one['date'] . $one['time'] >= $other['date'] . $other['time'] ? $one : $other;
    }

    private static function noHours(PromiseQuestion $question, int $branch): LinePromise
    {
        return new LinePromise(PromiseReason::NoHours, unknownCity: $question->city($branch));
    }
}
