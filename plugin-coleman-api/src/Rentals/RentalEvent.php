<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Staff\Actor;

/** Something that happened to a rental request. */
final readonly class RentalEvent
{
    public const REQUESTED = 'requested';
    public const STATE = 'state';
    public const NOTE = 'note';

    /**
     * @param string $note in somebody's words; '' for none
     * @param array<string, mixed> $data what the kind tells: {from, to} of a state
     */
    public function __construct(
        public int $id,
        public string $kind,
        public Actor $actor,
        public string $note,
        public array $data,
        public \DateTimeImmutable $createdAt,
    ) {
    }
}
