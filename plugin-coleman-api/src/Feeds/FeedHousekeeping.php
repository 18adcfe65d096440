<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Clock;

/**
 * What of runs has had its day. A run tidies up behind itself; this finds what was left by one that was killed, and what
 * is kept for a while only.
 */
final readonly class FeedHousekeeping
{
    /** The reports of bad rows. */
    private const REPORT_DAYS = 90;

    /** Runs, but those that can be gone back to. */
    private const RUN_DAYS = 365;

    public function __construct(private FeedRepository $feeds, private FeedItemRepository $items, private FeedStore $store, private Clock $clock)
    {
    }

    public function run(): void
    {
        // What is being undone is undone by what is kept of it.
        $kept = array_map(static fn (FeedRun $run): int => $run->undoes, $this->feeds->underWay());
        foreach ($this->feeds->feeds() as $feed) {
            $kept = [...$kept, ...$this->feeds->lastApplied($feed->id, FeedRunner::KEPT)];
        }
        $this->feeds->deleteRuns(array_values(array_diff($this->feeds->overSince(self::RUN_DAYS), $kept)));
        $this->claims();
        $this->files($kept);
    }

    /**
     * Behind a run that has ended, drops what nobody needs any more: the file itself, claims, and snapshots of older runs. The last file that was only
     * tried, or failed, stays for a day (FeedUploads::purgeExpired()): it can be tried again with other columns, and what was
     * tried can be taken in.
     */
    public function tidy(FeedRun $run): void
    {
        if (!in_array($run->state, [RunState::Held, RunState::Compared], true)) {
            // Who approves the others needs to know what the file had brought.
            $this->items->forgetClaims($run->id);
        }
        $kept = 0;
        foreach ($this->feeds->runs(50, $run->feed->id) as $index => $one) {
            if ($one->state->isUnderWay() || RunState::Held === $one->state || RunState::Receiving === $one->state || 0 !== $one->undoes) {
                continue;
            }
            $isTried = 0 === $index && in_array($one->state, [RunState::Compared, RunState::Failed], true);
            if (!$isTried) {
                $this->store->forgetSource($one->id);
            }
            if (!($isTried && RunState::Compared === $one->state) && (!in_array($one->state, [RunState::Applied, RunState::Undone], true) || ++$kept > FeedRunner::KEPT)) {
                $this->store->forgetSnapshot($one->id);
                $this->store->forgetJournal($one->id);
            }
        }
    }

    /** Rows are claimed while a file is read. */
    private function claims(): void
    {
        $claimants = $this->items->claimants();
        $states = $this->feeds->stateOf(...$claimants);
        foreach ($claimants as $run) {
            $state = $states[$run]['state'] ?? null;
            // Who approves it needs to know what the file had brought.
            if (null === $state || (!$state->isUnderWay() && !in_array($state, [RunState::Held, RunState::Compared], true))) {
                $this->items->forgetClaims($run);
            }
        }
    }

    /** @param list<int> $kept runs whose snapshots stay */
    private function files(array $kept): void
    {
        $files = $this->store->files($this->clock->now()->getTimestamp());
        $states = $this->feeds->stateOf(...array_values(array_unique(array_column($files, 'run'))));
        foreach ($files as ['run' => $run, 'path' => $path, 'age' => $age]) {
            $state = $states[$run]['state'] ?? null;
            $isOver = true === $state?->isOver();
            $isTried = in_array($state, [RunState::Compared, RunState::Failed], true) && $states[$run]['age'] <= DAY_IN_SECONDS;
            $isLeft = match (true) {
                // A file is written before its run is committed.
                null === $state => $age > DAY_IN_SECONDS,
                // Somebody may take it in yet, or try it with other columns.
                $isTried => false,
                $this->store->source($run) === $path => $isOver || RunState::Held === $state,
                $this->store->isReport($run, $path) => $isOver && $states[$run]['age'] > self::REPORT_DAYS * DAY_IN_SECONDS,
                default => $isOver && !in_array($run, $kept, true),
            };
            if ($isLeft) {
                $this->store->delete($path);
            }
        }
    }
}
