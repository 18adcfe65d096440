<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\Part;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * What a part's promise depends on, for a page that is the same for everybody: the browser adds the visitor and the time
 * (src/promises/tell-promises.ts).
 */
final readonly class PromiseFacts
{
    /** How far ahead special days are told. */
    private const AHEAD = '+60 days';

    public function __construct(private PromiseQuery $promises, private LocationRepository $locations, private Availability $availability, private Clock $clock)
    {
    }

    /** @return array<string, mixed> the type PromiseFacts of TypeScript */
    public function ofPart(Part $part): array
    {
        $settings = PromiseSettings::ofSite();
        $today = DealerTime::today($this->clock);

        return [
            'stock' => (object) array_filter($part->stockByLocation, static fn (int $pieces): bool => $pieces > 0),
            'branches' => array_map(static fn (Location $branch): array => [
                'id' => $branch->id,
                'city' => $branch->city,
                'hours' => $branch->hours,
                'special_hours' => array_map(
                    static fn (array $day): array => array_diff_key($day, ['note' => '']),
                    OpeningHours::soon($branch->specialHours, $today, self::AHEAD),
                ),
                'cutoff' => $settings->cutoff($branch->id),
            ], $this->locations->all()),
            'transfers' => ['rows' => $settings->transfers->rows, 'usual' => $settings->transfers->usual],
            'carrier_days' => $settings->carrierDays,
            'lead_time' => $part->leadTime,
            'is_discontinued' => $part->discontinued,
            'is_pickup_only' => $part->pickupOnly,
            // Other orders may wait for the next pieces: a query for the pages of parts, where the promise would else be too soon.
            'not_before' => $part->discontinued ? '' : ($this->promises->expected([$part->id], $today)[$part->id] ?? ''),
            'is_quote' => null === $part->priceCents,
            'has_notice' => null !== $this->availability->notice($part->vendorId),
        ];
    }
}
