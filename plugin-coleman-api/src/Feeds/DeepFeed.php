<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** Much hangs on one thing of such a kind, so fewer are removed at a time. */
interface DeepFeed extends FullListFeed
{
    /** @return positive-int things that are removed in one transaction */
    public function portion(): int;
}
