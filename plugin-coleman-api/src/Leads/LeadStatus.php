<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

/** Where an inquiry stands. */
enum LeadStatus: string
{
    case New = 'new';
    case Answered = 'answered';
    case Won = 'won';
    case Lost = 'lost';
    case Spam = 'spam';

    public function label(): string
    {
        return match ($this) {
            self::New => __('New', 'coleman'),
            self::Answered => __('Answered', 'coleman'),
            self::Won => __('Won', 'coleman'),
            self::Lost => __('Lost', 'coleman'),
            self::Spam => __('Spam', 'coleman'),
        };
    }
}
