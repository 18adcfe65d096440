<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Mail\Samples;

/** What each letter about a feed would tell: a file that nobody sent. */
final class FeedSamples implements Samples
{
    public function forKind(string $kind): ?array
    {
        return match ($kind) {
            'feed-held' => self::feed(__('30 of 60 would be removed. 30 prices would change by more than 20%.', 'coleman')),
            'feed-failed' => self::feed(__('Missing columns: description. The file has: number, color.', 'coleman')),
            'feed-bad-rows' => self::feed(''),
            'feed-silent' => ['feed' => 'parts', 'hours' => 24, 'last' => '2026-11-20 02:00:00', 'url' => admin_url('admin.php?page=coleman-feeds')],
            'feed-same' => ['feed' => 'parts', 'days' => 7, 'url' => admin_url('admin.php?page=coleman-feeds')],
            default => null,
        };
    }

    /** @return array<string, mixed> */
    private static function feed(string $reason): array
    {
        return [
            'feed' => 'parts',
            'kind' => 'parts',
            'source' => 'parts-2026-11.csv.gz',
            'reason' => $reason,
            'counts' => ['read' => 30, 'bad' => 2, 'new' => 1, 'changed' => 27, 'same' => 0, 'price_moves' => 27, 'vanish' => 30],
            'bad' => ['Line 7, price "12.345": This is no amount of money.', 'Line 19, part_number: It is empty.'],
            'price_moves' => ['600-211-2110: price_cents 3247 → 4100', 'KB-20117: price_cents 9895 → 7500'],
            'url' => FeedMails::url(),
        ];
    }
}
