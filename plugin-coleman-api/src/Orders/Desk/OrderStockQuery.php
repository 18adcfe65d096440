<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Database\Connection;

/** What the desk is shown of the shelves beside an order. */
final readonly class OrderStockQuery
{
    public function __construct(private Connection $connection)
    {
    }

    /**
     * What lies where of these parts now.
     *
     * @param list<int> $partIds
     * @return array<int, array<int, int>> pieces by part and branch
     */
    public function shelves(array $partIds): array
    {
        return [] === $partIds ? [] : self::grouped($this->connection->rows(
            sprintf('SELECT part_id, location_id, quantity FROM {part_stock} WHERE part_id IN (%s) ORDER BY part_id, location_id', Connection::placeholders($partIds)),
            $partIds,
        ));
    }

    /** @return array<int, array<int, int>> what an order has taken from which shelf: pieces by part and branch */
    public function taken(int $orderId): array
    {
        return self::grouped($this->connection->rows(
            'SELECT part_id, location_id, quantity FROM {order_stock} WHERE order_id = %d AND ended_at IS NULL AND is_returned = 0 AND moved_to = 0',
            [$orderId],
        ));
    }

    /**
     * What orders have taken and has not left yet.
     *
     * @param list<int> $orderIds
     * @return array<int, array<int, array<int, int>>> pieces by order, part and branch, in the order in which they were taken
     */
    public function toPick(array $orderIds): array
    {
        $rows = [];
        foreach ([] === $orderIds ? [] : $this->connection->rows(
            sprintf('SELECT order_id, part_id, location_id, quantity FROM {order_stock} WHERE is_returned = 0 AND moved_to = 0 AND left_at IS NULL AND order_id IN (%s) ORDER BY id', Connection::placeholders($orderIds)),
            $orderIds,
        ) as $row) {
            $rows[(int) $row['order_id']][] = $row;
        }

        return array_map(self::grouped(...), $rows);
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return array<int, array<int, int>>
     */
    private static function grouped(array $rows): array
    {
        $grouped = [];
        foreach ($rows as $row) {
            $grouped[(int) $row['part_id']][(int) $row['location_id']] = ($grouped[(int) $row['part_id']][(int) $row['location_id']] ?? 0) + (int) $row['quantity'];
        }

        return $grouped;
    }
}
