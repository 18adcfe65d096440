<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Clock;

/**
 * Sees feeds that do not come, and those that bring the same file again and again; and tells what waits for somebody.
 *
 * A feed is waited for where somebody has said how often it comes. Each silence is told once, and again only after a
 * file has come in between.
 */
final readonly class FeedWatch
{
    public function __construct(private FeedRepository $feeds, private HeldPriceRepository $held, private FeedMails $mails, private Clock $clock)
    {
    }

    /** Tells of feeds that have fallen silent since the last time, and notes those that have come again. */
    public function look(): void
    {
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        foreach ($this->feeds->feeds() as $feed) {
            $isSilent = $this->isSilent($feed);
            $isSame = $this->isSame($feed);
            if ($isSilent === ('' !== $feed->silentAt) && $isSame === ('' !== $feed->sameAt)) {
                continue;
            }
            if ($isSilent && '' === $feed->silentAt) {
                $this->mails->tellSilent($feed, $this->feeds->lastArrival($feed->id));
            }
            if ($isSame && '' === $feed->sameAt) {
                $this->mails->tellSame($feed, FeedSettings::ofSite()->sameDays);
            }
            $this->feeds->watch($feed->with([
                'silentAt' => $isSilent ? ('' === $feed->silentAt ? $now : $feed->silentAt) : '',
                'sameAt' => $isSame ? ('' === $feed->sameAt ? $now : $feed->sameAt) : '',
            ]));
        }
    }

    /**
     * What waits for somebody, for the desk's first screen.
     *
     * @return array{held_prices: int, held_runs: int, silent: list<string>, same: list<string>, frozen: list<string>} numbers, and names of feeds
     */
    public function waiting(): array
    {
        $feeds = $this->feeds->feeds();
        $names = static fn (callable $is): array => array_values(array_map(static fn (Feed $feed): string => $feed->name, array_filter($feeds, $is)));

        return [
            'held_prices' => $this->held->count(),
            'held_runs' => $this->feeds->heldRuns(),
            'silent' => $names(static fn (Feed $feed): bool => '' !== $feed->silentAt),
            'same' => $names(static fn (Feed $feed): bool => '' !== $feed->sameAt),
            'frozen' => $names(static fn (Feed $feed): bool => $feed->isFrozen()),
        ];
    }

    private function isSilent(Feed $feed): bool
    {
        if (null === $feed->expectedHours || $feed->isFrozen()) {
            return false;
        }
        $last = $this->feeds->lastArrival($feed->id);

        return '' !== $last && $this->age($last) > $feed->expectedHours * HOUR_IN_SECONDS;
    }

    /** Whether all files of so many days were one and the same, and there were two at least. */
    private function isSame(Feed $feed): bool
    {
        $days = FeedSettings::ofSite()->sameDays;
        $since = 0 === $days ? null : $this->feeds->sameFileSince($feed->id);

        return null !== $since && $this->age($since) >= $days * DAY_IN_SECONDS;
    }

    /** Seconds since a moment. */
    private function age(string $utc): int
    {
        return $this->clock->now()->getTimestamp() - (int) strtotime($utc . ' UTC');
    }
}
