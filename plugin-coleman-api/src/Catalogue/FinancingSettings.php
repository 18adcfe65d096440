<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** With what a payment is estimated: the option `coleman_financing`. */
final readonly class FinancingSettings
{
    public const OPTION = 'coleman_financing';

    /** No rate: nothing is estimated until the dealer has named one. */
    public const DEFAULTS = [
        'rate' => 0,
        'terms' => [36, 48, 60, 72],
        'down_percent' => 10_000,
        'minimum_cents' => 500_000,
        'is_shown' => false,
    ];

    /** Within these a payment can be reckoned to the cent. */
    public const LEAST_CENTS = 100_000;
    public const MOST_MONTHS = 96;

    /**
     * @param int $rate thousandths of a percent a year: 6,900 for 6.9 %
     * @param list<int> $terms in months, ascending
     * @param int $downPercent of the price that stands in the form at first, in thousandths of a percent
     * @param int $minimumCents the least that is financed
     */
    public function __construct(public int $rate, public array $terms, public int $downPercent, public int $minimumCents, public bool $isShown)
    {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        $stored = (is_array($stored) ? $stored : []) + self::DEFAULTS;
        $number = static fn (string $name): int => is_int($stored[$name]) && $stored[$name] >= 0 ? $stored[$name] : (int) self::DEFAULTS[$name];
        $terms = array_values(array_unique(array_filter(is_array($stored['terms']) ? $stored['terms'] : [], static fn (mixed $term): bool => is_int($term) && $term >= 1 && $term <= self::MOST_MONTHS)));
        sort($terms);

        return new self($number('rate'), $terms, min(100_000, $number('down_percent')), max(self::LEAST_CENTS, $number('minimum_cents')), true === $stored['is_shown'] && [] !== $terms);
    }

    /** What is paid down at first, in whole dollars: half a dollar is rounded up. */
    public function downCents(int $priceCents): int
    {
        return intdiv($priceCents * $this->downPercent + 5_000_000, 10_000_000) * 100;
    }

    /** Whether a machine of this price can be financed at all. */
    public function covers(?int $priceCents): bool
    {
        return $this->isShown && null !== $priceCents && $priceCents >= $this->minimumCents;
    }
}
