<?php

declare(strict_types=1);

namespace Coleman\Api\Audit;

/** Something that somebody of the staff did. */
final readonly class AuditEntry
{
    /**
     * @param string $about such as "orders" or "webhook:3"
     * @param int $userId 0 for the site itself
     * @param array<mixed> $before values by name; empty where there were none
     * @param array<mixed> $after the same
     * @param string $happenedAt UTC, Y-m-d H:i:s
     */
    public function __construct(
        public int $id,
        public AuditKind $kind,
        public string $about,
        public int $userId,
        public array $before,
        public array $after,
        public string $happenedAt,
    ) {
    }
}
