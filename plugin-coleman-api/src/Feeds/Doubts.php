<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** Why a run is looked at by somebody before it changes the site. */
final class Doubts
{
    /** Fewer than these are an ordinary day's work, whatever share they are. */
    private const FEW = 20;

    private const MOST_VANISH = 0.1;
    private const MOST_MOVES = 0.05;
    private const MOST_BAD = 0.1;

    /**
     * @param int $items that the feed had brought before
     * @return list<string> sentences; none where the run may go on
     */
    public static function about(FeedRun $run, int $items): array
    {
        $rows = max(1, $run->count('read'));
        $is = static fn (int $count, float $share, int $of): bool => $count > self::FEW && $count > $share * $of;

        return array_values(array_filter([
            /* translators: 1: number of things, 2: number of things */
            $is($run->count('vanish'), self::MOST_VANISH, $items) ? sprintf(__('%1$d of %2$d would vanish.', 'coleman'), $run->count('vanish'), $items) : '',
            /* translators: %d: number of prices */
            $is($run->count('price_moves'), self::MOST_MOVES, $rows) ? sprintf(__('%d prices would move by more than 20 %%.', 'coleman'), $run->count('price_moves')) : '',
            /* translators: 1: number of rows, 2: number of rows */
            $is($run->count('bad'), self::MOST_BAD, $rows) ? sprintf(__('%1$d of %2$d rows cannot be read.', 'coleman'), $run->count('bad'), $rows) : '',
        ]));
    }
}
