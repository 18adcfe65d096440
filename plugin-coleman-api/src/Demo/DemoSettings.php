<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Catalogue\FinancingSettings;
use Coleman\Api\Promises\PromiseSettings;

/** Settings that the demo dealer has made. What is set already stays. */
final class DemoSettings
{
    private const EASTON = 4;

    private const LEES_SUMMIT = 2;

    public function write(): void
    {
        // The migration has made it, as it is until somebody has set it.
        if (FinancingSettings::DEFAULTS === get_option(FinancingSettings::OPTION)) {
            update_option(FinancingSettings::OPTION, ['rate' => 6_900, 'is_shown' => true] + FinancingSettings::DEFAULTS);
        }
        add_option(PromiseSettings::OPTION, [
            // The truck leaves the smallest branch earlier, and does not reach the far side of the city the same day.
            'cutoffs' => [self::EASTON => '14:00'],
            'transfers' => [['from' => self::EASTON, 'to' => self::LEES_SUMMIT, 'days' => 2]],
            'carrier_days' => [
                ['zip' => '64', 'days' => 1],
                ['zip' => '66', 'days' => 1],
                ['zip' => '63', 'days' => 2],
                ['zip' => '65', 'days' => 2],
                ['zip' => '67', 'days' => 2],
                ['zip' => '5', 'days' => 3],
                ['zip' => '6', 'days' => 3],
                ['zip' => '7', 'days' => 3],
            ],
        ] + PromiseSettings::DEFAULTS);
    }
}
