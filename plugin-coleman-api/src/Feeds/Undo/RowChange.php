<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Undo;

/** What a run did to one row. */
final readonly class RowChange
{
    /**
     * @param array<string, string> $key values of the primary key by column
     * @param string $by value of the column that the row is found by
     * @param array<string, string|null>|null $before the columns that changed, of a removed row all; null for a row that was made
     * @param array<string, string|null>|null $after the columns that changed; null for a row that was made or removed
     * @param string $made fingerprint of a row that was made
     */
    public function __construct(
        public string $table,
        public array $key,
        public string $by,
        public ?array $before,
        public ?array $after,
        public string $made = '',
    ) {
    }

    public function ref(): string
    {
        return implode(':', $this->key);
    }

    public function isMade(): bool
    {
        return null === $this->before;
    }

    public function isRemoved(): bool
    {
        return null !== $this->before && null === $this->after;
    }
}
