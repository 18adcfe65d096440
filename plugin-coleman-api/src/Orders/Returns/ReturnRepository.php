<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;

/**
 * Returns, and the number of returned pieces on the lines of orders. Who writes has taken the order's row before, inside
 * the caller's transaction.
 */
final readonly class ReturnRepository
{
    /** States of a parcel or pickup whose pieces are out of the house. */
    private const GONE = [LineState::Shipped->value, LineState::PickedUp->value, LineState::Delivered->value];

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * Takes pieces of a line for a return: never more than have left and have not come back.
     *
     * @throws ApiError 409 coleman_return_exceeds
     */
    public function take(int $orderId, int $lineId, int $pieces): void
    {
        $isTaken = $this->connection->execute(
            sprintf(
                'UPDATE {order_lines} SET returned = returned + %%d WHERE id = %%d AND order_id = %%d AND returned + %%d <= (
                    SELECT COALESCE(SUM(g.quantity), 0) FROM {fulfilment_lines} g JOIN {fulfilments} f ON f.id = g.fulfilment_id
                    WHERE g.line_id = %%d AND f.state IN (%s))',
                Connection::placeholders(self::GONE, '%s'),
            ),
            [$pieces, $lineId, $orderId, $pieces, $lineId, ...self::GONE],
        );
        if (1 !== $isTaken) {
            throw new ApiError('coleman_return_exceeds', __('You can’t return more pieces than you got.', 'coleman'), 409, ['lines' => __('You can’t return more pieces than you got.', 'coleman')]);
        }
    }

    /** Pieces that do not come back after all may be asked for again. */
    public function giveBack(int $orderId, int $lineId, int $pieces): void
    {
        if ($pieces > 0) {
            $this->connection->execute('UPDATE {order_lines} SET returned = returned - %d WHERE id = %d AND order_id = %d AND returned >= %d', [$pieces, $lineId, $orderId, $pieces]);
        }
    }

    /**
     * @param non-empty-list<ReturnLine> $lines
     * @return int its id
     */
    public function add(int $orderId, ReturnState $state, Actor $actor, string $note, int $locationId, array $lines, string $key): int
    {
        $id = $this->connection->insert('order_returns', [
            'order_id' => $orderId,
            'state' => $state->value,
            'asked_by' => $actor->kind,
            'actor_id' => $actor->id,
            'note' => $note,
            'location_id' => $locationId,
            'created_at' => $this->now(),
            'changed_at' => $this->now(),
            'idempotency_key' => $key,
        ]);
        $this->connection->insertMany('order_return_lines', array_map(static fn (ReturnLine $line): array => [
            'return_id' => $id,
            'line_id' => $line->lineId,
            'quantity' => $line->quantity,
            'reason' => $line->reason->value,
        ], $lines));

        return $id;
    }

    /**
     * Moves a return on, if it is still where the caller saw it: each step is taken once.
     *
     * @param array<string, string|int> $changes further columns
     * @throws ApiError 409 coleman_order_changed, coleman_bad_transition
     */
    public function move(OrderReturn $return, ReturnState $next, array $changes = []): void
    {
        if (!$return->state->mayBecome($next)) {
            throw new ApiError(
                'coleman_bad_transition',
                /* translators: %s: state of a return, such as "Return closed" */
                sprintf(__('You can’t do this with a return in this state: %s.', 'coleman'), $return->state->label()),
                409,
                data: ['from' => $return->state->value, 'to' => $next->value],
            );
        }
        $columns = '';
        foreach ($changes as $column => $value) {
            $columns .= sprintf(', %s = %s', $column, is_int($value) ? '%d' : '%s');
        }
        $isMine = $this->connection->execute(
            sprintf('UPDATE {order_returns} SET state = %%s, changed_at = %%s%s WHERE id = %%d AND state = %%s', $columns),
            [$next->value, $this->now(), ...array_values($changes), $return->id, $return->state->value],
        );
        if (1 !== $isMine) {
            throw new ApiError('coleman_order_changed', __('Someone else changed this order. Reload to see the latest version.', 'coleman'), 409);
        }
    }

    /**
     * What came back of each line, and what of it went to the shelf.
     *
     * @param array<int, int> $received by line of the order
     * @param array<int, int> $restocked by line of the order
     */
    public function receive(int $returnId, array $received, array $restocked): void
    {
        foreach ($received as $line => $pieces) {
            $this->connection->execute(
                'UPDATE {order_return_lines} SET received = %d, restocked = %d WHERE return_id = %d AND line_id = %d',
                [$pieces, $restocked[$line] ?? 0, $returnId, $line],
            );
        }
    }

    /**
     * Counts what is credited for parts of an order: never more in all than it costs.
     *
     * @throws ApiError 409 coleman_credit_exceeds
     */
    public function credit(int $orderId, int $cents): void
    {
        $isMine = $this->connection->execute(
            'UPDATE {orders} SET credited_cents = credited_cents + %d, version = version + 1 WHERE id = %d AND credited_cents + %d <= total_cents',
            [$cents, $orderId, $cents],
        );
        if (1 !== $isMine) {
            $sentence = __('You can’t credit more than the order costs.', 'coleman');
            throw new ApiError('coleman_credit_exceeds', $sentence, 409, ['credit_cents' => $sentence]);
        }
    }

    /** @return list<OrderReturn> oldest first; two queries */
    public function ofOrder(int $orderId): array
    {
        $rows = $this->connection->rows('SELECT * FROM {order_returns} WHERE order_id = %d ORDER BY id', [$orderId]);
        if ([] === $rows) {
            return [];
        }
        $lines = [];
        foreach ($this->connection->rows(
            'SELECT l.* FROM {order_return_lines} l JOIN {order_returns} r ON r.id = l.return_id WHERE r.order_id = %d ORDER BY l.return_id, l.line_id',
            [$orderId],
        ) as $line) {
            $lines[(int) $line['return_id']][] = new ReturnLine(
                (int) $line['line_id'],
                (int) $line['quantity'],
                ReturnReason::tryFrom((string) $line['reason']) ?? ReturnReason::Other,
                (int) $line['received'],
                (int) $line['restocked'],
            );
        }

        return array_map(static fn (array $row): OrderReturn => new OrderReturn(
            (int) $row['id'],
            (int) $row['order_id'],
            ReturnState::from((string) $row['state']),
            Actor::stored((string) $row['asked_by'], (int) $row['actor_id']),
            (string) $row['note'],
            (string) $row['answer'],
            (int) $row['location_id'],
            (int) $row['credit_cents'],
            (int) $row['refund_id'],
            new \DateTimeImmutable((string) $row['created_at'], new \DateTimeZone('UTC')),
            $lines[(int) $row['id']] ?? [],
        ), $rows);
    }

    /** Whether it was asked for before: an answer that got lost is asked for again. */
    public function isAsked(int $orderId, string $key): bool
    {
        return null !== $this->connection->value('SELECT id FROM {order_returns} WHERE order_id = %d AND idempotency_key = %s', [$orderId, $key]);
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }
}
