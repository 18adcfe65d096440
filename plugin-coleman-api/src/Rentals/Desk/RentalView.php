<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Rentals\RentalState;

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

    /**
     * What of the requests `r` is in it.
     *
     * @param string $today of the dealership
     * @return array{string, list<string>} SQL and its values
     */
    public function condition(string $today): array
    {
        return match ($this) {
            self::New => ['r.is_test = 0 AND r.state = %s', [RentalState::Requested->value]],
            self::Quoted => ['r.is_test = 0 AND r.state = %s', [RentalState::Quoted->value]],
            self::OutToday => ['r.is_test = 0 AND r.state = %s AND r.start_date <= %s', [RentalState::Confirmed->value, $today]],
            self::DueBack => ['r.is_test = 0 AND r.state = %s AND r.return_date = %s', [RentalState::Out->value, $today]],
            self::Overdue => ['r.is_test = 0 AND r.state = %s AND r.return_date < %s', [RentalState::Out->value, $today]],
            self::All => ['1 = 1', []],
        };
    }

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
