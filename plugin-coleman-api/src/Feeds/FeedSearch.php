<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Search\Kind;
use Coleman\Api\Search\SearchQueue;

/** What search has to look at anew because of a feed. */
final readonly class FeedSearch
{
    public function __construct(private SearchQueue $queue)
    {
    }

    /** @param list<string> $refs what the site knows the things by */
    public function queue(FeedType $kind, array $refs): void
    {
        foreach ($kind->searched($refs) as $search => $ids) {
            $this->queue->add(Kind::from($search), $ids);
        }
    }

    /** Brings some of what waits into search; 0 when nothing waits any more. */
    public function drain(): int
    {
        return $this->queue->drain(0.0);
    }
}
