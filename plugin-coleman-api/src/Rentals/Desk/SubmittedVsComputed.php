<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Support\Money;

/** Where the browser that sent a request reckoned otherwise than the site: an old page, a fault, or somebody who tries. */
final class SubmittedVsComputed
{
    /** @return list<array{what: string, said: string, is: string}> what it said, and what it is; nothing where both agree */
    public static function differences(RentalRequest $request): array
    {
        $claimed = $request->claimed;
        $rows = [];
        $days = trim($claimed['days'] ?? '');
        // The form says "3 days".
        if ('' !== $days && 1 !== preg_match(sprintf('/^0*%d( days?)?$/Di', $request->days), $days)) {
            $rows[] = ['what' => __('Days', 'coleman'), 'said' => $days, 'is' => (string) $request->days];
        }
        $cost = trim($claimed['estimated_cost'] ?? '');
        $amounts = [$request->estimate->totalCents, $request->estimate->costCents, $request->estimate->costCents + $request->estimate->insuranceCents];
        if ('' !== $cost && !in_array(self::cents($cost), $amounts, true)) {
            $rows[] = ['what' => __('Estimated cost', 'coleman'), 'said' => $cost, 'is' => Money::format($request->estimate->totalCents)];
        }

        return $rows;
    }

    /** "$1,234.50" in cents; null for what is no amount. */
    private static function cents(string $text): ?int
    {
        $digits = str_replace(['$', ',', ' '], '', $text);

        return 1 === preg_match('/^\d{1,9}(\.\d{1,2})?$/D', $digits) ? (int) round((float) $digits * 100) : null;
    }
}
