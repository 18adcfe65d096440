<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** Where a rental request stands, and where it may go from there. Every change is an event appended to its history. */
enum RentalState: string
{
    case Requested = 'requested';
    /** The desk has named a price or other terms, and waiting for the customer's word. */
    case Quoted = 'quoted';
    /** A unit is promised: its days are taken. */
    case Confirmed = 'confirmed';
    /** The machine is with the customer. */
    case Out = 'out';
    case Returned = 'returned';
    /** Mark as paid and close. */
    case Closed = 'closed';
    case Declined = 'declined';
    case Cancelled = 'cancelled';
    /** Its first day has passed, and nobody has confirmed it. */
    case Expired = 'expired';

    public function mayBecome(self $next): bool
    {
        return in_array($next, $this->next(), true);
    }

    /** @return list<self> where it may go from here */
    public function next(): array
    {
        return match ($this) {
            self::Requested => [self::Quoted, self::Confirmed, self::Declined, self::Cancelled, self::Expired],
            self::Quoted => [self::Requested, self::Confirmed, self::Declined, self::Cancelled, self::Expired],
            self::Confirmed => [self::Requested, self::Out, self::Cancelled],
            self::Out => [self::Returned],
            self::Returned => [self::Closed],
            // The customer has called after all: with other dates it is looked at anew.
            self::Expired => [self::Requested],
            self::Closed, self::Declined, self::Cancelled => [],
        };
    }

    /** Whether its days are taken from a unit's calendar. */
    public function blocksDays(): bool
    {
        return self::Confirmed === $this || self::Out === $this;
    }

    /** Nothing more happens to it by itself. */
    public function isOver(): bool
    {
        return in_array($this, [self::Closed, self::Declined, self::Cancelled, self::Expired], true);
    }

    public function label(): string
    {
        return match ($this) {
            self::Requested => __('Requested', 'coleman'),
            self::Quoted => __('Quoted', 'coleman'),
            self::Confirmed => __('Confirmed', 'coleman'),
            self::Out => __('Out', 'coleman'),
            self::Returned => __('Returned', 'coleman'),
            self::Closed => __('Closed', 'coleman'),
            self::Declined => __('Declined', 'coleman'),
            self::Cancelled => __('Canceled', 'coleman'),
            self::Expired => __('Expired', 'coleman'),
        };
    }
}
