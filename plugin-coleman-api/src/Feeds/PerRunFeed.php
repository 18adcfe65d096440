<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A kind of feed whose rows mean something only together with the run that brings them: when its file was made, say. */
interface PerRunFeed extends FeedType
{
    /** The kind as this run uses it. */
    public function forRun(FeedRun $run): FeedType;
}
