<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Connection;
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

    public function __construct(private Connection $connection, private Clock $clock, private LocationRepository $locations)
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
        // By the order, for which the parcels have a key.
        foreach ($this->connection->rows(
            'SELECT l.id, l.location_id, l.quantity, l.promised_on, SUM(fl.quantity) AS sent, MAX(CASE WHEN fl.line_id IS NULL THEN NULL ELSE f.created_at END) AS last_at'
            . ' FROM {order_lines} l JOIN {orders} o ON o.id = l.order_id'
            . ' LEFT JOIN {fulfilments} f ON f.order_id = l.order_id LEFT JOIN {fulfilment_lines} fl ON fl.fulfilment_id = f.id AND fl.line_id = l.id'
            . ' WHERE l.promised_on >= %s AND l.promised_on < %s AND l.state <> %s AND o.state NOT IN (%s, %s)'
            . ' GROUP BY l.id, l.location_id, l.quantity, l.promised_on',
            [
                $today->modify(sprintf('-%d days', self::DAYS))->format('Y-m-d'),
                $today->format('Y-m-d'),
                LineState::Cancelled->value,
                OrderState::Cancelled->value,
                OrderState::Failed->value,
            ],
        ) as $row) {
            $branch = (int) $row['location_id'];
            $figures[$branch] ??= ['promised' => 0, 'kept' => 0];
            $figures[$branch]['promised']++;
            $isWhole = (int) $row['sent'] >= (int) $row['quantity'];
            $day = (new \DateTimeImmutable((string) $row['last_at'], new \DateTimeZone('UTC')))->setTimezone(DealerTime::zone())->format('Y-m-d');
            $figures[$branch]['kept'] += $isWhole && $day <= (string) $row['promised_on'] ? 1 : 0;
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
