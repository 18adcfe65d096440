<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Staff\Actor;

/** Something that happened to an inquiry; only staff see it. */
final readonly class LeadEvent
{
    public const RECEIVED = 'received';
    public const STATUS = 'status';
    public const OWNER = 'owner';
    public const NOTE = 'note';
    /** A mail to the customer. */
    public const ANSWER = 'answer';
    public const ESCALATED = 'escalated';

    /** @param array<string, mixed> $detail what the kind tells: {routed_by, salesman_id} of what was received, {from, to} of a status, {text} of a note or an answer */
    public function __construct(
        public int $id,
        public string $kind,
        public Actor $actor,
        public array $detail,
        public \DateTimeImmutable $happenedAt,
    ) {
    }
}
