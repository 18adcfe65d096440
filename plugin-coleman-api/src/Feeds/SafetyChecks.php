<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** Why a run is looked at by somebody before it changes the site. */
final class SafetyChecks
{
    /** Fewer than these are an ordinary day's work, whatever share they are. */
    private const FEW = 20;

    private const MAX_VANISH = 0.1;
    private const MAX_MOVES = 0.05;
    private const MAX_BAD = 0.1;

    /**
     * @param int $items that the feed had brought before
     * @param FeedRun|null $last the run of the feed that was applied before
     * @return list<string> sentences; none where the run may go on
     */
    public static function about(FeedRun $run, int $items, ?FeedRun $last): array
    {
        $rows = max(1, $run->count('read'));
        $lacking = $run->count('vanish') + $run->count('missing');
        $is = static fn (int $count, float $share, int $of): bool => $count > self::FEW && $count > $share * $of;

        return array_values(array_filter([
            ...self::ending($run, $last),
            match (true) {
                !$is($lacking, self::MAX_VANISH, $items) => '',
                /* translators: 1: number of things, 2: number of things */
                $lacking === $run->count('vanish') => sprintf(__('%1$d of %2$d would be removed.', 'coleman'), $lacking, $items),
                /* translators: 1: number of things, 2: number of things */
                default => sprintf(__('%1$d of %2$d are missing from this file.', 'coleman'), $lacking, $items),
            },
            /* translators: %d: number of prices */
            $is($run->count('price_moves'), self::MAX_MOVES, $rows) ? sprintf(_n('%d price would change by more than 20%%.', '%d prices would change by more than 20%%.', $run->count('price_moves'), 'coleman'), $run->count('price_moves')) : '',
            /* translators: 1: number of rows, 2: number of rows */
            $is($run->count('bad'), self::MAX_BAD, $rows) ? sprintf(__('%1$d of %2$d rows can’t be read.', 'coleman'), $run->count('bad'), $rows) : '',
        ]));
    }

    /**
     * Whether the file may have lost its end. In a file that lists everything rows may be missing then. In any file the
     * value that is cut off would be taken for a whole one: a price of 1,250.00 for 1.
     *
     * @return list<string>
     */
    public static function ending(FeedRun $run, ?FeedRun $last): array
    {
        $ending = $run->about['ending'] ?? null;
        if (null === $ending) {
            return [];
        }
        $isFull = $run->feed->isFull;
        $lastHadBreak = $last->about['ending']['has_break'] ?? false;

        return array_values(array_filter([
            $isFull && null !== $ending['declared'] && $ending['declared'] !== $ending['found']
                /* translators: 1: number of rows, 2: number of rows */
                ? sprintf(__('The file should have %1$d rows but has %2$d.', 'coleman'), $ending['declared'], $ending['found']) : '',
            $isFull && $ending['lacks_trailer'] ? __('The last line that every file of this feed should have is missing, so the file may be incomplete.', 'coleman') : '',
            $ending['is_short'] && ($isFull || !$ending['has_break']) ? __('The last line has too few columns, so the file may be incomplete.', 'coleman') : '',
            !$ending['has_break'] && $lastHadBreak ? __('The last line has no line break, unlike in the previous file, so this file may be incomplete.', 'coleman') : '',
        ]));
    }
}
