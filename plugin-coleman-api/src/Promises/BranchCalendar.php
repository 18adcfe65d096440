<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Support\DealerTime;

/**
 * The days and hours of one branch, by its own clock. Dates are `YYYY-MM-DD`, times `HH:MM`.
 *
 * A business day is a Monday to Friday on which the branch is open: suppliers, carriers and the truck between the
 * branches do not come on Saturdays.
 *
 * @phpstan-import-type Stretch from OpeningHours
 * @phpstan-import-type SpecialDay from OpeningHours
 * @phpstan-type Moment array{date: string, time: string}
 */
final readonly class BranchCalendar
{
    /** A branch that does not open within this many days has no hours. */
    private const MAX_DAYS = 370;

    /** A part is ready so long after an order, or after the branch has opened. */
    private const HANDLING_MINUTES = 60;

    /** Times that customers read are full quarters of an hour. */
    private const QUARTER_SECONDS = 900;

    /**
     * @param list<Stretch> $hours none: they are not known
     * @param list<SpecialDay> $specialHours a day without times is closed
     * @param string $cutoff "15:00": what is ordered later counts as ordered on the next business day
     */
    public function __construct(public int $id, public string $city, private array $hours, private array $specialHours, private string $cutoff)
    {
    }

    public static function forBranch(Location $branch, PromiseSettings $settings): self
    {
        return new self($branch->id, $branch->city, $branch->hours, $branch->specialHours, $settings->cutoff($branch->id));
    }

    public function hasHours(): bool
    {
        return [] !== $this->hours;
    }

    /**
     * When a part that is at this branch may be picked up.
     *
     * @return Moment|null null where the branch never opens
     */
    public function readyFrom(\DateTimeImmutable $now): ?array
    {
        $local = $now->setTimezone(DealerTime::zone());
        [$today, $time] = [$local->format('Y-m-d'), $local->format('H:i')];
        $times = $this->times($today);
        if (null !== $times && $times['opens'] <= $time && $time < $times['closes'] && $time < $this->cutoff) {
            $seconds = $now->getTimestamp() + self::HANDLING_MINUTES * 60;
            $ready = $now->setTimestamp((int) ceil($seconds / self::QUARTER_SECONDS) * self::QUARTER_SECONDS)->setTimezone(DealerTime::zone());
            // Nobody can pick up after the branch has closed.
            if ($ready->format('Y-m-d') === $today && $ready->format('H:i') < $times['closes']) {
                return ['date' => $today, 'time' => $ready->format('H:i')];
            }
        }
        $isBeforeOpening = null !== $times && $time < $times['opens'];

        return $this->opening($isBeforeOpening ? $today : self::after($today, 1));
    }

    /** @return Moment|null when a part may be picked up that arrives on a day */
    public function opening(string $from): ?array
    {
        for ($count = 0; $count < self::MAX_DAYS; $count++) {
            $date = self::after($from, $count);
            $times = $this->times($date);
            if (null !== $times) {
                $ready = self::later($times['opens']);
                if ($ready < $times['closes']) {
                    return ['date' => $date, 'time' => $ready];
                }
            }
        }

        return null;
    }

    /** The business day on which an order is handled: today before the cutoff, else the next one. */
    public function handlingDay(\DateTimeImmutable $now): ?string
    {
        $local = $now->setTimezone(DealerTime::zone());
        [$today, $time] = [$local->format('Y-m-d'), $local->format('H:i')];
        $times = $this->times($today);
        $isInTime = null !== $times && $time < $this->cutoff && $time < $times['closes'];

        return $this->businessDay($isInTime ? $today : self::after($today, 1));
    }

    /** The first business day on or after a date. */
    public function businessDay(string $from): ?string
    {
        for ($count = 0; $count < self::MAX_DAYS; $count++) {
            $date = self::after($from, $count);
            if (OpeningHours::weekday($date) <= 5 && null !== $this->times($date)) {
                return $date;
            }
        }

        return null;
    }

    /** So many business days after a date. */
    public function businessDaysAfter(string $date, int $days): ?string
    {
        for (; $days > 0; $days--) {
            $next = $this->businessDay(self::after($date, 1));
            if (null === $next) {
                return null;
            }
            $date = $next;
        }

        return $date;
    }

    /** @return array{opens: string, closes: string}|null null when closed */
    private function times(string $date): ?array
    {
        $special = array_find($this->specialHours, static fn (array $day): bool => $day['date'] === $date);
        $weekday = OpeningHours::weekday($date);
        $times = $special ?? array_find($this->hours, static fn (array $row): bool => in_array($weekday, $row['days'], true));
        [$opens, $closes] = [$times['opens'] ?? '', $times['closes'] ?? ''];

        return '' === $opens || '' === $closes ? null : ['opens' => self::padded($opens), 'closes' => self::padded($closes)];
    }

    private static function after(string $date, int $days): string
    {
        return (new \DateTimeImmutable($date, new \DateTimeZone('UTC')))->modify(sprintf('+%d days', $days))->format('Y-m-d');
    }

    private static function later(string $time): string
    {
        [$hours, $minutes] = array_map(intval(...), explode(':', $time)) + [0, 0];
        $sum = $hours * 60 + $minutes + self::HANDLING_MINUTES;

        return sprintf('%02d:%02d', intdiv($sum, 60), $sum % 60);
    }

    /** "7:30" sorts after "17:30"; "07:30" does not. */
    private static function padded(string $time): string
    {
        return str_pad($time, 5, '0', STR_PAD_LEFT);
    }
}
