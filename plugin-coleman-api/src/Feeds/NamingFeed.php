<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A feed of things that no column of their table names. */
interface NamingFeed extends FeedType
{
    /**
     * @param list<string> $refs
     * @return array<array-key, string> what people call them, by ref
     */
    public function namesOf(array $refs): array;
}
