<?php

/** Faults of stock, by name; the model must find each. */

declare(strict_types=1);

require_once dirname(__DIR__, 2) . '/faults/planted/plant.php';

function plant(string $fault): void
{
    match ($fault) {
        // A count writes its number as what may be sold, whatever orders hold: what StockFeed once did.
        'a count sells what is held' => coleman_plant('Coleman\\Api\\Stock\\StockWriter', ['settled' => 'return array_map(static fn (Shelf $shelf): Shelf => $shelf->holding(0), $shelves);']),
        'a return is restocked twice' => coleman_plant('Coleman\\Api\\Stock\\ReturnedStock', ['restock' => '$pieces = array_map(static fn (int $one): int => 2 * $one, $pieces);']),
        'an edit to fewer pieces keeps its holds' => coleman_plant('Coleman\\Api\\Stock\\OrderHolds', ['resize' => '$lines = array_filter($lines, fn (int $id): bool => array_any($order->lines, static fn (OrderLine $line): bool => $line->id === $id && LineState::Cancelled !== $line->state) && array_sum($this->inHouse($order->id)[$id] ?? []) < array_find($order->lines, static fn (OrderLine $line): bool => $line->id === $id)->quantity, ARRAY_FILTER_USE_KEY);']),
        'a voided package keeps its pieces' => coleman_plant('Coleman\\Api\\Stock\\OrderHolds', ['takeBack' => 'return;']),
        'a change is done though it was declined' => coleman_plant('Coleman\\Api\\Orders\\Edit\\OrderEditing', ['decline' => 'return $this->accept($order, $actor);']),
        default => throw new LogicException('There is no fault ' . $fault),
    };
}
