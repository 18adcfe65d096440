<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Orders\Order;

/** Ends the transaction in which an edit was tried, so that nothing of it stays. */
final class Rehearsed extends \RuntimeException
{
    /**
     * @param array<int, array<int, int>> $before pieces held in the house by branch, by line
     * @param array<int, array<int, int>> $after the same once the edit is done
     */
    public function __construct(public readonly Order $order, public readonly array $before, public readonly array $after)
    {
        parent::__construct('The edit was tried, and nothing of it is kept.');
    }
}
