<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Database\Connection;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Support\Instant;

/**
 * What the parts desk has to look at: shelves that have fewer pieces than orders hold, and backorders that stock has come
 * for. Both are read from open orders, whose number is small, and go away by themselves when they are dealt with.
 *
 * @phpstan-type ShortShelf array{part_id: int, part_number: string, location_id: int, city: string, missing: int, orders: list<array{id: int, number: string}>}
 * @phpstan-type Arrival array{event_id: int, order_id: int, order_number: string, part_id: int, part_number: string, location_id: int, city: string, pieces: int, arrived_at: string}
 */
final readonly class StockAttention
{
    /** The longest list. */
    public const MAX = 200;

    /** Orders that stock may be held for. */
    private const OPEN = [
        OrderState::PendingPayment->value,
        OrderState::Received->value,
        OrderState::AwaitingPrice->value,
        OrderState::Confirmed->value,
        OrderState::Processing->value,
        OrderState::OnHold->value,
    ];

    /** A hold that is in the house, of an open order. */
    private const HELD = 'h.ended_at IS NULL AND h.is_returned = 0 AND h.left_at IS NULL';

    public function __construct(private Connection $connection, private LocationRepository $locations)
    {
    }

    /**
     * Shelves whose count is less than what orders hold, and that still owe pieces to an open order.
     *
     * @param int $limit at most MAX
     * @return list<ShortShelf> by part and branch; the orders that hold pieces there, newest first. Two queries at most.
     */
    public function short(int $limit = self::MAX): array
    {
        $shelves = $this->connection->rows(
            sprintf(
                'SELECT DISTINCT s.part_id, s.location_id, s.counted, s.outstanding, p.part_number FROM {orders} o JOIN {order_stock} h ON h.order_id = o.id'
                . ' JOIN {part_stock} s ON s.part_id = h.part_id AND s.location_id = h.location_id JOIN {parts} p ON p.id = s.part_id'
                . ' WHERE o.state IN (%s) AND %s AND s.outstanding > s.counted ORDER BY s.part_id, s.location_id LIMIT %%d',
                Connection::placeholders(self::OPEN, '%s'),
                self::HELD,
            ),
            [...self::OPEN, min($limit, self::MAX)],
        );
        $orders = $this->holders(array_values(array_unique(array_map(static fn (array $row): int => (int) $row['part_id'], $shelves))));

        return array_map(fn (array $row): array => [
            'part_id' => (int) $row['part_id'],
            'part_number' => (string) $row['part_number'],
            'location_id' => (int) $row['location_id'],
            'city' => $this->city((int) $row['location_id']),
            'missing' => (int) $row['outstanding'] - (int) $row['counted'],
            'orders' => array_map(
                static fn (array $holder): array => ['id' => $holder['id'], 'number' => $holder['number']],
                $orders[Shelf::keyOf((int) $row['part_id'], (int) $row['location_id'])] ?? [],
            ),
        ], $shelves);
    }

    /**
     * Open orders that hold pieces of these parts, newest first, by shelf.
     *
     * @param list<int> $partIds
     * @return array<string, list<array{id: int, number: string, pieces: int}>> by Shelf::keyOf(); one query
     */
    public function holders(array $partIds): array
    {
        $holders = [];
        foreach ([] === $partIds ? [] : $this->connection->rows(
            sprintf(
                'SELECT h.part_id, h.location_id, h.order_id, SUM(h.quantity) AS pieces FROM {order_stock} h JOIN {orders} o ON o.id = h.order_id'
                . ' WHERE h.part_id IN (%s) AND %s AND o.state IN (%s) GROUP BY h.part_id, h.location_id, h.order_id ORDER BY h.order_id DESC',
                Connection::placeholders($partIds),
                self::HELD,
                Connection::placeholders(self::OPEN, '%s'),
            ),
            [...$partIds, ...self::OPEN],
        ) as $row) {
            $holders[Shelf::keyOf((int) $row['part_id'], (int) $row['location_id'])][] = [
                'id' => (int) $row['order_id'],
                'number' => Order::numberOf((int) $row['order_id']),
                'pieces' => (int) $row['pieces'],
            ];
        }

        return $holders;
    }

    /**
     * Backorders that stock has come for, and whose pieces are neither laid ready nor sent yet.
     *
     * An order that takes its stock because its quote was accepted or because it was confirmed is none: whoever did that
     * has it in hand.
     *
     * @param int $limit at most MAX
     * @return list<Arrival> newest first; two queries
     */
    public function arrivals(int $limit = self::MAX): array
    {
        $arrivals = [];
        foreach ($this->connection->rows(
            sprintf(
                'SELECT e.id, e.order_id, e.detail, e.happened_at FROM {orders} o JOIN {order_events} e ON e.order_id = o.id WHERE o.state IN (%s) AND e.kind = %%s'
                . ' AND NOT EXISTS (SELECT 1 FROM {order_events} c WHERE c.order_id = e.order_id AND c.kind IN (%%s, %%s) AND c.happened_at = e.happened_at)'
                . ' AND EXISTS (SELECT 1 FROM {order_stock} h WHERE h.order_id = e.order_id AND %s AND h.fulfilment_id = 0) ORDER BY e.id DESC LIMIT %%d',
                Connection::placeholders(self::OPEN, '%s'),
                self::HELD,
            ),
            [...self::OPEN, OrderEvent::ALLOCATED, OrderEvent::STATE, OrderEvent::ACCEPTED, self::MAX],
        ) as $row) {
            $detail = json_decode((string) $row['detail'], true);
            if (is_array($detail) && is_int($detail['line'] ?? null) && is_int($detail['location_id'] ?? null) && is_int($detail['pieces'] ?? null)) {
                $arrivals[] = ['id' => (int) $row['id'], 'order' => (int) $row['order_id'], 'line' => $detail['line'], 'branch' => $detail['location_id'], 'pieces' => $detail['pieces'], 'at' => (string) $row['happened_at']];
            }
        }
        $waiting = $this->waiting(array_values(array_unique(array_column($arrivals, 'order'))));
        $found = [];
        foreach ($arrivals as $arrival) {
            $hold = $waiting[$arrival['line'] . ':' . $arrival['branch']] ?? null;
            if (null !== $hold && count($found) < $limit) {
                $found[] = [
                    'event_id' => $arrival['id'],
                    'order_id' => $arrival['order'],
                    'order_number' => Order::numberOf($arrival['order']),
                    'part_id' => $hold['part_id'],
                    'part_number' => $hold['part_number'],
                    'location_id' => $arrival['branch'],
                    'city' => $this->city($arrival['branch']),
                    'pieces' => min($arrival['pieces'], $hold['pieces']),
                    'arrived_at' => Instant::stored($arrival['at']),
                ];
            }
        }

        return $found;
    }

    /**
     * @param list<int> $orders
     * @return array<string, array{part_id: int, part_number: string, pieces: int}> pieces that wait to be laid ready or sent, by line and branch
     */
    private function waiting(array $orders): array
    {
        $waiting = [];
        foreach ([] === $orders ? [] : $this->connection->rows(
            sprintf(
                'SELECT h.line_id, h.location_id, h.part_id, l.part_number, SUM(h.quantity) AS pieces FROM {order_stock} h JOIN {order_lines} l ON l.id = h.line_id'
                . ' WHERE h.order_id IN (%s) AND %s AND h.fulfilment_id = 0 GROUP BY h.line_id, h.location_id, h.part_id, l.part_number',
                Connection::placeholders($orders),
                self::HELD,
            ),
            $orders,
        ) as $row) {
            $waiting[$row['line_id'] . ':' . $row['location_id']] = ['part_id' => (int) $row['part_id'], 'part_number' => (string) $row['part_number'], 'pieces' => (int) $row['pieces']];
        }

        return $waiting;
    }

    private function city(int $branch): string
    {
        return $this->locations->byId($branch)->city ?? (string) $branch;
    }
}
