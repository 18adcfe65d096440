<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Stock\OrderHolds;
use Coleman\Api\Support\Clock;

/** Marks orders as sent to the dealer's own system (docs/stock.md), whoever has brought them there. */
final readonly class SentOrders
{
    public function __construct(private Transaction $transaction, private OrderRepository $orders, private OrderHolds $holds, private Clock $clock)
    {
    }

    /**
     * Asked twice it does nothing more: the first mark counts.
     *
     * @return int how many of them are orders
     */
    public function mark(int ...$orderIds): int
    {
        $found = 0;
        foreach (array_unique($orderIds) as $id) {
            $found += $this->transaction->run(function () use ($id): int {
                $order = $this->orders->byId($id);
                if (null === $order) {
                    return 0;
                }
                $this->holds->sentToDealer($order, $this->clock->now());

                return 1;
            });
        }

        return $found;
    }
}
