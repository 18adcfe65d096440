<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\PartCounts;
use Coleman\Api\Promises\TransferDays;

/**
 * Takes what a new order needs from the branches' shelves; what becomes of it is Stock\OrderHolds' (docs/stock.md).
 *
 * A pickup takes from its branch first and then from those that are the fewest days away; a shipment takes the fullest
 * branch first. Discontinued stock is a hard limit; of other parts what is missing goes to backorder. The taking is one
 * guarded statement: when any row no longer holds what was planned, nothing is taken and the whole order is undone.
 *
 * @phpstan-type Taking array{item: int, part_id: int, location_id: int, quantity: int}
 */
final readonly class StockLedger
{
    public function __construct(private Connection $connection, private PartCounts $partCounts, private TransferDays $transfers)
    {
    }

    /**
     * Takes the rows of these parts for this transaction: on MariaDB others wait, on SQLite there is one writer anyway.
     * Call it before the parts are read: what is read afterwards is what is there.
     *
     * @param non-empty-list<int> $partIds
     */
    public function lock(array $partIds): void
    {
        $this->partCounts->lockShelves($partIds);
    }

    /**
     * @param list<PricedLine> $lines with parts read after lock()
     * @return array{takings: list<Taking>, backordered: array<int, int>} pieces on backorder by cart item
     * @throws ApiError 409 coleman_insufficient_stock when discontinued stock does not suffice; the caller rolls back
     */
    public function plan(array $lines): array
    {
        $left = [];
        $takings = [];
        $backordered = [];
        foreach ($lines as $line) {
            if ($line->part->isPlaceholder()) {
                continue;
            }
            $left[$line->part->id] ??= $line->part->stockByLocation;
            $taken = $this->transfers->take($line->quantity, $line->ships() ? 0 : $line->locationId, $left[$line->part->id]);
            foreach ($taken as $location => $pieces) {
                $left[$line->part->id][$location] -= $pieces;
                $takings[] = ['item' => $line->itemId, 'part_id' => $line->part->id, 'location_id' => $location, 'quantity' => $pieces];
            }
            $missing = $line->quantity - array_sum($taken);
            if ($missing > 0) {
                if ($line->part->discontinued) {
                    throw self::insufficient($line, $line->quantity - $missing);
                }
                $backordered[$line->itemId] = $missing;
            }
        }

        return ['takings' => $takings, 'backordered' => $backordered];
    }

    /**
     * Takes what was planned, all of it or nothing, after lock().
     *
     * @param list<Taking> $takings
     * @throws ApiError 409 coleman_insufficient_stock when somebody was faster; the caller rolls back
     */
    public function take(array $takings): void
    {
        $wanted = [];
        foreach ($takings as $taking) {
            $key = $taking['part_id'] . '.' . $taking['location_id'];
            $wanted[$key] ??= ['part_id' => $taking['part_id'], 'location_id' => $taking['location_id'], 'quantity' => 0];
            $wanted[$key]['quantity'] += $taking['quantity'];
        }
        foreach (array_chunk(array_values($wanted), 100) as $rows) {
            $cases = implode(' ', array_fill(0, count($rows), 'WHEN part_id = %d AND location_id = %d THEN %d'));
            $matches = implode(' OR ', array_fill(0, count($rows), '(part_id = %d AND location_id = %d AND COALESCE(counted - outstanding, quantity) >= %d)'));
            $values = array_merge(...array_map(array_values(...), $rows));
            $taken = $this->connection->execute(
                // `quantity` first: MariaDB works from left to right, and it follows from what was outstanding until now.
                sprintf('UPDATE {part_stock} SET quantity = COALESCE(counted - outstanding, quantity) - CASE %1$s ELSE 0 END, outstanding = outstanding + CASE %1$s ELSE 0 END, version = version + 1 WHERE %2$s', $cases, $matches),
                [...$values, ...$values, ...$values],
            );
            if ($taken !== count($rows)) {
                throw new ApiError('coleman_insufficient_stock', __('Someone else just took the last one: one of these parts is no longer in stock. Please check your cart.', 'coleman'), 409);
            }
        }
        $this->partCounts->settleShelves(array_values(array_unique(array_column($takings, 'part_id'))));
    }

    /**
     * @param list<Taking> $takings
     * @return array<int, array<int, int>> pieces by branch, by cart item
     */
    public static function byLine(array $takings): array
    {
        $takes = [];
        foreach ($takings as $taking) {
            $takes[$taking['item']][$taking['location_id']] = ($takes[$taking['item']][$taking['location_id']] ?? 0) + $taking['quantity'];
        }

        return $takes;
    }

    private static function insufficient(PricedLine $line, int $available): ApiError
    {
        return new ApiError(
            'coleman_insufficient_stock',
            0 === $available
                /* translators: %s: part number */
                ? sprintf(__('%s is discontinued, and none are left at the branch you chose.', 'coleman'), $line->partNumber)
                /* translators: 1: part number, 2: number of pieces */
                : sprintf(_n('%1$s is discontinued: only %2$d is left at the branch you chose.', '%1$s is discontinued: only %2$d are left at the branch you chose.', $available, 'coleman'), $line->partNumber, $available),
            409,
            data: ['cartItemId' => $line->itemId, 'available' => $available],
        );
    }
}
