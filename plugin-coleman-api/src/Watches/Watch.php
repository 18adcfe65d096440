<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

/** One thing that an email address is told of. Times are UTC. */
final readonly class Watch
{
    /**
     * @param string $thing of WatchSubject
     * @param int|null $priceCents what the price must fall from
     * @param string $title as it was called when it was asked for
     */
    public function __construct(
        public int $id,
        public int $watcherId,
        public WatchKind $kind,
        public string $thing,
        public int $thingId,
        public string $filter,
        public string $title,
        public ?int $priceCents,
        public \DateTimeImmutable $createdAt,
        public bool $isConfirmed,
        public bool $hasEnded,
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function stored(array $row): self
    {
        return new self(
            (int) $row['id'],
            (int) $row['watcher_id'],
            WatchKind::from((string) $row['kind']),
            (string) $row['thing'],
            (int) $row['thing_id'],
            (string) $row['filter'],
            (string) $row['title'],
            null === $row['price_cents'] ? null : (int) $row['price_cents'],
            new \DateTimeImmutable((string) $row['created_at'], new \DateTimeZone('UTC')),
            null !== $row['confirmed_at'],
            null !== $row['ended_at'],
        );
    }
}
