<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;

/** One process at work on a run. It writes chunk by chunk, as long as it has time and nobody else has taken the run over. */
final class RunTurn
{
    /**
     * @param resource $lock of FeedStore::lock(), held as long as the turn lasts
     * @param int $number of FeedRepository::acquireLock()
     * @param float $until when it should stop
     * @param \Closure(FeedRun): void $progress told after each chunk
     */
    public function __construct(
        private readonly FeedRepository $feeds,
        private readonly Transaction $transaction,
        private readonly FeedMails $mails,
        private $lock,
        private int $number,
        private readonly float $until,
        private readonly \Closure $progress,
    ) {
    }

    public function hasTime(): bool
    {
        return microtime(true) < $this->until;
    }

    /**
     * One chunk, how far the run has come, and the mail that tells of it where one does, in one transaction.
     *
     * @param callable(): FeedRun $work
     * @throws FeedBusy when somebody else has taken the run over
     */
    public function step(FeedRun $run, callable $work): FeedRun
    {
        $run = $this->transaction->run(function (Connection $connection) use ($run, $work): FeedRun {
            $connection->goAhead();
            if (!$this->feeds->renewLock($run->id, $this->number)) {
                throw new FeedBusy(__('Someone else is already running this feed.', 'coleman'));
            }
            $run = $work();
            $this->feeds->save($run);
            $this->mails->tell($run);

            return $run;
        });
        $this->number++;
        ($this->progress)($run);

        return $run;
    }

    /** The next state, by whoever still has the turn. */
    public function next(FeedRun $run): FeedRun
    {
        return $this->step($run, static fn (): FeedRun => $run);
    }

    public function end(): void
    {
        $this->feeds->releaseLock($this->number);
        fclose($this->lock);
    }
}
