<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/**
 * A kind of feed that takes things away: what a file that lists everything leaves out is discontinued, sold or gone. Of
 * other kinds it stays as it is, prices and branches.
 */
interface FullListFeed extends FeedType
{
    /**
     * Which things removeMissing() would change: not those that are gone already, or that staff keep by hand.
     *
     * @param list<string> $refs what the site knows them by
     * @return array<int|string, string> what people call them, by ref
     */
    public function removalNames(array $refs): array;

    /**
     * What becomes of things that no feed brings any more. Inside a transaction.
     *
     * @param non-empty-list<string> $refs what the site knows them by, each once
     * @return int how many were there to change
     */
    public function removeMissing(array $refs, string $now): int;
}
