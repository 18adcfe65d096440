<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

/** What an inquiry may be marked with, beside its status. */
enum LeadMark: string
{
    case Unverified = 'unverified';
    case Escalated = 'escalated';
    case Unassigned = 'unassigned';
    case Test = 'test';

    /** Of the inquiries `l`. The site's own are seen by nobody who has not asked for them. */
    public static function condition(?self $mark): string
    {
        return match ($mark) {
            null => 'l.is_test = 0',
            self::Unverified => 'l.is_test = 0 AND l.is_verified = 0',
            self::Escalated => 'l.is_test = 0 AND l.escalated_at IS NOT NULL',
            self::Unassigned => 'l.is_test = 0 AND l.owner_id = 0',
            self::Test => 'l.is_test = 1',
        };
    }

    public function label(): string
    {
        return match ($this) {
            self::Unverified => __('Not verified as human', 'coleman'),
            self::Escalated => __('Waited too long', 'coleman'),
            self::Unassigned => __('Unassigned', 'coleman'),
            self::Test => __('Daily test leads', 'coleman'),
        };
    }
}
