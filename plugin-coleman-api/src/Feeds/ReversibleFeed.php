<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Undo\Holding;

/**
 * A kind of feed whose runs can be undone.
 *
 * A run notes what the rows of these tables were before it wrote and after (`Undo\RowStates`), so a kind has nothing to
 * do for undo but to name the rows that its `apply()` and `removeMissing()` may touch.
 */
interface ReversibleFeed extends FeedType
{
    /**
     * The rows that hold things, and those that hang on them: parents before children. More rows than are touched do no
     * harm, fewer would be lost.
     *
     * @param list<string> $refs what the site knows the things by; none asks for the tables alone
     * @param bool $isRemoval `removeMissing()` is about to run, not `apply()`
     * @return non-empty-list<Holding>
     */
    public function holdings(array $refs, bool $isRemoval): array;

    /**
     * Lets an undo write to these rows, and brings in order what is counted from them. Inside a transaction.
     *
     * @param list<int> $ids values of the column that the first `Holding::$isThing` is found by
     * @param \Closure(): void $write
     */
    public function restoring(array $ids, \Closure $write, string $now): void;
}
