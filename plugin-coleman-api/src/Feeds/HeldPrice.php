<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A price that moved too far to be taken in unseen. */
final readonly class HeldPrice
{
    public const APPROVED = 'approved';
    public const REJECTED = 'rejected';

    /**
     * @param string $ref what the site knows the thing by
     * @param string $field column of the table, such as price_cents
     * @param string $name what people call the thing
     * @param string $answer '' while it waits
     * @param string $createdAt UTC, Y-m-d H:i:s
     */
    public function __construct(
        public int $id,
        public int $feedId,
        public string $feedName,
        public string $kind,
        public int $runId,
        public string $ref,
        public string $field,
        public string $name,
        public int $oldCents,
        public int $newCents,
        public string $answer,
        public string $createdAt,
    ) {
    }
}
