<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;

/** Shipments and pickups of orders, and what of which line is in each. */
final readonly class FulfilmentRepository
{
    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @return list<OrderFulfilment> of an order, the first one first */
    public function ofOrder(int $orderId): array
    {
        return $this->ofOrders([$orderId])[$orderId] ?? [];
    }

    /**
     * @param list<int> $orderIds
     * @return array<int, list<OrderFulfilment>> by order, the first one first; an order without any is left out
     */
    public function ofOrders(array $orderIds): array
    {
        $rows = [] === $orderIds ? [] : $this->connection->rows(
            sprintf('SELECT * FROM {fulfilments} WHERE order_id IN (%s) ORDER BY id', Connection::placeholders($orderIds)),
            $orderIds,
        );
        if ([] === $rows) {
            return [];
        }
        $quantities = [];
        foreach ($this->connection->rows(
            sprintf('SELECT l.* FROM {fulfilment_lines} l JOIN {fulfilments} f ON f.id = l.fulfilment_id WHERE f.order_id IN (%s)', Connection::placeholders($orderIds)),
            $orderIds,
        ) as $row) {
            $quantities[(int) $row['fulfilment_id']][(int) $row['line_id']] = (int) $row['quantity'];
        }
        $found = [];
        foreach ($rows as $row) {
            $found[(int) $row['order_id']][] = new OrderFulfilment(
                (int) $row['id'],
                Fulfilment::from((string) $row['kind']),
                (int) $row['location_id'],
                (string) $row['carrier'],
                (string) $row['tracking'],
                LineState::from((string) $row['state']),
                (string) $row['created_at'],
                $quantities[(int) $row['id']] ?? [],
                $row['handed_at'],
            );
        }

        return $found;
    }

    /**
     * Writes one with its pieces, inside the caller's transaction.
     *
     * @param array<int, int> $quantities pieces by line
     * @return int its id
     */
    public function add(int $orderId, Fulfilment $kind, int $locationId, string $carrier, string $tracking, LineState $state, array $quantities): int
    {
        $id = $this->connection->insert('fulfilments', [
            'order_id' => $orderId,
            'kind' => $kind->value,
            'location_id' => $locationId,
            'carrier' => $carrier,
            'tracking' => $tracking,
            'state' => $state->value,
            'created_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
        $rows = [];
        foreach ($quantities as $line => $quantity) {
            $rows[] = ['fulfilment_id' => $id, 'line_id' => $line, 'quantity' => $quantity];
        }
        $this->connection->insertMany('fulfilment_lines', $rows);

        return $id;
    }

    /** A parcel that has not left after all, or a pickup that is put back. What is said of it stays in the order's history. */
    public function remove(int $id): void
    {
        $this->connection->execute('DELETE FROM {fulfilment_lines} WHERE fulfilment_id = %d', [$id]);
        $this->connection->execute('DELETE FROM {fulfilments} WHERE id = %d', [$id]);
    }

    public function track(int $id, string $carrier, string $tracking): void
    {
        $this->connection->execute('UPDATE {fulfilments} SET carrier = %s, tracking = %s WHERE id = %d', [$carrier, $tracking, $id]);
    }

    /** It arrived, or was fetched. */
    public function move(int $id, LineState $next): void
    {
        $this->connection->execute('UPDATE {fulfilments} SET state = %s, handed_at = %s WHERE id = %d', [$next->value, $this->clock->now()->format('Y-m-d H:i:s'), $id]);
    }
}
