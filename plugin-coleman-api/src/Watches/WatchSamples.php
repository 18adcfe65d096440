<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Mail\Samples;

/** What each letter would tell: things that nobody waits for. */
final readonly class WatchSamples implements Samples
{
    private const ADDRESS = 'Coleman Equipment, 24000 W 43rd St, Bonner Springs, KS 66012';

    public function forKind(string $kind): ?array
    {
        return match ($kind) {
            'watch-confirm' => [
                'kind' => WatchKind::InStock->value,
                'title' => 'HH164-32430 Oil filter',
                'has_room' => true,
                'url' => home_url('/tell-me/confirm?to=1&key='),
                'address' => self::ADDRESS,
            ],
            'watch-news' => [
                'items' => [
                    ['kind' => WatchKind::InStock->value, 'title' => 'HH164-32430 Oil filter', 'url' => home_url('/parts/'), 'price' => '$14.20', 'before' => ''],
                    ['kind' => WatchKind::LowerPrice->value, 'title' => '2019 Kubota L3901', 'url' => home_url('/equipment/used/'), 'price' => '$21,900.00', 'before' => '$24,500.00'],
                    ['kind' => WatchKind::Listed->value, 'title' => '2021 Kubota SVL75-2', 'url' => home_url('/equipment/used/'), 'price' => '', 'before' => ''],
                ],
                'stop_url' => home_url('/tell-me/stop?to=1&key='),
                'address' => self::ADDRESS,
            ],
            default => null,
        };
    }
}
