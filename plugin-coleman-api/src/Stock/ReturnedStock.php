<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\Returns\ReturnShelves;
use Coleman\Api\Parts\Part;

/**
 * Pieces that come back from customers: what is counted at the branch rises by them, at the moment that it was counted
 * at, until the dealer's own number includes them. They make no hold.
 */
final readonly class ReturnedStock implements ReturnShelves
{
    public function __construct(private StockWriter $stock)
    {
    }

    public function restock(Order $order, int $locationId, array $pieces): void
    {
        $parts = [];
        foreach ($order->lines as $line) {
            if (Part::PLACEHOLDER_ID !== $line->partId && ($pieces[$line->id] ?? 0) > 0) {
                $parts[$line->partId] = ($parts[$line->partId] ?? 0) + $pieces[$line->id];
            }
        }
        $this->stock->update(array_keys($parts), static function (array $shelves) use ($parts, $locationId): array {
            foreach ($parts as $part => $number) {
                $key = Shelf::keyOf($part, $locationId);
                $shelves[$key] = ($shelves[$key] ?? Shelf::uncounted($part, $locationId))->raisedBy($number);
            }

            return $shelves;
        });
    }
}
