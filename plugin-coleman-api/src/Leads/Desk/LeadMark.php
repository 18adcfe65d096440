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
