<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/**
 * What shipping and tax cost: settings of the dealer, the option `coleman_charges`.
 *
 * Shipping is one amount for the dearest weight class in the parcel and a smaller one for each further piece of it
 * or a lighter one. Tax is by state, and by the longest ZIP prefix that is named, in thousandths of a percent.
 */
final readonly class ChargeSettings
{
    public const OPTION = 'coleman_charges';

    /** From light to heavy. */
    public const WEIGHT_CLASSES = ['small', 'medium', 'large', 'freight'];

    public const DEFAULTS = [
        'shipping' => [
            'small' => ['first_cents' => 895, 'further_cents' => 100],
            'medium' => ['first_cents' => 1_495, 'further_cents' => 300],
            'large' => ['first_cents' => 2_995, 'further_cents' => 900],
            'freight' => ['first_cents' => 17_500, 'further_cents' => 4_500],
        ],
        'free_shipping_from_cents' => 0,
        'tax' => ['KS' => ['' => 6_500, '66012' => 9_475, '66020' => 8_500], 'MO' => ['' => 4_225, '640' => 8_100, '64089' => 8_475]],
        'taxes_shipping' => ['KS'],
    ];

    /**
     * @param array<string, array{first_cents: int, further_cents: int}> $shipping by weight class
     * @param int $freeShippingFromCents merchandise from which shipping is free; 0 for never
     * @param array<string, array<string, int>> $tax rates in thousandths of a percent, by state and ZIP prefix ('' for the rest of the state)
     * @param list<string> $taxesShipping states where shipping is taxed too
     */
    public function __construct(
        public array $shipping,
        public int $freeShippingFromCents,
        public array $tax,
        public array $taxesShipping,
    ) {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        /** @var array{shipping: array<string, array{first_cents: int, further_cents: int}>, free_shipping_from_cents: int, tax: array<string, array<string, int>>, taxes_shipping: list<string>} $settings */
        $settings = (is_array($stored) ? $stored : []) + self::DEFAULTS;

        return new self($settings['shipping'], $settings['free_shipping_from_cents'], $settings['tax'], $settings['taxes_shipping']);
    }

    /** In thousandths of a percent: 9475 is 9.475 %. */
    public function taxRate(string $state, string $zip): int
    {
        $best = 0;
        $length = -1;
        foreach ($this->tax[$state] ?? [] as $prefix => $rate) {
            // PHP has made numbers of the keys that look like such.
            $prefix = (string) $prefix;
            if (('' === $prefix || str_starts_with($zip, $prefix)) && strlen($prefix) > $length) {
                $best = $rate;
                $length = strlen($prefix);
            }
        }

        return $best;
    }
}
