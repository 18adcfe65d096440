<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\UnreadableFile;
use Coleman\Api\Http\ApiError;

/** What people and programs do with feeds: bring a file, look at what it would do, go on, go back. */
final readonly class FeedService
{
    /** @param array<string, FeedType> $kinds by name */
    public function __construct(
        private FeedRepository $feeds,
        private FeedRunner $runner,
        private FeedStore $store,
        private FeedItemRepository $items,
        private Transaction $transaction,
        private AuditRepository $log,
        private array $kinds,
    ) {
    }

    /** @return array<string, FeedType> by name */
    public function kinds(): array
    {
        return $this->kinds;
    }

    /**
     * Takes a file in: keeps a copy of it and begins a run. `resume()` brings it along.
     *
     * @throws UnreadableFile
     */
    public function import(FeedImport $import): FeedRun
    {
        if (!isset($this->kinds[$import->kind])) {
            /* translators: 1: name of a kind of feed, 2: names of kinds */
            throw new UnreadableFile(sprintf(__('Unknown feed type "%1$s". Types: %2$s.', 'coleman'), $import->kind, implode(', ', array_keys($this->kinds))));
        }
        FeedFile::at($import->path);
        $name = $import->feedName();
        $known = $this->feeds->named($name);
        if (null !== $known && $known->kind !== $import->kind) {
            /* translators: 1: name of a feed, 2: name of a kind */
            throw new UnreadableFile(sprintf(__('The feed "%1$s" is for %2$s.', 'coleman'), $name, $known->kind));
        }

        return $this->transaction->run(function () use ($known, $name, $import): FeedRun {
            $feed = $this->feeds->put(
                $name,
                $import->kind,
                $import->isFull ?? $known->isFull ?? false,
                $import->mapping ?? $known->mapping ?? [],
                $import->constants ?? $known->constants ?? [],
                $import->removal,
                $import->options,
            );
            $about = ($import->rows > 0 ? ['rows' => $import->rows] : []) + ('' === $import->countedAt ? [] : ['counted_at' => $import->countedAt]);
            $run = $this->feeds->start(new NewRun($feed, $import->sourceName, $import->userId, $import->isDry, $import->isForced, about: $about));
            $this->store->keep($import->path, $run->id);

            return $run;
        });
    }

    /**
     * Undoes the last run of a feed that was not undone yet.
     *
     * @throws UnreadableFile when there is none
     */
    public function revert(Feed $feed, int $userId = 0): FeedRun
    {
        $last = $this->applied($feed)[0] ?? throw new UnreadableFile(__('This feed has no run that can be undone.', 'coleman'));
        try {
            return $this->undo($last, $userId);
        } catch (ApiError $refusal) {
            throw new UnreadableFile($refusal->getMessage());
        }
    }

    /**
     * Takes in what was held or tried, and once more what was taken in before. `resume()` brings it along.
     *
     * @return FeedRun the same, or for what was taken in before a new one
     * @throws ApiError 409 coleman_feed_run_state, coleman_feed_run_outdated, coleman_feed_frozen or coleman_feed_busy
     */
    public function apply(FeedRun $run, int $userId = 0): FeedRun
    {
        return $this->whileIdle($run, function () use ($run, $userId): FeedRun {
            self::refuseFrozen($run);
            if (in_array($run->state, [RunState::Applied, RunState::Undone], true)) {
                return $this->again($run, $userId) ?? throw self::wrongState(__('The data of this run was deleted.', 'coleman'));
            }
            if (!in_array($run->state, [RunState::Held, RunState::Compared], true) || !$this->store->hasSnapshot($run->id)) {
                throw self::wrongState(__('This run has nothing to import.', 'coleman'));
            }
            if ($this->feeds->isOutdated($run)) {
                throw new ApiError('coleman_feed_run_outdated', __('A newer file of this feed was imported. If this one is right, upload it again.', 'coleman'), 409);
            }

            return $this->claim($run, RunState::Applying, 'approved', FeedRunner::approved(...));
        });
    }

    /**
     * Throws away what was held, tried or not sent to its end. The site stays as it is.
     *
     * @throws ApiError 409 coleman_feed_run_state
     */
    public function discard(FeedRun $run): FeedRun
    {
        if (!in_array($run->state, [RunState::Receiving, RunState::Held, RunState::Compared], true)) {
            throw self::wrongState(__('This run has nothing to discard.', 'coleman'));
        }
        $run = $this->transaction->run(fn (): FeedRun => $this->claim($run, RunState::Discarded, 'discarded', FeedRunner::discarded(...)));
        $this->runner->tidy($run);

        return $run;
    }

    /**
     * Puts back what a run has changed, which must be the last of its feed that was applied and not undone; after it the
     * one before can be undone, three in all.
     *
     * @return FeedRun a new one; `resume()` brings it along
     * @throws ApiError 409 coleman_feed_run_state or coleman_feed_busy
     */
    public function undo(FeedRun $run, int $userId = 0): FeedRun
    {
        return $this->whileIdle($run, function () use ($run, $userId): FeedRun {
            if (($this->applied($run->feed)[0]->id ?? 0) !== $run->id) {
                throw self::wrongState(__('Only the latest run of a feed can be undone. Undo newer runs first.', 'coleman'));
            }
            if (!$this->isUndoable($run)) {
                throw self::wrongState(__('The changes of this run were deleted, so it can’t be undone.', 'coleman'));
            }
            $this->decided($run, RunState::Undone);
            $this->tellLog($run, 'undone');

            return $this->feeds->start(new NewRun($run->feed, $run->sourceName, $userId, isForced: true, state: RunState::Applying, snapshotBytes: $run->journalBytes, undoes: $run->id));
        });
    }

    /**
     * Removes what the file of a run lacked and what was kept so far. The run must be the last one of its feed.
     *
     * @throws ApiError 409 coleman_feed_run_state, coleman_feed_busy or coleman_feed_frozen
     */
    public function remove(FeedRun $run): FeedRun
    {
        return $this->whileIdle($run, function () use ($run): FeedRun {
            self::refuseFrozen($run);
            if (!$this->isRemovable($run)) {
                throw self::wrongState(__('This run has nothing left to remove.', 'coleman'));
            }

            return $this->claim($run, RunState::Vanishing, 'removed what was missing', FeedRunner::removing(...));
        });
    }

    /** A file that turned out to be none: what was sent is let go, and why stays. */
    public function refuse(FeedRun $run, string $why): void
    {
        $this->feeds->save($run->with(['state' => RunState::Failed, 'message' => $why]));
        $this->store->forgetSource($run->id);
    }

    /** @return list<string> what may be done with a run: start, go, apply, discard, undo, remove */
    public function can(FeedRun $run): array
    {
        $isTried = in_array($run->state, [RunState::Held, RunState::Compared], true);
        $isDone = RunState::Applied === $run->state;
        $applied = $isDone ? $this->applied($run->feed) : [];

        return array_keys(array_filter([
            'start' => in_array($run->state, [RunState::Receiving, RunState::Compared, RunState::Failed], true) && $this->store->hasSource($run->id),
            'go' => $run->state->isUnderWay(),
            'apply' => ($isDone || RunState::Undone === $run->state || $isTried) && $this->store->hasSnapshot($run->id) && (!$isTried || !$this->feeds->isOutdated($run)),
            'discard' => $isTried || RunState::Receiving === $run->state,
            'undo' => ($applied[0]->id ?? 0) === $run->id && $this->isUndoable($run),
            'remove' => !$run->feed->isFrozen() && $this->isRemovable($run),
        ]));
    }

    /** @return list<FeedRun> of a feed, newest first, that were taken in */
    private function applied(Feed $feed): array
    {
        return array_values(array_filter($this->feeds->runs(50, $feed->id), static fn (FeedRun $run): bool => RunState::Applied === $run->state && 0 === $run->undoes));
    }

    /**
     * Decides about a run while none of its feed is under way: of two people who decide about two of its runs, the second
     * one waits, and finds the first one's under way.
     *
     * @param \Closure(): FeedRun $decide
     * @throws ApiError 409 coleman_feed_busy
     */
    private function whileIdle(FeedRun $run, \Closure $decide): FeedRun
    {
        return $this->transaction->run(function () use ($run, $decide): FeedRun {
            $this->feeds->takeDecision($run->feed->id);
            if ($this->feeds->isBusy($run->feed->id)) {
                throw new ApiError('coleman_feed_busy', __('A file of this feed is being imported. Try again when it’s done.', 'coleman'), 409);
            }

            return $decide();
        });
    }

    /** @return FeedRun|null none when what it had brought is no longer kept */
    private function again(?FeedRun $before, int $userId): ?FeedRun
    {
        if (null === $before || !$this->store->hasSnapshot($before->id)) {
            return null;
        }

        $this->decided($before, $before->state, ['again_times' => ($before->about['again_times'] ?? 0) + 1]);
        // Rows that it could not read may be about things that it lacks.
        $about = array_intersect_key($before->about, ['counted_at' => 1, 'packed_at' => 1, 'sent_at' => 1]) + ['sent_at' => $before->createdAt, 'again' => true] + ($before->count('bad') > 0 ? ['removal' => 'kept'] : []);
        $run = $this->feeds->start(new NewRun($before->feed, $before->sourceName, $userId, isForced: true, state: RunState::Comparing, snapshotBytes: $before->snapshotBytes, about: $about));
        $this->store->keepSnapshot($before->id, $run->id);
        $this->tellLog($before, 'imported again');

        return $run;
    }

    /**
     * Writes a decision about a run down, and all that follows from it for the run, in one transaction: who goes on with
     * it finds it whole.
     *
     * @param string $decision for the staff log
     * @param \Closure(FeedRun): FeedRun $follows
     * @throws ApiError 409 coleman_feed_run_state when somebody else was first
     */
    private function claim(FeedRun $run, RunState $to, string $decision, \Closure $follows): FeedRun
    {
        // What is known of it now, not what the person had before them.
        $this->feeds->save($follows($this->decided($run, $to)));
        $this->tellLog($run, $decision);

        return $this->feeds->run($run->id) ?? $run;
    }

    /**
     * Of two who decide about a run the second is refused. In a transaction, before what follows from it is read.
     *
     * @param array<string, int> $about to note about it
     * @return FeedRun as it is written now
     * @throws ApiError 409 coleman_feed_run_state
     */
    private function decided(FeedRun $run, RunState $to, array $about = []): FeedRun
    {
        return ($this->feeds->move($run, $to, $about) ? $this->feeds->run($run->id) : null)
            ?? throw self::wrongState(__('Someone else just decided about this run.', 'coleman'));
    }

    /** Writes into the staff log what somebody decided about a run. */
    private function tellLog(FeedRun $run, string $decision): void
    {
        $this->log->record(AuditKind::Feed, 'run:' . $run->id, [], ['feed' => $run->feed->name, 'file' => $run->sourceName, 'decision' => $decision]);
    }

    /** Whether what it has changed is still kept: of the last three of a feed. */
    private function isUndoable(FeedRun $run): bool
    {
        return RunState::Applied === $run->state && 0 === $run->undoes
            && ($this->kinds[$run->feed->kind] ?? null) instanceof ReversibleFeed
            && ($run->journalBytes > 0 ? $this->store->journal($run->id)->exists() : $this->store->hasSnapshot($run->id));
    }

    private function isRemovable(FeedRun $run): bool
    {
        return RunState::Applied === $run->state && 0 === $run->undoes && $run->feed->isFull
            && ($this->kinds[$run->feed->kind] ?? null) instanceof FullListFeed
            && ($this->applied($run->feed)[0]->id ?? 0) === $run->id
            && $this->items->hasMissing($run);
    }

    private static function refuseFrozen(FeedRun $run): void
    {
        if ($run->feed->isFrozen()) {
            throw new ApiError('coleman_feed_frozen', __('This feed is frozen. Unfreeze it first.', 'coleman'), 409);
        }
    }

    private static function wrongState(string $message): ApiError
    {
        return new ApiError('coleman_feed_run_state', $message, 409);
    }

    /**
     * Brings a run along.
     *
     * @param callable(FeedRun): void|null $progress told after each chunk
     * @throws FeedBusy
     */
    public function resume(FeedRun $run, float $seconds = INF, ?callable $progress = null): FeedRun
    {
        return $this->runner->work($run, $seconds, $progress);
    }

    /** Takes in what was held, or throws it away. */
    public function decide(FeedRun $run, bool $isApproved): FeedRun
    {
        return $isApproved ? $this->apply($run) : $this->discard($run);
    }
}
