<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** How a machine gets to the work. */
enum RentalFulfilment: string
{
    case Pickup = 'pickup';
    case Delivery = 'delivery';

    /** What is meant by the form's value, "Pickup" or "Delivery"; null for anything else. */
    public static function typed(string $value): ?self
    {
        return self::tryFrom(strtolower(trim($value)));
    }

    public function label(): string
    {
        return match ($this) {
            self::Pickup => __('Pickup', 'coleman'),
            self::Delivery => __('Delivery', 'coleman'),
        };
    }
}
