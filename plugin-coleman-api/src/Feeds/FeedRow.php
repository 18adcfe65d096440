<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A row of a feed that could be read: typed values by our own column names, only of the columns that the file has. */
final readonly class FeedRow
{
    /**
     * @param int $line in the file
     * @param string $key what the feed knows the thing by: two rows with one key are about one thing
     * @param array<string, string|int|bool|null> $values
     * @param list<RowError> $errors cells that could not be read: they are not among the values, so what they are about stays as it was
     */
    public function __construct(public int $line, public string $key, public array $values, public array $errors = [])
    {
    }
}
