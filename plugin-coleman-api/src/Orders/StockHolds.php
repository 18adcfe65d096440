<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Http\ApiError;

/**
 * What orders need of the stock that they hold (docs/stock.md). Each method that changes something runs inside the
 * caller's transaction, which has taken the order's row before.
 */
interface StockHolds
{
    /**
     * Gives pieces to a parcel or a pickup: first those that are held, then such as are still on backorder, which are
     * taken at the branch that is named.
     *
     * A piece that is held at another branch than the one it is handed out at counts at both until each was counted
     * again: nobody has said yet whether it traveled, or lay there too.
     *
     * @param bool $leaves it leaves the house now; else it is laid ready
     * @param int $locationId branch it is handed out at; 0 where nobody said
     * @param array<int, int> $quantities pieces by line
     * @throws ApiError 400 naming location_id when a piece that nothing is held for has no branch
     */
    public function give(Order $order, int $fulfilmentId, bool $leaves, int $locationId, array $quantities): void;

    /** What lay ready was fetched. */
    public function handOut(Order $order, int $fulfilmentId): void;

    /** The order is off: what has not left the house is no longer held. Asked twice it does nothing more. */
    public function release(Order $order): void;

    /**
     * What is left of these lines is off: what was given to no parcel or pickup is no longer held, and nothing of them
     * is on backorder. Their numbers of pieces are the caller's.
     *
     * @param list<int> $lines of the order
     */
    public function releaseLines(Order $order, array $lines): void;

    /**
     * These lines wait for more or fewer pieces now, or are had in another way; new lines are among them. Fewer pieces give
     * back holds of that line only, more take what is free or are on backorder. What was given to a parcel or a pickup
     * stays. The order and its lines have been written before.
     *
     * @param array<int, bool> $lines whether the line is picked up at another branch than before, by line of the order
     * @param bool $takes false for an order that waits without stock: what it wants more is on backorder
     */
    public function resize(Order $order, array $lines, bool $takes): void;

    /** A parcel has not left after all, or what lay ready is put back: its pieces are held as before. */
    public function takeBack(Order $order, int $fulfilmentId): void;

    /** The order waits on, but without stock: what it held and has not left is on backorder again. */
    public function suspend(Order $order): void;

    /**
     * The order takes what it can get of the pieces that it waits for, behind older orders. It must be in a state that
     * stock is set aside for: received, confirmed, being picked, or waiting for its payment.
     */
    public function claim(Order $order): void;

    /** @return array<int, array<int, int>> pieces in the house by branch, by line, in the order in which they were taken */
    public function inHouse(int $orderId): array;
}
