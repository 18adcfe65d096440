<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Database\Connection;
use Coleman\Api\Orders\Order;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/** The table `order_proposals`: at most one change of an order waits for the customer's answer. */
final readonly class ProposalRepository
{
    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** The one that the customer may still answer; no query for an order that can't change. */
    public function open(Order $order): ?Proposal
    {
        // Nobody has changed an order yet that is as it was placed.
        $proposal = $order->version > 1 && EditPlanner::isOpen($order) ? $this->ofOrder($order->id) : null;

        return true === $proposal?->isOpen($order, $this->clock->now()) ? $proposal : null;
    }

    /** Puts it in the place of one before. Inside the caller's transaction, which has taken the order's row. */
    public function put(int $orderId, EditPlan $plan, OrderEdit $edit): void
    {
        $this->remove($orderId);
        $this->connection->insert('order_proposals', [
            'order_id' => $orderId,
            'edit' => Json::encode($edit->fields()),
            'changes' => Json::encode($plan->mailTexts()),
            'from_cents' => $plan->fromCents,
            'total_cents' => $plan->totalCents,
            'proposed_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]);
    }

    public function remove(int $orderId): void
    {
        $this->connection->execute('DELETE FROM {order_proposals} WHERE order_id = %d', [$orderId]);
    }

    private function ofOrder(int $orderId): ?Proposal
    {
        $row = $this->connection->row('SELECT * FROM {order_proposals} WHERE order_id = %d', [$orderId]);

        return null === $row ? null : new Proposal(
            $orderId,
            OrderEdit::stored(Json::decode((string) $row['edit'])),
            array_values(array_filter(Json::decode((string) $row['changes']), is_string(...))),
            (int) $row['from_cents'],
            (int) $row['total_cents'],
            new \DateTimeImmutable((string) $row['proposed_at'], new \DateTimeZone('UTC')),
        );
    }
}
