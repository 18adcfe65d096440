<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

/** A queue of rental requests on the desk. The site's own tests lie in none but the last. */
enum RentalView: string
{
    /** No one has answered yet. */
    case New = 'new';
    case Quoted = 'quoted';
    /** To be handed out today, or still standing here from the days before. */
    case OutToday = 'out_today';
    /** To come back today. */
    case DueBack = 'due_back';
    case Overdue = 'overdue';
    case All = 'all';

    public function label(): string
    {
        return match ($this) {
            self::New => __('New', 'coleman'),
            self::Quoted => __('Quoted', 'coleman'),
            self::OutToday => __('Out today', 'coleman'),
            self::DueBack => __('Due back', 'coleman'),
            self::Overdue => __('Overdue', 'coleman'),
            self::All => __('All', 'coleman'),
        };
    }
}
