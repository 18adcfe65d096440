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

    /** What customers may choose from, as the dealer sets it; "Call me" is always there. */
    public const OPTION = 'coleman_pay_methods';
    public const CHOSEN = ['pay_in_store', 'account', 'card'];

    /** @return list<self> what the dealer lets customers choose from, beside "Call me" */
    public static function chosen(): array
    {
        $option = get_option(self::OPTION, self::CHOSEN);
        $values = is_array($option) ? $option : self::CHOSEN;

        return array_values(array_filter([self::PayInStore, self::Account, self::Card], static fn (self $method): bool => in_array($method->value, $values, true)));
    }

    /**
     * What a buyer may choose from, the usual one first: what the dealer has not turned off, and "Call me" alone while a
     * price is unknown. What is shipped is not paid in a store.
     *
     * @param bool $hasTerms whether staff have granted them to pay on account
     * @param bool $ships whether any part of the order is shipped
     * @return non-empty-list<self>
     */
    public static function openTo(bool $hasTerms, bool $hasUnknownPrice = false, bool $ships = false): array
    {
        $chosen = $hasUnknownPrice ? [] : self::chosen();
        $isOpen = static fn (self $method): bool => in_array($method, $chosen, true);

        return [
            ...($hasTerms && $isOpen(self::Account) ? [self::Account] : []),
            ...(!$ships && $isOpen(self::PayInStore) ? [self::PayInStore] : []),
            self::CallMe,
            ...($isOpen(self::Card) && self::takesCards() ? [self::Card] : []),
        ];
    }

    /** Whether a card gateway has its keys. */
    public static function takesCards(): bool
    {
        return (bool) apply_filters('coleman_card_is_open', false);
    }

    /** Whether people arrange it at the counter or by phone: once all is paid, there is nothing to say of it. */
    public function isArranged(): bool
    {
        return in_array($this, [self::PayInStore, self::CallMe], true);
    }

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
