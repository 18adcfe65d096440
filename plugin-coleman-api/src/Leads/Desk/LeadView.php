<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Leads\LeadStatus;

/** A queue of inquiries on the desk. */
enum LeadView: string
{
    /** No one has answered yet. */
    case New = 'new';
    /** Those I work on. */
    case Mine = 'mine';
    case Answered = 'answered';
    case Won = 'won';
    case Lost = 'lost';
    case Spam = 'spam';
    case All = 'all';

    public function label(): string
    {
        return match ($this) {
            self::Mine => __('Mine', 'coleman'),
            self::All => __('All', 'coleman'),
            default => LeadStatus::from($this->value)->label(),
        };
    }
}
