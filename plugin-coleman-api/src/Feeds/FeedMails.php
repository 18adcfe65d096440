<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;

/**
 * Tells the administrator what wants somebody's eye: a run that is held, one that failed, bad rows in a feed that had
 * none. Each is told once; a dry run is looked at by whoever asked for it.
 */
final readonly class FeedMails
{
    /** Of the rows; a feed with more is told of every time. */
    private const MANY_BAD = 0.01;

    /** Lines of the report that a mail shows. */
    private const LINES = 5;

    public function __construct(private Outbox $outbox, private FeedRepository $feeds)
    {
    }

    /** Where a run is looked at. */
    public static function url(int $run = 0): string
    {
        return admin_url('admin.php?page=coleman-feeds' . (0 === $run ? '' : '&run=' . $run));
    }

    /** Queues the mail about where a run stands now, where there is one; in the transaction that brings it there. */
    public function tell(FeedRun $run): void
    {
        $kind = $run->isDry ? null : match ($run->state) {
            RunState::Held => 'feed-held',
            RunState::Failed => 'feed-failed',
            RunState::Applied => $this->isNews($run) ? 'feed-bad-rows' : null,
            default => null,
        };
        $administrator = get_option('admin_email');
        if (null === $kind || !is_string($administrator) || false === is_email($administrator)) {
            return;
        }
        $this->outbox->queue(new Mail($kind, $administrator, self::payload($run), "feed-run:{$run->id}", "$kind:{$run->id}"));
    }

    /** Bad rows are news where there were none the last time, or where they are many. */
    private function isNews(FeedRun $run): bool
    {
        $bad = $run->count('bad');

        return $bad > 0 && ($bad > self::MANY_BAD * $run->count('read') || 0 === ($this->feeds->appliedBefore($run)?->count('bad') ?? 0));
    }

    /** @return array<string, mixed> */
    private static function payload(FeedRun $run): array
    {
        return [
            'feed' => $run->feed->name,
            'kind' => $run->feed->kind,
            'source' => $run->sourceName,
            'reason' => $run->message,
            'counts' => array_intersect_key($run->counts, array_flip(['read', 'bad', 'new', 'changed', 'same', 'price_moves', 'vanish'])),
            'bad' => array_slice($run->samples['bad'] ?? [], 0, self::LINES),
            'price_moves' => array_slice($run->samples['price_moves'] ?? [], 0, self::LINES),
            'url' => self::url($run->id),
        ];
    }
}
