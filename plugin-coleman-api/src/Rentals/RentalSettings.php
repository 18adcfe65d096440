<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** The dealer's terms of rental: the option `coleman_rentals`. */
final readonly class RentalSettings
{
    public const OPTION = 'coleman_rentals';

    public const DEFAULTS = [
        'insurance_percent' => 14.0,
        'deposit_cents' => 25_000,
        'buffer_days' => 1,
        'longest_days' => 365,
        'form_action' => '',
    ];

    /**
     * @param float $insurancePercent theft and damage waiver, of the rental cost
     * @param int $bufferDays between the return of a unit and its next rental
     * @param int $longestDays that can be asked for online
     * @param string $formAction where the request form posts to instead of this site; '' for this site
     */
    public function __construct(
        public float $insurancePercent,
        public int $depositCents,
        public int $bufferDays,
        public int $longestDays,
        public string $formAction,
    ) {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        $stored = is_array($stored) ? $stored : [];
        $number = static function (string $name) use ($stored): float {
            $value = $stored[$name] ?? null;

            return is_numeric($value) && $value >= 0 ? (float) $value : (float) self::DEFAULTS[$name];
        };

        return new self(
            $number('insurance_percent'),
            (int) $number('deposit_cents'),
            (int) $number('buffer_days'),
            max(1, (int) $number('longest_days')),
            is_string($stored['form_action'] ?? null) ? $stored['form_action'] : self::DEFAULTS['form_action'],
        );
    }
}
