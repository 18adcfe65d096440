<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

/** By which means money came in or went back. */
enum PaidBy: string
{
    case Cash = 'cash';
    case Check = 'check';
    /** A card at the counter's own terminal, which this site has nothing to do with. */
    case Terminal = 'terminal';
    /** Billed to the customer's account at the dealership. */
    case Account = 'account';
    /** By the card gateway of this site. */
    case Card = 'card';

    /** @return list<self> what staff book by hand */
    public static function byHand(): array
    {
        return [self::Cash, self::Check, self::Terminal, self::Account];
    }

    public function label(): string
    {
        return match ($this) {
            self::Cash => __('Cash', 'coleman'),
            self::Check => __('Check', 'coleman'),
            self::Terminal => __('Card at the counter', 'coleman'),
            self::Account => __('On account', 'coleman'),
            self::Card => __('Card online', 'coleman'),
        };
    }
}
