<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

/** Where a return stands. */
enum ReturnState: string
{
    /** The customer has asked, and nobody has answered. */
    case Requested = 'requested';
    /** The parts may come. */
    case Approved = 'approved';
    /** The parts are here; what is given back for them is to be decided. */
    case Received = 'received';
    case Closed = 'closed';
    case Refused = 'refused';

    /** @return list<self> those that somebody of the desk has yet to finish */
    public static function open(): array
    {
        return [self::Requested, self::Approved, self::Received];
    }

    public function mayBecome(self $next): bool
    {
        return in_array($next, match ($this) {
            self::Requested => [self::Approved, self::Refused],
            self::Approved => [self::Received, self::Refused],
            self::Received => [self::Closed],
            self::Closed, self::Refused => [],
        }, true);
    }

    public function label(): string
    {
        return match ($this) {
            self::Requested => __('Return requested', 'coleman'),
            self::Approved => __('Return approved', 'coleman'),
            self::Received => __('Parts received', 'coleman'),
            self::Closed => __('Return closed', 'coleman'),
            self::Refused => __('Return refused', 'coleman'),
        };
    }
}
