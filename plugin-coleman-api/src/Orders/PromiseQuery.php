<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Connection;

/** What is promised, and expected, on the lines of orders. */
final readonly class PromiseQuery
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * The latest day that staff have entered for lines that wait for these parts.
     *
     * @param list<int> $partIds
     * @param string $from days before are left out
     * @return array<int, string> by part
     */
    public function expected(array $partIds, string $from): array
    {
        if ([] === $partIds) {
            return [];
        }
        $days = [];
        foreach ($this->connection->rows(
            sprintf('SELECT part_id, MAX(expected_on) AS latest FROM {order_lines} WHERE state = %%s AND expected_on >= %%s AND part_id IN (%s) GROUP BY part_id', Connection::placeholders($partIds)),
            [LineState::Backordered->value, $from, ...$partIds],
        ) as $row) {
            $days[(int) $row['part_id']] = (string) $row['latest'];
        }

        return $days;
    }

    /**
     * Lines that were promised for one of these days, without what was canceled.
     *
     * @return list<array{location_id: int, promised_on: string, is_whole: bool, last_at: \DateTimeImmutable}> whether all of its
     *         pieces have been ready or shipped, and since when the last of them has
     */
    public function due(string $from, string $before): array
    {
        // By the order, for which the parcels have a key.
        return array_map(static fn (array $row): array => [
            'location_id' => (int) $row['location_id'],
            'promised_on' => (string) $row['promised_on'],
            'is_whole' => (int) $row['sent'] >= (int) $row['quantity'],
            'last_at' => new \DateTimeImmutable((string) $row['last_at'], new \DateTimeZone('UTC')),
        ], $this->connection->rows(
            'SELECT l.id, l.location_id, l.quantity, l.promised_on, SUM(fl.quantity) AS sent, MAX(CASE WHEN fl.line_id IS NULL THEN NULL ELSE f.created_at END) AS last_at'
            . ' FROM {order_lines} l JOIN {orders} o ON o.id = l.order_id'
            . ' LEFT JOIN {fulfilments} f ON f.order_id = l.order_id LEFT JOIN {fulfilment_lines} fl ON fl.fulfilment_id = f.id AND fl.line_id = l.id'
            . ' WHERE l.promised_on >= %s AND l.promised_on < %s AND l.state <> %s AND o.state NOT IN (%s, %s)'
            . ' GROUP BY l.id, l.location_id, l.quantity, l.promised_on',
            [$from, $before, LineState::Cancelled->value, OrderState::Cancelled->value, OrderState::Failed->value],
        ));
    }
}
