<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\UnreadableFile;

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
     * @param string $name of the feed; files of one name are one feed
     * @param bool|null $isFull null as the feed has been until now, a new one: no
     * @param array<string, string>|null $mapping null as the feed has been until now
     * @param array<string, string>|null $constants null as the feed has been until now
     * @throws UnreadableFile
     */
    public function bring(string $kind, string $path, string $sourceName, string $name = '', ?bool $isFull = null, ?array $mapping = null, ?array $constants = null, bool $isDry = false, bool $isForced = false, int $userId = 0): FeedRun
    {
        if (!isset($this->kinds[$kind])) {
            /* translators: 1: name of a kind of feed, 2: names of kinds */
            throw new UnreadableFile(sprintf(__('There is no kind "%1$s". Kinds are: %2$s.', 'coleman'), $kind, implode(', ', array_keys($this->kinds))));
        }
        FeedFile::at($path);
        $name = '' === $name ? $kind : $name;
        $known = $this->feeds->named($name);
        if (null !== $known && $known->kind !== $kind) {
            /* translators: 1: name of a feed, 2: name of a kind */
            throw new UnreadableFile(sprintf(__('The feed "%1$s" brings %2$s.', 'coleman'), $name, $known->kind));
        }

        return $this->transaction->run(function () use ($known, $kind, $path, $sourceName, $name, $isFull, $mapping, $constants, $isDry, $isForced, $userId): FeedRun {
            $feed = $this->feeds->put($name, $kind, $isFull ?? $known->isFull ?? false, $mapping ?? $known->mapping ?? [], $constants ?? $known->constants ?? []);
            $run = $this->feeds->start($feed, $sourceName, $isDry, $isForced, $userId);
            $this->store->keep($path, $run->id);

            return $run;
        });
    }

    /**
     * Applies what a run of a feed had brought once more: the site is as it was after it.
     *
     * @throws UnreadableFile when there is none to go back to
     */
    public function revert(Feed $feed, int $userId = 0): FeedRun
    {
        $applied = array_values(array_filter($this->feeds->runs(50, $feed->id), static fn (FeedRun $run): bool => RunState::Applied === $run->state));
        $before = $applied[1] ?? null;
        if (null === $before || !$this->store->hasSnapshot($before->id)) {
            throw new UnreadableFile(__('There is no earlier run of this feed to go back to.', 'coleman'));
        }

        return $this->transaction->run(function () use ($feed, $before, $userId): FeedRun {
            $run = $this->feeds->start($feed, $before->sourceName, false, true, $userId, RunState::Comparing, $before->snapshotBytes);
            $this->store->keepSnapshot($before->id, $run->id);

            return $run;
        });
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
        return $isApproved ? $this->runner->approve($run) : $this->runner->discard($run);
    }
}
