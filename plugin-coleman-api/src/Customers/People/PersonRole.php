<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

/** What a person may do on a shared account. Its owner is a buyer who also decides about its people. */
enum PersonRole: string
{
    /** Orders on the account, and changes its orders. */
    case Buyer = 'buyer';
    /** Sees its orders and their papers. */
    case Viewer = 'viewer';

    public function label(): string
    {
        return match ($this) {
            self::Buyer => __('Buyer', 'coleman'),
            self::Viewer => __('Viewer', 'coleman'),
        };
    }

    /** What it allows, in a sentence. */
    public function sentence(): string
    {
        return match ($this) {
            self::Buyer => __('Orders on the account and sees all of its orders.', 'coleman'),
            self::Viewer => __('Sees the account’s orders and their papers, but can’t order on its terms.', 'coleman'),
        };
    }
}
