<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Support\DealerTime;

/** The moment that a count is true for, as files and commands write it. */
final class CountTime
{
    /** A file that says nothing was made so many hours before it was sent, at least; the option is the dealer's. */
    public const HOURS_BEFORE_UPLOAD = 12;
    public const HOURS_OPTION = 'coleman_stock_hours_before_upload';

    private const FORMATS = [
        'Y-m-d\TH:i:sP', 'Y-m-d\TH:i:s.vP', 'Y-m-d H:i:sP', 'Y-m-d\TH:iP',
        'Y-m-d\TH:i:s', 'Y-m-d H:i:s', 'Y-m-d\TH:i', 'Y-m-d H:i',
        'm/d/Y H:i:s', 'm/d/Y H:i', 'm/d/Y g:i:s A', 'm/d/Y g:i A',
        '!Y-m-d', '!m/d/Y',
    ];

    /**
     * Reads a moment; without a zone it is the branches' time, a day alone is its beginning.
     *
     * @return string|null UTC, Y-m-d H:i:s; null for what is none
     */
    public static function read(string $text): ?string
    {
        $text = trim($text);
        foreach (self::FORMATS as $format) {
            $time = \DateTimeImmutable::createFromFormat($format, $text, DealerTime::zone());
            // PHP takes February 31 for March 3, and says so by a warning.
            if (false !== $time && false === \DateTimeImmutable::getLastErrors()) {
                return $time->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d H:i:s');
            }
        }

        return null;
    }

    /**
     * When the numbers of a file were counted.
     *
     * @param string $said what its sender says, UTC; '' for nothing
     * @param string $packed what the head of its gzip says, UTC; '' for nothing
     * @param string $sent when the upload began, UTC: no count is later
     * @return string UTC, Y-m-d H:i:s
     */
    public static function ofFile(string $said, string $packed, string $sent): string
    {
        return match (true) {
            '' !== $said => min($said, $sent),
            '' !== $packed && $packed <= $sent => $packed,
            default => (new \DateTimeImmutable($sent, new \DateTimeZone('UTC')))->modify(sprintf('-%d hours', self::hoursBeforeUpload()))->format('Y-m-d H:i:s'),
        };
    }

    public static function hoursBeforeUpload(): int
    {
        $hours = get_option(self::HOURS_OPTION, self::HOURS_BEFORE_UPLOAD);

        return is_numeric($hours) && (int) $hours >= 0 && (int) $hours <= 168 ? (int) $hours : self::HOURS_BEFORE_UPLOAD;
    }
}
