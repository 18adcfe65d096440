<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Staff\Actor;

/** Something that happened to an order. What is public is shown to the customer. */
final readonly class OrderEvent
{
    public const PLACED = 'placed';
    public const STATE = 'state';
    public const NOTE = 'note';
    public const PRICED = 'priced';
    public const QUOTED = 'quoted';
    public const ACCEPTED = 'accepted';
    public const DECLINED = 'declined';
    public const PAYMENT = 'payment';
    public const FULFILLED = 'fulfilled';
    public const LINE = 'line';
    /** Something happened to a return. */
    public const RETURNED = 'returned';
    /** The desk has changed the order: what, from what to what. Its detail `is_priced` says whether that makes a sent quote void. */
    public const EDITED = 'edited';
    /** A change that costs more waits for the customer's yes. */
    public const CHANGE_PROPOSED = 'change_proposed';
    public const CHANGE_DECLINED = 'change_declined';
    /** Stock came in and is held for a line that was on backorder. */
    public const ALLOCATED = 'allocated';
    /** The stock was held long enough without a price. */
    public const SUSPENDED = 'suspended';

    /** @param array<string, mixed> $detail what the kind tells: {from, to} of a state, {text} of a note */
    public function __construct(
        public string $kind,
        public Actor $actor,
        public array $detail,
        public bool $isPublic,
        public \DateTimeImmutable $happenedAt,
    ) {
    }
}
