<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

/** When customers are told of a lower price: the option `coleman_watches`. */
final class WatchSettings
{
    public const OPTION = 'coleman_watches';

    /** In thousandths of a percent, as other percentages: 5 %. */
    public const DEFAULTS = ['price_drop' => 5_000];

    public const MOST_DROP = 90_000;

    /** Of one address at a time. */
    public const MOST_WATCHES = 20;

    /** An address that has not confirmed is forgotten after so many days. */
    public const UNCONFIRMED_DAYS = 7;

    /** So long somebody is told of what stays open, such as new arrivals. */
    public const MONTHS = 12;

    /** @return int by how much a price must fall, in thousandths of a percent */
    public static function priceDrop(): int
    {
        $option = get_option(self::OPTION, []);
        $drop = is_array($option) ? ($option['price_drop'] ?? null) : null;

        return is_int($drop) && $drop > 0 && $drop <= self::MOST_DROP ? $drop : self::DEFAULTS['price_drop'];
    }

    /** Whether a price has fallen far enough below another; both are cents. */
    public static function isLower(int $now, int $before): bool
    {
        return $now * 100_000 <= $before * (100_000 - self::priceDrop());
    }
}
