<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * How many promises were kept: a line whose last piece was ready or shipped by the day it was promised for.
 *
 * It is measured against the day that was promised first, not against one that staff have entered later. Canceled
 * lines and orders do not count.
 */
final readonly class KeptPromises
{
    /** So far back the figure looks. */
    public const DAYS = 30;

    public function __construct(private PromiseQuery $promises, private Clock $clock, private LocationRepository $locations)
    {
    }

    /**
     * Promises that fell due in the last 30 days; today's may still be kept and are left out.
     *
     * @return list<array{location_id: int, city: string, promised: int, kept: int}> schema/desk-kept.json; location 0 is what
     *         shipped, first; then the branches in the dealer's order. Only where something was promised
     */
    public function byBranch(): array
    {
        $today = DealerTime::now($this->clock);
        $figures = [];
        foreach ($this->promises->due($today->modify(sprintf('-%d days', self::DAYS))->format('Y-m-d'), $today->format('Y-m-d')) as $line) {
            $branch = $line['location_id'];
            $figures[$branch] ??= ['promised' => 0, 'kept' => 0];
            $figures[$branch]['promised']++;
            $day = $line['last_at']->setTimezone(DealerTime::zone())->format('Y-m-d');
            $figures[$branch]['kept'] += $line['is_whole'] && $day <= $line['promised_on'] ? 1 : 0;
        }
        $rows = isset($figures[0]) ? [['location_id' => 0, 'city' => ''] + $figures[0]] : [];
        foreach ($this->locations->all() as $location) {
            if (isset($figures[$location->id])) {
                $rows[] = ['location_id' => $location->id, 'city' => $location->city] + $figures[$location->id];
            }
        }

        return $rows;
    }
}
