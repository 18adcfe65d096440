<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Inventory\FieldFault;
use Coleman\Api\Inventory\Hours;
use Coleman\Api\Support\Json;

/**
 * The hours of a branch as feeds write them: in words as pages show them ("Mon–Fri 7:30 am – 5:30 pm; Sat 8:00 am – 12:00 pm;
 * Sun closed"), by the clock of 24 hours ("Mon-Fri 07:30-17:30"), or as JSON as our own table keeps them.
 *
 * @phpstan-import-type Stretch from \Coleman\Api\Locations\OpeningHours
 * @phpstan-import-type SpecialDay from \Coleman\Api\Locations\OpeningHours
 */
final class HoursColumns
{
    private const DAYS = ['mon' => 1, 'tue' => 2, 'wed' => 3, 'thu' => 4, 'fri' => 5, 'sat' => 6, 'sun' => 7];

    private const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?';

    private const TIME = '\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?';

    private const TO = '\s*(?:-|–|—|\bto\b)\s*';

    /**
     * @return list<Stretch> none where the text is empty: the hours are not known
     * @throws FieldFault
     */
    public static function week(string $text): array
    {
        if (str_starts_with($text, '[')) {
            return Hours::week(self::json($text));
        }
        $open = [];
        $closed = [];
        $days = self::DAY . '(?:' . self::TO . self::DAY . '|\s*[,&\/]\s*' . self::DAY . ')*';
        $rest = preg_replace_callback(
            '/(' . $days . ')\s*:?\s*(?:(closed)|(' . self::TIME . ')' . self::TO . '(' . self::TIME . '))/iu',
            static function (array $found) use (&$open, &$closed): string {
                if ('' === ($found[2] ?? '')) {
                    $open[] = ['days' => self::days($found[1])] + self::times($found[3] ?? '', $found[4] ?? '');
                } else {
                    array_push($closed, ...self::days($found[1]));
                }

                return '';
            },
            $text,
        ) ?? $text;
        $rest = trim(preg_replace('/[\s,;|]+/u', ' ', $rest) ?? '');
        if ('' !== $rest) {
            /* translators: %s: what stands in a file */
            throw new FieldFault(sprintf(__('Enter hours like this: Mon-Fri 7:30 am - 5:30 pm; Sat 8 am - 12 pm; Sun closed. We couldn’t read: %s', 'coleman'), mb_strimwidth($rest, 0, 60, '…')));
        }
        if ([] !== array_intersect($closed, array_merge([], ...array_column($open, 'days')))) {
            throw new FieldFault(__('A day can’t be both open and closed.', 'coleman'));
        }

        return Hours::week($open);
    }

    /**
     * @return list<SpecialDay>
     * @throws FieldFault
     */
    public static function special(string $text): array
    {
        if (str_starts_with($text, '[')) {
            return Hours::special(self::json($text));
        }
        $days = [];
        foreach (preg_split('/\s*[\n;]\s*|\s*,\s*(?=\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{4})/', trim($text), -1, PREG_SPLIT_NO_EMPTY) ?: [] as $line) {
            if (1 !== preg_match('/^(\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{4})\s*:?\s*(?:closed\b|(' . self::TIME . ')' . self::TO . '(' . self::TIME . '))?\s*(.*)$/isu', $line, $found)) {
                /* translators: %s: what stands in a file */
                throw new FieldFault(sprintf(__('Enter special days like this: 2026-12-24 7:30 am - 12 pm Christmas Eve; 2026-12-25 closed Christmas Day. We couldn’t read: %s', 'coleman'), mb_strimwidth($line, 0, 60, '…')));
            }
            $days[] = ['date' => self::date($found[1]), 'note' => trim($found[4])] + ('' === $found[2] ? [] : self::times($found[2], $found[3]));
        }

        return Hours::special($days);
    }

    /** @return list<int> days of the week, 1 is Monday */
    private static function days(string $text): array
    {
        $days = [];
        foreach (preg_split('/\s*[,&\/]\s*/u', $text) ?: [] as $piece) {
            preg_match_all('/' . self::DAY . '/iu', $piece, $found);
            $numbers = array_map(static fn (string $name): int => self::DAYS[strtolower(substr($name, 0, 3))], $found[0]);
            $first = $numbers[0] ?? 1;
            $last = end($numbers) ?: $first;
            for ($day = $first; ; $day = 1 + $day % 7) {
                $days[] = $day;
                if ($day === $last) {
                    break;
                }
            }
        }

        return $days;
    }

    /**
     * "1 – 5 pm" is one to five in the afternoon, "8 – 12 pm" begins in the morning.
     *
     * @return array{opens: string, closes: string}
     */
    private static function times(string $opens, string $closes): array
    {
        $close = self::time($closes, '');
        $open = self::time($opens, '');
        if (1 !== preg_match('/[ap]/i', $opens) && 1 === preg_match('/p/i', $closes)) {
            $afternoon = self::time($opens, 'p');
            $open = $afternoon < $close && (int) $opens <= 12 ? $afternoon : $open;
        }

        return ['opens' => $open, 'closes' => $close];
    }

    /** "5:30 pm" as 17:30; what is no time stays as it is, for who looks the hours over to refuse it. */
    private static function time(string $text, string $half): string
    {
        preg_match('/^(\d{1,2})(?::(\d{2}))?\s*([ap])?/iu', $text, $found);
        $hour = (int) ($found[1] ?? 0);
        $half = strtolower($found[3] ?? $half);
        if ('' !== $half && ($hour < 1 || $hour > 12)) {
            return $text;
        }
        $hour = match ($half) {
            'a' => $hour % 12,
            'p' => 12 + $hour % 12,
            default => $hour,
        };

        return sprintf('%02d:%s', $hour, '' === ($found[2] ?? '') ? '00' : $found[2]);
    }

    private static function date(string $text): string
    {
        return 1 === preg_match('#^(\d{1,2})/(\d{1,2})/(\d{4})$#D', $text, $found) ? sprintf('%s-%02d-%02d', $found[3], (int) $found[1], (int) $found[2]) : $text;
    }

    /**
     * @return array<mixed>
     * @throws FieldFault
     */
    private static function json(string $text): array
    {
        try {
            return Json::decode($text);
        } catch (\JsonException) {
            throw new FieldFault(__('Enter valid JSON.', 'coleman'));
        }
    }
}
