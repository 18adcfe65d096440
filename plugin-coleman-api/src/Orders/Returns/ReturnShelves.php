<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Orders\Order;

/** What returns need of the stock (docs/stock.md). Runs inside the caller's transaction, which has taken the order's row before. */
interface ReturnShelves
{
    /**
     * Lays pieces that came back on the shelf of a branch: the number that is counted there rises, and open backorders
     * are served first. Parts that have no stock are left out.
     *
     * @param array<int, int> $pieces by line of the order
     */
    public function restock(Order $order, int $locationId, array $pieces): void;
}
