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

    /**
     * What of the inquiries `l` is in it.
     *
     * @param int $userId who looks
     * @return array{string, list<string|int>} SQL and its values
     */
    public function condition(int $userId): array
    {
        return match ($this) {
            self::Mine => ['l.owner_id = %d AND l.status IN (%s, %s)', [$userId, LeadStatus::New->value, LeadStatus::Answered->value]],
            self::All => ['1 = 1', []],
            default => ['l.status = %s', [$this->value]],
        };
    }

    public function label(): string
    {
        return match ($this) {
            self::Mine => __('Mine', 'coleman'),
            self::All => __('All', 'coleman'),
            default => LeadStatus::from($this->value)->label(),
        };
    }
}
