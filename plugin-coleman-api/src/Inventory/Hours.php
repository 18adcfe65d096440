<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Locations\HoursText;
use Coleman\Api\Support\CalendarDate;
use Coleman\Api\Support\Text;

/**
 * The week and the special days of a branch, as staff type them.
 *
 * @phpstan-import-type Stretch from \Coleman\Api\Locations\OpeningHours
 * @phpstan-import-type SpecialDay from \Coleman\Api\Locations\OpeningHours
 */
final class Hours
{
    private const MAX_SPECIAL = 200;
    private const LONGEST_NOTE = 80;

    /**
     * A week: a stretch of days with the same times each; days that no stretch names are closed.
     *
     * @return list<Stretch>
     * @throws FieldFault
     */
    public static function week(mixed $typed): array
    {
        $times = [];
        foreach (self::rows($typed) as $row) {
            foreach (is_array($row['days'] ?? null) ? $row['days'] : [] as $day) {
                $number = is_int($day) || (is_string($day) && ctype_digit($day)) ? (int) $day : 0;
                if ($number < 1 || $number > 7) {
                    throw new FieldFault(__('Enter days of the week as 1 (Monday) to 7 (Sunday).', 'coleman'));
                }
                if (isset($times[$number])) {
                    /* translators: %s: a day of the week */
                    throw new FieldFault(sprintf(__('%s has hours listed twice.', 'coleman'), self::dayName($number)));
                }
                $times[$number] = self::times($row, self::dayName($number));
            }
        }
        ksort($times);
        $week = [];
        foreach ($times as $day => $time) {
            $known = array_find_key($week, static fn (array $stretch): bool => $time['opens'] === $stretch['opens'] && $time['closes'] === $stretch['closes']);
            if (null === $known) {
                $week[] = ['days' => [$day]] + $time;
            } else {
                $week[$known]['days'][] = $day;
            }
        }

        return array_values($week);
    }

    /**
     * Days that are not as others: with times of their own, or closed.
     *
     * @return list<SpecialDay> by date
     * @throws FieldFault
     */
    public static function special(mixed $typed): array
    {
        $days = [];
        foreach (self::rows($typed) as $row) {
            $date = is_string($row['date'] ?? null) ? trim($row['date']) : '';
            if (!CalendarDate::exists($date)) {
                /* translators: %s: what was typed */
                throw new FieldFault(sprintf(__('"%s" isn’t a valid date. Enter it as YYYY-MM-DD, such as 2026-12-24.', 'coleman'), Text::isClean($date) ? mb_substr($date, 0, 20) : ''));
            }
            if (isset($days[$date])) {
                /* translators: %s: a date */
                throw new FieldFault(sprintf(__('%s is listed twice.', 'coleman'), $date));
            }
            $note = is_string($row['note'] ?? null) ? trim($row['note']) : '';
            if (mb_strlen($note) > self::LONGEST_NOTE || !Text::isClean($note)) {
                /* translators: 1: a date, 2: number of characters */
                throw new FieldFault(sprintf(__('The name of %1$s can have up to %2$d characters.', 'coleman'), $date, self::LONGEST_NOTE));
            }
            $isClosed = '' === ($row['opens'] ?? '') && '' === ($row['closes'] ?? '');
            $days[$date] = ['date' => $date] + ($isClosed ? [] : self::times($row, $date)) + ('' === $note ? [] : ['note' => $note]);
        }
        if (count($days) > self::MAX_SPECIAL) {
            /* translators: %d: number of days */
            throw new FieldFault(sprintf(__('You can add up to %d special days.', 'coleman'), self::MAX_SPECIAL));
        }
        ksort($days);

        return array_values($days);
    }

    public static function showWeek(mixed $week): string
    {
        /** @var list<Stretch> $stretches what week() has read */
        $stretches = is_array($week) ? $week : [];

        return str_replace("\n", ', ', HoursText::format($stretches));
    }

    public static function showSpecial(mixed $days): string
    {
        $shown = [];
        foreach (self::rows($days) as $day) {
            $text = static fn (string $name): string => is_string($day[$name] ?? null) ? $day[$name] : '';
            $times = '' === $text('opens') ? __('closed', 'coleman') : $text('opens') . '–' . $text('closes');
            $shown[] = trim(sprintf('%s %s %s', $text('date'), $times, $text('note')));
        }

        return implode(', ', $shown);
    }

    /**
     * @param array<mixed> $row
     * @return array{opens: string, closes: string}
     * @throws FieldFault
     */
    private static function times(array $row, string $what): array
    {
        $read = [];
        foreach (['opens', 'closes'] as $name) {
            $time = is_string($row[$name] ?? null) ? trim($row[$name]) : '';
            if (1 !== preg_match('/^([01]\d|2[0-3]):[0-5]\d$/D', $time)) {
                /* translators: %s: a day */
                throw new FieldFault(sprintf(__('Enter opening and closing times for %s, such as 07:30 and 17:30.', 'coleman'), $what));
            }
            $read[$name] = $time;
        }
        if ($read['closes'] <= $read['opens']) {
            /* translators: %s: a day */
            throw new FieldFault(sprintf(__('The closing time for %s must be after the opening time.', 'coleman'), $what));
        }

        return ['opens' => $read['opens'], 'closes' => $read['closes']];
    }

    /** @return list<array<mixed>> */
    private static function rows(mixed $typed): array
    {
        if (null !== $typed && !is_array($typed)) {
            throw new FieldFault(__('Enter hours as a list of days and times.', 'coleman'));
        }

        return array_values(array_filter($typed ?? [], is_array(...)));
    }

    private static function dayName(int $day): string
    {
        return [1 => __('Monday', 'coleman'), __('Tuesday', 'coleman'), __('Wednesday', 'coleman'), __('Thursday', 'coleman'), __('Friday', 'coleman'), __('Saturday', 'coleman'), __('Sunday', 'coleman')][$day] ?? '';
    }
}
