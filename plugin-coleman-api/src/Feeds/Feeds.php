<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\UnreadableFile;
use Coleman\Api\Http\ApiError;

/** What people and programs do with feeds: bring a file, look at what it would do, go on, go back. */
final readonly class Feeds
{
    /** @param array<string, FeedKind> $kinds by name */
    public function __construct(
        private FeedRepository $feeds,
        private FeedRunner $runner,
        private FeedStore $store,
        private Transaction $transaction,
        private array $kinds,
    ) {
    }

    /** @return array<string, FeedKind> by name */
    public function kinds(): array
    {
        return $this->kinds;
    }

    /**
     * Takes a file in: keeps a copy of it and begins a run. `go()` brings it along.
     *
     * @throws UnreadableFile
     */
    public function bring(FeedImport $import): FeedRun
    {
        if (!isset($this->kinds[$import->kind])) {
            /* translators: 1: name of a kind of feed, 2: names of kinds */
            throw new UnreadableFile(sprintf(__('There is no kind "%1$s". Kinds are: %2$s.', 'coleman'), $import->kind, implode(', ', array_keys($this->kinds))));
        }
        FeedFile::at($import->path);
        $name = $import->feedName();
        $known = $this->feeds->named($name);
        if (null !== $known && $known->kind !== $import->kind) {
            /* translators: 1: name of a feed, 2: name of a kind */
            throw new UnreadableFile(sprintf(__('The feed "%1$s" brings %2$s.', 'coleman'), $name, $known->kind));
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
            $run = $this->feeds->start($feed, $import->sourceName, $import->isDry, $import->isForced, $import->userId, about: $about);
            $this->store->keep($import->path, $run->id);

            return $run;
        });
    }

    /**
     * Applies what the run before the last one of a feed had brought: the site is as it was after it.
     *
     * @throws UnreadableFile when there is none to go back to
     */
    public function revert(Feed $feed, int $userId = 0): FeedRun
    {
        return $this->again($this->applied($feed)[1] ?? null, $userId) ?? throw new UnreadableFile(__('There is no earlier run of this feed to go back to.', 'coleman'));
    }

    /**
     * Takes in what was held or tried, and once more what was taken in before. `go()` brings it along.
     *
     * @return FeedRun the same, or for what was taken in before a new one
     * @throws ApiError 409 coleman_feed_run_state, coleman_feed_run_outdated or coleman_feed_busy
     */
    public function apply(FeedRun $run, int $userId = 0): FeedRun
    {
        if ($this->feeds->isBusy($run->feed->id)) {
            throw new ApiError('coleman_feed_busy', __('A file of this feed is being taken in. Try again when that is done.', 'coleman'), 409);
        }
        if (RunState::Applied === $run->state) {
            return $this->again($run, $userId) ?? throw self::wrongState(__('What this run had brought is no longer kept.', 'coleman'));
        }
        if (!in_array($run->state, [RunState::Held, RunState::Compared], true) || !$this->store->hasSnapshot($run->id)) {
            throw self::wrongState(__('There is nothing of this run to take in.', 'coleman'));
        }
        if ($this->feeds->isOutdated($run)) {
            throw new ApiError('coleman_feed_run_outdated', __('A later file of this feed has been taken in. Bring this one again if it is the right one.', 'coleman'), 409);
        }
        $this->claim($run, RunState::Applying);

        return $this->runner->approve($run);
    }

    /**
     * Throws away what was held, tried or not sent to its end. The site stays as it is.
     *
     * @throws ApiError 409 coleman_feed_run_state
     */
    public function discard(FeedRun $run): FeedRun
    {
        if (!in_array($run->state, [RunState::Receiving, RunState::Held, RunState::Compared], true)) {
            throw self::wrongState(__('There is nothing of this run to throw away.', 'coleman'));
        }
        $this->claim($run, RunState::Discarded);

        return $this->runner->discard($run);
    }

    /**
     * Applies what the run before this one had brought, which must be the last that was taken in.
     *
     * @return FeedRun a new one; `go()` brings it along
     * @throws ApiError 409 coleman_feed_run_state or coleman_feed_busy
     */
    public function undo(FeedRun $run, int $userId = 0): FeedRun
    {
        $applied = $this->applied($run->feed);
        if (($applied[0]->id ?? 0) !== $run->id) {
            throw self::wrongState(__('Only the last run of a feed can be undone.', 'coleman'));
        }
        if (!isset($applied[1])) {
            throw self::wrongState(__('There is no earlier run of this feed to go back to.', 'coleman'));
        }

        return $this->apply($applied[1], $userId);
    }

    /** A file that turned out to be none: what was sent is let go, and why stays. */
    public function refuse(FeedRun $run, string $why): void
    {
        $this->feeds->save($run->with(['state' => RunState::Failed, 'message' => $why]));
        $this->store->forgetSource($run->id);
    }

    /** @return list<string> what may be done with a run: start, go, apply, discard, undo */
    public function can(FeedRun $run): array
    {
        $isTried = in_array($run->state, [RunState::Held, RunState::Compared], true);
        $isDone = RunState::Applied === $run->state;
        $applied = $isDone ? $this->applied($run->feed) : [];

        return array_keys(array_filter([
            'start' => in_array($run->state, [RunState::Receiving, RunState::Compared, RunState::Failed], true) && $this->store->hasSource($run->id),
            'go' => $run->state->isUnderWay(),
            'apply' => ($isDone || $isTried) && $this->store->hasSnapshot($run->id) && ($isDone || !$this->feeds->isOutdated($run)),
            'discard' => $isTried || RunState::Receiving === $run->state,
            'undo' => isset($applied[1]) && $applied[0]->id === $run->id && $this->store->hasSnapshot($applied[1]->id),
        ]));
    }

    /** @return list<FeedRun> of a feed, newest first, that were taken in */
    private function applied(Feed $feed): array
    {
        return array_values(array_filter($this->feeds->runs(50, $feed->id), static fn (FeedRun $run): bool => RunState::Applied === $run->state));
    }

    /** @return FeedRun|null none when what it had brought is no longer kept */
    private function again(?FeedRun $before, int $userId): ?FeedRun
    {
        if (null === $before || !$this->store->hasSnapshot($before->id)) {
            return null;
        }

        return $this->transaction->run(function () use ($before, $userId): FeedRun {
            $about = array_intersect_key($before->about, ['counted_at' => 1, 'packed_at' => 1, 'sent_at' => 1]) + ['sent_at' => $before->createdAt];
            $run = $this->feeds->start($before->feed, $before->sourceName, false, true, $userId, RunState::Comparing, $before->snapshotBytes, $about);
            $this->store->keepSnapshot($before->id, $run->id);

            return $run;
        });
    }

    /** Of two who decide about a run the second is refused. */
    private function claim(FeedRun $run, RunState $to): void
    {
        if (!$this->feeds->move($run, $to)) {
            throw self::wrongState(__('Somebody else has just decided about this run.', 'coleman'));
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
    public function go(FeedRun $run, float $seconds = INF, ?callable $progress = null): FeedRun
    {
        return $this->runner->work($run, $seconds, $progress);
    }

    /** Takes in what was held, or throws it away. */
    public function decide(FeedRun $run, bool $isApproved): FeedRun
    {
        return $isApproved ? $this->apply($run) : $this->discard($run);
    }
}
