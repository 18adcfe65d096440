<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

/** How long customers may ask for a return, and what it costs them. */
final class ReturnSettings
{
    public const OPTION = 'coleman_returns';

    /** `days` after the parcel was sent or the pickup fetched; 0: customers cannot ask online. `fee` in thousandths of a percent of the price. */
    public const DEFAULTS = ['days' => 30, 'fee' => 0];

    public const MOST_DAYS = 365;

    public const MOST_FEE = 100_000;

    public static function days(): int
    {
        return self::get('days', self::MOST_DAYS);
    }

    /** In thousandths of a percent. */
    public static function fee(): int
    {
        return self::get('fee', self::MOST_FEE);
    }

    /** @param 'days'|'fee' $name */
    private static function get(string $name, int $most): int
    {
        $stored = get_option(self::OPTION, []);
        $value = is_array($stored) ? $stored[$name] ?? null : null;

        return is_numeric($value) ? max(0, min($most, (int) $value)) : self::DEFAULTS[$name];
    }
}
