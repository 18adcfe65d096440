<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Search\Kind;

/** What a feed may bring: which columns it has, and what its rows do to the site. */
interface FeedType
{
    /** As commands and calls name it: "parts". */
    public function name(): string;

    /** @return list<Column> */
    public function columns(): array;

    /**
     * What two rows about one thing have in common.
     *
     * @param array<string, string|int|bool|null> $values
     * @throws InvalidRow
     */
    public function key(array $values): string;

    /**
     * The values, looked over together.
     *
     * @param array<string, string|int|bool|null> $values
     * @return array<string, string|int|bool|null>
     * @throws InvalidRow
     */
    public function checked(array $values): array;

    /**
     * What the rows would change. Nothing is written.
     *
     * @param list<FeedRow> $rows
     * @return list<Change> one for each row, in their order
     */
    public function compare(array $rows): array;

    /**
     * Writes new and changed things. Inside a transaction.
     *
     * @param list<Change> $changes new and changed ones only
     * @return array<string, string> what the site knows new things by, by the feed's key
     */
    public function apply(array $changes, string $now): array;

    /**
     * Which entries of the search index depend on things.
     *
     * @param list<string> $refs what the site knows them by
     * @return array<value-of<Kind>, list<int>> ids by the value of their kind
     */
    public function searched(array $refs): array;

    /** Texts of columns that no column of ours takes are kept by their names where the mapping says `specs:Name`. */
    public function takesSpecs(): bool;
}
