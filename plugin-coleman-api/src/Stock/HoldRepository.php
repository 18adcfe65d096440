<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Database\Connection;
use Coleman\Api\Orders\OrderState;

/** The table `order_stock`. Who reads or writes the rows of a part holds its shelves (PartCounts::lockShelves()). */
final readonly class HoldRepository
{
    /** States of an order whose pieces have all left: rows without a line, of versions before, no longer count there. */
    private const OVER = [OrderState::Completed->value, OrderState::Refunded->value];

    public function __construct(private Connection $connection)
    {
    }

    /**
     * Holds that some number of these parts may still include.
     *
     * @param list<int> $partIds
     * @param string|null $since the earliest moment that one of the shelves was counted at; null for all holds that have not ended
     * @return list<Hold> oldest first; one query
     */
    public function outstanding(array $partIds, ?string $since): array
    {
        return [] === $partIds ? [] : $this->holds(
            sprintf('part_id IN (%s) AND ended_at IS NULL AND is_returned = 0', Connection::placeholders($partIds))
            . (null === $since ? '' : ' AND (known_at IS NULL OR known_at > %s)')
            . sprintf(' AND (line_id > 0 OR order_id NOT IN (SELECT o.id FROM {orders} o WHERE o.state IN (%s)))', Connection::placeholders(self::OVER, '%s')),
            [...$partIds, ...(null === $since ? [] : [$since]), ...self::OVER],
        );
    }

    /** @return list<Hold> those that have not ended, oldest first */
    public function ofOrder(int $orderId): array
    {
        return $this->holds('order_id = %d AND ended_at IS NULL AND is_returned = 0', [$orderId]);
    }

    /** @return list<int> orders with open rows of versions before, oldest first */
    public function ordersWithoutLines(int $after, int $limit): array
    {
        return array_map(static fn (array $row): int => (int) $row['order_id'], $this->connection->rows(
            'SELECT DISTINCT order_id FROM {order_stock} WHERE line_id = 0 AND ended_at IS NULL AND is_returned = 0 AND order_id > %d ORDER BY order_id LIMIT %d',
            [$after, $limit],
        ));
    }

    /**
     * Writes new holds, and what has changed of others, by a constant number of statements.
     *
     * @param array<Hold> $holds
     */
    public function save(array $holds): void
    {
        $this->connection->updateMany('order_stock', array_column(array_map(
            static fn (Hold $hold): array => [$hold->id, self::row($hold)],
            array_filter($holds, static fn (Hold $hold): bool => $hold->id > 0),
        ), 1, 0));
        $this->connection->insertMany('order_stock', array_map(
            static fn (Hold $hold): array => ['order_id' => $hold->orderId, 'part_id' => $hold->partId] + self::row($hold),
            array_values(array_filter($holds, static fn (Hold $hold): bool => 0 === $hold->id)),
        ));
    }

    /** @return array<string, string|int|null> columns that may change */
    private static function row(Hold $hold): array
    {
        return [
            'line_id' => $hold->lineId,
            'location_id' => $hold->locationId,
            'quantity' => $hold->quantity,
            'fulfilment_id' => $hold->fulfilmentId,
            'moved_to' => $hold->movedTo,
            'left_at' => $hold->leftAt,
            'known_at' => $hold->knownAt,
            'ended_at' => $hold->endedAt,
            // The version before this one reads it.
            'is_returned' => null === $hold->endedAt ? 0 : 1,
        ];
    }

    /**
     * @param list<string|int> $values
     * @return list<Hold>
     */
    private function holds(string $where, array $values): array
    {
        return array_map(static fn (array $row): Hold => new Hold(
            (int) $row['id'],
            (int) $row['order_id'],
            (int) $row['line_id'],
            (int) $row['part_id'],
            (int) $row['location_id'],
            (int) $row['quantity'],
            (int) $row['fulfilment_id'],
            (int) $row['moved_to'],
            $row['left_at'],
            $row['known_at'],
            $row['ended_at'],
        ), $this->connection->rows("SELECT * FROM {order_stock} WHERE $where ORDER BY id", $values));
    }
}
