<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Database\Connection;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\OrderState;

/** Pieces of orders that no shelf is held for: `order_lines.backordered`. */
final readonly class BackorderRepository
{
    /** Orders that stock is set aside for. Those that wait for a price or for confirmation get theirs with that. */
    private const OPEN = [OrderState::PendingPayment->value, OrderState::Received->value, OrderState::Confirmed->value, OrderState::Processing->value];

    private const WAITING = [LineState::Open->value, LineState::Backordered->value, LineState::Ready->value, LineState::PartiallyReady->value, LineState::PartiallyShipped->value, LineState::PartiallyPickedUp->value];

    public function __construct(private Connection $connection)
    {
    }

    /**
     * Backorders of these parts, oldest order first. One query when there are none.
     *
     * @param list<int> $partIds
     * @return list<Backorder>
     */
    public function open(array $partIds): array
    {
        if ([] === $partIds) {
            return [];
        }
        $rows = $this->connection->rows(
            sprintf(
                'SELECT l.id, l.order_id, l.part_id, l.part_number, l.quantity, l.backordered, l.fulfilment, l.location_id, l.state FROM {order_lines} l JOIN {orders} o ON o.id = l.order_id'
                . ' WHERE l.part_id IN (%s) AND l.backordered > 0 AND l.state IN (%s) AND o.state IN (%s) ORDER BY l.order_id, l.id',
                Connection::placeholders($partIds),
                Connection::placeholders(self::WAITING, '%s'),
                Connection::placeholders(self::OPEN, '%s'),
            ),
            [...$partIds, ...self::WAITING, ...self::OPEN],
        );
        if ([] === $rows) {
            return [];
        }
        // Versions before kept the number of the checkout here even when pieces had gone out since.
        $orders = array_values(array_unique(array_map(static fn (array $row): int => (int) $row['order_id'], $rows)));
        $given = [];
        foreach ($this->connection->rows(
            sprintf('SELECT fl.line_id, SUM(fl.quantity) AS pieces FROM {fulfilments} f JOIN {fulfilment_lines} fl ON fl.fulfilment_id = f.id WHERE f.order_id IN (%s) GROUP BY fl.line_id', Connection::placeholders($orders)),
            $orders,
        ) as $row) {
            $given[(int) $row['line_id']] = (int) $row['pieces'];
        }

        return array_values(array_filter(array_map(static fn (array $row): Backorder => new Backorder(
            (int) $row['id'],
            (int) $row['order_id'],
            (int) $row['part_id'],
            (string) $row['part_number'],
            min((int) $row['backordered'], (int) $row['quantity'] - ($given[(int) $row['id']] ?? 0)),
            Fulfilment::WillCall->value === $row['fulfilment'] ? (int) $row['location_id'] : 0,
            LineState::from((string) $row['state']),
        ), $rows), static fn (Backorder $line): bool => $line->pieces > 0));
    }

    /**
     * Parts that have open backorders, by id.
     *
     * @return list<int>
     */
    public function partsAfter(int $partId, int $limit): array
    {
        return array_map(static fn (array $row): int => (int) $row['part_id'], $this->connection->rows(
            'SELECT DISTINCT part_id FROM {order_lines} WHERE part_id > %d AND backordered > 0 ORDER BY part_id LIMIT %d',
            [$partId, $limit],
        ));
    }

    /**
     * Writes how many pieces of lines are still on backorder, and with it whether the line is.
     *
     * @param array<int, array{backordered: int, state: LineState}> $lines by line
     */
    public function save(array $lines): void
    {
        $this->connection->updateMany('order_lines', array_map(static fn (array $line): array => [
            'backordered' => max(0, $line['backordered']),
            'state' => (match (true) {
                LineState::Backordered === $line['state'] && $line['backordered'] <= 0 => LineState::Open,
                LineState::Open === $line['state'] && $line['backordered'] > 0 => LineState::Backordered,
                default => $line['state'],
            })->value,
        ], $lines));
    }
}
