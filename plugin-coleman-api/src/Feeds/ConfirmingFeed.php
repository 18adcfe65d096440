<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A kind of feed for which a row that changes nothing matters too: a count that is the same is a newer count. */
interface ConfirmingFeed extends FeedType
{
    /**
     * Writes new and changed things, and notes the others. Inside a transaction, in place of apply().
     *
     * @param list<Change> $changes new and changed ones
     * @param list<Change> $same
     * @return array<string, string> what the site knows new things by, by the feed's key
     */
    public function applyAndConfirm(array $changes, array $same, string $now): array;
}
