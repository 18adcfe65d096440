<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

/** A customer's list of parts, without its rows. */
final readonly class PartList
{
    /** @param string $shareKey whoever has it sees the list; '' while it is not shared */
    public function __construct(
        public int $id,
        public int $userId,
        public string $name,
        public string $shareKey,
        public int $rowCount,
        public \DateTimeImmutable $changedAt,
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        return new self(
            (int) $row['id'],
            (int) $row['user_id'],
            (string) $row['name'],
            (string) $row['share_key'],
            (int) $row['row_count'],
            new \DateTimeImmutable((string) $row['changed_at'], new \DateTimeZone('UTC')),
        );
    }
}
