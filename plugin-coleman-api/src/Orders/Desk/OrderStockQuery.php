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

    /** @return array<int, array<int, int>> what lies on which shelf for an order and has not left: pieces by part and branch */
    public function taken(int $orderId): array
    {
        return self::grouped($this->connection->rows(
            'SELECT part_id, location_id, quantity FROM {order_stock} WHERE order_id = %d AND ended_at IS NULL AND left_at IS NULL AND is_returned = 0 AND moved_to = 0',
            [$orderId],
        ));
    }

    /**
     * What orders hold and nobody has packed or laid ready yet, with the bin that it lies in.
     *
     * @param list<int> $orderIds
     * @return array<int, list<array{line: int, part: int, branch: int, pieces: int, bin: string}>> by order; `line` is 0
     *         where it was taken before lines were kept
     */
    public function toPick(array $orderIds): array
    {
        $picks = [];
        foreach ([] === $orderIds ? [] : $this->connection->rows(
            sprintf(
                "SELECT h.order_id, h.line_id, h.part_id, h.location_id, SUM(h.quantity) AS pieces, MAX(COALESCE(s.bin, '')) AS bin
                FROM {order_stock} h LEFT JOIN {part_stock} s ON s.part_id = h.part_id AND s.location_id = h.location_id
                WHERE h.is_returned = 0 AND h.moved_to = 0 AND h.ended_at IS NULL AND h.left_at IS NULL AND h.fulfilment_id = 0 AND h.order_id IN (%s)
                GROUP BY h.order_id, h.line_id, h.part_id, h.location_id ORDER BY h.order_id, h.line_id, h.location_id",
                Connection::placeholders($orderIds),
            ),
            $orderIds,
        ) as $row) {
            $picks[(int) $row['order_id']][] = [
                'line' => (int) $row['line_id'],
                'part' => (int) $row['part_id'],
                'branch' => (int) $row['location_id'],
                'pieces' => (int) $row['pieces'],
                'bin' => (string) $row['bin'],
            ];
        }

        return $picks;
    }

    /**
     * Which branch the pieces of parcels come from, where nobody said.
     *
     * @param list<int> $fulfilmentIds
     * @return array<int, int> a branch by parcel; of several that of the most pieces
     */
    public function sentFrom(array $fulfilmentIds): array
    {
        $from = [];
        foreach ([] === $fulfilmentIds ? [] : $this->connection->rows(
            sprintf('SELECT fulfilment_id, location_id, SUM(quantity) AS pieces FROM {order_stock} WHERE fulfilment_id IN (%s) GROUP BY fulfilment_id, location_id ORDER BY pieces DESC, location_id', Connection::placeholders($fulfilmentIds)),
            $fulfilmentIds,
        ) as $row) {
            $from[(int) $row['fulfilment_id']] ??= (int) $row['location_id'];
        }

        return $from;
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
