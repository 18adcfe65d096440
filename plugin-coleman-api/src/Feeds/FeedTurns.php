<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;

/** Gives the turn at a run to one process of all. */
final readonly class FeedTurns
{
    public function __construct(
        private Connection $connection,
        private FeedRepository $feeds,
        private FeedStore $store,
        private Transaction $transaction,
        private FeedMails $mails,
    ) {
    }

    /**
     * @param \Closure(FeedRun): void $progress
     * @throws FeedBusy when another run is at work
     */
    public function take(FeedRun $run, float $until, \Closure $progress): RunTurn
    {
        $lock = $this->store->lock();
        $number = null === $lock ? null : $this->feeds->acquireLock($run->id);
        if (null === $lock || null === $number) {
            throw new FeedBusy(__('Another feed is being imported. This one continues automatically afterwards.', 'coleman'));
        }
        $this->connection->tuneForBulkWrites();

        return new RunTurn($this->feeds, $this->transaction, $this->mails, $lock, $number, $until, $progress);
    }
}
