<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Catalogue\Financing;
use Coleman\Api\Catalogue\FinancingSettings;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Support\Money;

/** What the block Financing estimate shows of a machine. */
final class FinancingEstimate
{
    /** @return array<string, mixed>|null null where nothing is estimated: it is sold, has no price or too small a one, or no rate is set */
    public static function props(Machine $machine): ?array
    {
        $settings = FinancingSettings::ofSite();
        $price = $machine->priceCents;
        if (null === $price || $machine->isSold() || !$settings->covers($price)) {
            return null;
        }
        $typed = Query::text('down', 20);
        $down = '' === $typed ? min($settings->downCents($price), $price - $settings->minimumCents) : Money::typed($typed);
        $months = Query::id('months');
        $months = in_array($months, $settings->terms, true) ? $months : $settings->terms[count($settings->terms) - 1] ?? 1;
        $error = self::fault($down, $price, $settings->minimumCents);
        $estimate = null === $down || '' !== $error ? null : Financing::calculate($price - $down, $settings->rate, $months);

        return [
            'id' => Ids::take('financing-estimate'),
            'price_cents' => $price,
            'rate' => $settings->rate,
            'rate_text' => rtrim(rtrim(sprintf('%d.%03d', intdiv($settings->rate, 1_000), $settings->rate % 1_000), '0'), '.') . '%',
            'terms' => $settings->terms,
            'minimum_cents' => $settings->minimumCents,
            'down' => '' === $typed ? number_format((int) $down / 100, 0 === (int) $down % 100 ? 0 : 2) : $typed,
            'months' => $months,
            'estimate' => null === $estimate ? null : [
                'financed_cents' => $estimate->financedCents,
                'months' => $estimate->months,
                'payment_cents' => $estimate->paymentCents,
                'last_cents' => $estimate->lastCents,
                'total_cents' => $estimate->totalCents,
            ],
            'error' => $error,
        ];
    }

    private static function fault(?int $down, int $price, int $minimum): string
    {
        return match (true) {
            null === $down => __('Enter an amount in dollars, such as 5,000.', 'coleman'),
            /* translators: %s: amount of money */
            $price - $down < $minimum => sprintf(__('At least %s must be left to finance.', 'coleman'), Money::format($minimum)),
            default => '',
        };
    }
}
