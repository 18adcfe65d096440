<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** Where the documents of a kind come from. */
interface DocumentSource
{
    public function kind(): Kind;

    /** @return list<int> ids after `$after`, ascending, of what anyone may find */
    public function ids(int $after, int $limit): array;

    /**
     * @param non-empty-list<int> $ids
     * @return iterable<Document> of those that exist and that anyone may find
     */
    public function documents(array $ids): iterable;
}
