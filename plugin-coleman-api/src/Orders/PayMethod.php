<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** How an order is paid: the site takes the order, the counter takes the money. */
enum PayMethod: string
{
    case PayInStore = 'pay_in_store';
    /** For customers whom staff have given terms. */
    case Account = 'account';
    /** The only one while a price is unknown. */
    case CallMe = 'call_me';
    /** By a gateway's hosted page; off until keys exist. */
    case Card = 'card';

    public function label(): string
    {
        return match ($this) {
            self::PayInStore => __('Pay in store', 'coleman'),
            self::Account => __('On my account', 'coleman'),
            self::CallMe => __('Call me for payment', 'coleman'),
            self::Card => __('Card', 'coleman'),
        };
    }
}
