<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\Outbox;

/**
 * Tells the administrator what wants somebody's eye: a run that is held, one that failed, bad rows in a feed that had
 * none, makers that nothing had before. Each is told once; a dry run is looked at by whoever asked for it.
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
            RunState::Applied => 0 === $run->undoes && $this->isNews($run) ? 'feed-bad-rows' : null,
            default => null,
        };
        if (null !== $kind) {
            $this->queue($kind, self::payload($run), "feed-run:{$run->id}", "$kind:{$run->id}");
        }
    }

    /**
     * Tells that a file has not come. In the turn of the worker that notes it.
     *
     * @param string $last when the last one came, UTC
     */
    public function tellSilent(Feed $feed, string $last): void
    {
        $this->queue('feed-silent', ['feed' => $feed->name, 'hours' => $feed->expectedHours, 'last' => $last, 'url' => self::url()], "feed:{$feed->id}", "feed-silent:{$feed->id}:$last");
    }

    /** Tells that the same file comes again and again. */
    public function tellSame(Feed $feed, int $days): void
    {
        $this->queue('feed-same', ['feed' => $feed->name, 'days' => $days, 'url' => self::url()], "feed:{$feed->id}", 'feed-same:' . $feed->id . ':' . ($this->feeds->sameFileSince($feed->id) ?? ''));
    }

    /** @param array<string, mixed> $payload */
    private function queue(string $kind, array $payload, string $about, string $once): void
    {
        $administrator = get_option('admin_email');
        if (is_string($administrator) && false !== is_email($administrator)) {
            $this->outbox->queue(new Mail($kind, $administrator, $payload, $about, $once));
        }
    }

    /**
     * Invalid rows and values are news where there were none the last time, or where they are many; held prices and missing
     * things are news where this run has found them. New makers are where the feed has brought others before.
     */
    private function isNews(FeedRun $run): bool
    {
        $bad = $run->count('bad') + $run->count('cells');
        $before = $this->feeds->appliedBefore($run);

        return ($bad > 0 && ($bad > self::MANY_BAD * $run->count('read') || 0 === ($before?->count('bad') ?? 0) + ($before?->count('cells') ?? 0)))
            || $run->count('held') > ($before?->count('held') ?? 0)
            || $run->count('missing') > 0
            || ($run->count('makers') > 0 && null !== $before);
    }

    /** @return array<string, mixed> */
    private static function payload(FeedRun $run): array
    {
        return [
            'feed' => $run->feed->name,
            'kind' => $run->feed->kind,
            'source' => $run->sourceName,
            'reason' => $run->message,
            'counts' => array_intersect_key($run->counts, array_flip(['read', 'bad', 'cells', 'new', 'changed', 'same', 'price_moves', 'held', 'vanish', 'missing', 'makers'])),
            'bad' => array_slice($run->samples['bad'] ?? [], 0, self::LINES),
            'price_moves' => array_slice($run->samples['price_moves'] ?? [], 0, self::LINES),
            'cells' => array_slice($run->samples['cells'] ?? [], 0, self::LINES),
            'held' => array_slice($run->samples['held'] ?? [], 0, self::LINES),
            'missing' => array_slice([...$run->samples['vanish'] ?? [], ...$run->samples['missing'] ?? []], 0, self::LINES),
            'makers' => array_slice($run->samples['makers'] ?? [], 0, self::LINES),
            'url' => self::url($run->id),
        ];
    }
}
