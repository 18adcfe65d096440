<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Mail\Outbox;

/** Goes through what is watched, and writes to those who can be told something: one letter with all of it. */
final readonly class WatchRound
{
    /** Addresses at a time. */
    private const A_PAGE = 200;

    public function __construct(
        private WatchRepository $watches,
        private WatchMatcher $matcher,
        private WatchLetter $letter,
        private Transaction $transaction,
        private Outbox $outbox,
    ) {
    }

    /** @return int how many letters were queued */
    public function run(): int
    {
        $queued = 0;
        $after = 0;
        while ([] !== $due = $this->watches->due($after, self::A_PAGE)) {
            $after = max(array_keys($due));
            $news = $this->matcher->find(array_merge(...array_values($due)));
            foreach ($due as $watcherId => $watches) {
                $own = array_intersect_key($news, array_flip(array_map(static fn (Watch $watch): int => $watch->id, $watches)));
                $queued += [] === $own ? 0 : $this->write($watcherId, $own);
            }
        }

        return $queued;
    }

    /** @param non-empty-array<int, non-empty-list<WatchNews>> $news by watch */
    private function write(int $watcherId, array $news): int
    {
        $letter = bin2hex(random_bytes(16));

        return $this->transaction->run(function (Connection $connection) use ($watcherId, $letter, $news): int {
            $watcher = $this->watches->byId($watcherId);

            return null !== $watcher && $this->watches->begin($watcherId, $letter, array_keys($news))
                ? $this->outbox->queue($this->letter->mail($watcher, $letter, $news))
                : 0;
        });
    }
}
