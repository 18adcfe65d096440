<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Connection;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\PartTallies;

/**
 * Takes what an order needs from the branches' shelves, and gives it back.
 *
 * A will-call line takes from its branch; a shipped one from the fullest branch first, and from others when that is
 * not enough. Discontinued stock is a hard limit; of other parts what is missing goes to backorder. The taking is one
 * guarded statement: when any row no longer holds what was planned, nothing is taken and the whole order is undone.
 *
 * @phpstan-type Taking array{item: int, part_id: int, location_id: int, quantity: int}
 */
final readonly class StockLedger
{
    public function __construct(private Connection $connection, private PartTallies $tallies)
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
        $this->tallies->lockShelves($partIds);
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
            $left[$line->part->id] ??= array_filter($line->part->stockByLocation, static fn (int $quantity): bool => $quantity > 0);
            $shelves = &$left[$line->part->id];
            arsort($shelves);
            $missing = $line->quantity;
            foreach (array_keys($shelves) as $location) {
                if (0 === $missing || (!$line->ships() && $location !== $line->locationId)) {
                    continue;
                }
                $taken = min($missing, $shelves[$location]);
                if ($taken > 0) {
                    $shelves[$location] -= $taken;
                    $missing -= $taken;
                    $takings[] = ['item' => $line->itemId, 'part_id' => $line->part->id, 'location_id' => $location, 'quantity' => $taken];
                }
            }
            unset($shelves);
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
            $matches = implode(' OR ', array_fill(0, count($rows), '(part_id = %d AND location_id = %d AND quantity >= %d)'));
            $values = array_merge(...array_map(array_values(...), $rows));
            $taken = $this->connection->execute(
                sprintf('UPDATE {part_stock} SET quantity = quantity - CASE %s ELSE 0 END, version = version + 1 WHERE %s', $cases, $matches),
                [...$values, ...$values],
            );
            if ($taken !== count($rows)) {
                throw new ApiError('coleman_insufficient_stock', __('Somebody was faster: one of these parts is no longer in stock. Please look at your cart again.', 'coleman'), 409);
            }
        }
        $this->tallies->settleShelves(array_values(array_unique(array_column($takings, 'part_id'))));
    }

    /**
     * Gives back what an order took, once, however often it is asked; a constant number of statements for however many rows.
     *
     * @param array<int, int> $gone pieces by part that have left the house
     */
    public function giveBack(int $orderId, array $gone = []): void
    {
        $rows = $this->connection->rows('SELECT * FROM {order_stock} WHERE order_id = %d AND is_returned = 0 ORDER BY id', [$orderId]);
        if ([] === $rows || count($rows) !== $this->connection->execute('UPDATE {order_stock} SET is_returned = 1 WHERE order_id = %d AND is_returned = 0', [$orderId])) {
            return;
        }
        $returned = [];
        foreach ($rows as $row) {
            $part = (int) $row['part_id'];
            $kept = min((int) $row['quantity'], $gone[$part] ?? 0);
            $gone[$part] = ($gone[$part] ?? 0) - $kept;
            $key = $part . '.' . $row['location_id'];
            $returned[$key] ??= ['part_id' => $part, 'location_id' => (int) $row['location_id'], 'quantity' => 0];
            $returned[$key]['quantity'] += (int) $row['quantity'] - $kept;
        }
        $this->tallies->onShelves(
            array_values(array_unique(array_column($returned, 'part_id'))),
            fn () => $this->putBack(array_values($returned)),
        );
    }

    /** @param list<array{part_id: int, location_id: int, quantity: int}> $returned */
    private function putBack(array $returned): void
    {
        foreach (array_chunk($returned, 100) as $shelves) {
            $cases = implode(' ', array_fill(0, count($shelves), 'WHEN part_id = %d AND location_id = %d THEN %d'));
            $matches = implode(' OR ', array_fill(0, count($shelves), '(part_id = %d AND location_id = %d)'));
            $this->connection->execute(
                sprintf('UPDATE {part_stock} SET quantity = quantity + CASE %s ELSE 0 END, version = version + 1 WHERE %s', $cases, $matches),
                [...array_merge(...array_map(array_values(...), $shelves)), ...array_merge(...array_map(static fn (array $shelf): array => [$shelf['part_id'], $shelf['location_id']], $shelves))],
            );
        }
    }

    private static function insufficient(PricedLine $line, int $available): ApiError
    {
        return new ApiError(
            'coleman_insufficient_stock',
            0 === $available
                /* translators: %s: part number */
                ? sprintf(__('%s is discontinued, and there is none left where you want it from.', 'coleman'), $line->partNumber)
                /* translators: 1: part number, 2: number of pieces */
                : sprintf(_n('%1$s is discontinued: only %2$d is left where you want it from.', '%1$s is discontinued: only %2$d are left where you want it from.', $available, 'coleman'), $line->partNumber, $available),
            409,
            data: ['cartItemId' => $line->itemId, 'available' => $available],
        );
    }
}
