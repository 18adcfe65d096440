<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Parts\PartCounts;
use Coleman\Api\Promises\TransferDays;
use Coleman\Api\Staff\Actor;

/**
 * The one way in which shelves and holds change together, but for a checkout, which only takes (Orders\StockLedger).
 *
 * Inside a transaction it locks the shelves of the parts, lets the caller change holds and counts, works out anew what
 * is outstanding, gives what has risen to the oldest backorders, and writes the shelves and the counts of the lists.
 * The rules are in docs/stock.md.
 */
final readonly class StockWriter
{
    public function __construct(
        private ShelfRepository $shelves,
        private HoldRepository $holds,
        private BackorderRepository $backorders,
        private OrderRepository $orders,
        private PartCounts $partCounts,
        private LocationRepository $locations,
        private TransferDays $transfers,
    ) {
    }

    /**
     * Locks the shelves of these parts, changes them, and settles what follows.
     *
     * @param list<int> $partIds
     * @param callable(array<string, Shelf>): array<string, Shelf> $change writes holds, if any; gives the shelves back, with
     *        new counts and new ones among them. Both are by Shelf::key().
     */
    public function update(array $partIds, callable $change): void
    {
        if ([] === $partIds) {
            return;
        }
        $this->partCounts->lockShelves($partIds);
        $before = $this->shelves->ofParts($partIds);
        $after = $this->settled($partIds, $change($this->filled($partIds, $before)));
        $changed = array_values(array_filter($after, static fn (Shelf $shelf): bool => !isset($before[$shelf->key()]) || !$shelf->equals($before[$shelf->key()])));
        $this->shelves->put($changed);
        $this->partCounts->settleShelves($partIds);
    }

    /**
     * A shelf without a count was written by a version before: its number must have been what may be sold and what
     * orders hold.
     *
     * @param list<int> $partIds
     * @param array<string, Shelf> $shelves
     * @return array<string, Shelf>
     */
    private function filled(array $partIds, array $shelves): array
    {
        if (array_all($shelves, static fn (Shelf $shelf): bool => null !== $shelf->counted)) {
            return $shelves;
        }
        $held = self::sums($this->holds->outstanding($partIds, null), $shelves);

        return array_map(static fn (Shelf $shelf): Shelf => null === $shelf->counted
            ? new Shelf($shelf->partId, $shelf->locationId, $shelf->stored + ($held[$shelf->key()] ?? 0), null, $held[$shelf->key()] ?? 0, $shelf->stored, version: $shelf->version, bin: $shelf->bin)
            : $shelf, $shelves);
    }

    /**
     * @param list<int> $partIds
     * @param array<string, Shelf> $shelves
     * @return array<string, Shelf> with what is outstanding now
     */
    private function settled(array $partIds, array $shelves): array
    {
        if ([] === $shelves) {
            return [];
        }
        // The least of moments and null is null.
        $since = min(array_map(static fn (Shelf $shelf): ?string => $shelf->countedAt, $shelves));
        $held = self::sums($this->holds->outstanding($partIds, $since), $shelves);
        $shelves = array_map(static fn (Shelf $shelf): Shelf => $shelf->holding($held[$shelf->key()] ?? 0), $shelves);

        return $this->allocated($shelves);
    }

    /**
     * What may be sold goes to open backorders first, oldest order first.
     *
     * @param array<string, Shelf> $shelves
     * @return array<string, Shelf>
     */
    private function allocated(array $shelves): array
    {
        $free = [];
        foreach ($shelves as $shelf) {
            if ($shelf->quantity() > 0) {
                $free[$shelf->partId][$shelf->locationId] = $shelf->quantity();
            }
        }
        $holds = [];
        $lines = [];
        $events = [];
        foreach ($this->backorders->open(array_keys($free)) as $line) {
            $taken = $this->transfers->take($line->pieces, $line->pickupAt, $free[$line->partId]);
            foreach ($taken as $branch => $pieces) {
                $free[$line->partId][$branch] -= $pieces;
                $holds[] = new Hold(0, $line->orderId, $line->lineId, $line->partId, $branch, $pieces);
                $key = Shelf::keyOf($line->partId, $branch);
                $shelves[$key] = $shelves[$key]->holding($shelves[$key]->outstanding + $pieces);
                $events[] = [$line->orderId, $this->arrival($line, $branch, $pieces)];
            }
            if ([] !== $taken) {
                $lines[$line->lineId] = ['backordered' => $line->pieces - array_sum($taken), 'state' => $line->state];
            }
        }
        if ([] !== $holds) {
            $this->holds->save($holds);
            $this->backorders->save($lines);
            $this->orders->appendAll(OrderEvent::ALLOCATED, Actor::system(), $events);
        }

        return $shelves;
    }

    /**
     * @param list<Hold> $holds
     * @param array<string, Shelf> $shelves
     * @return array<string, int> pieces outstanding by shelf
     */
    private static function sums(array $holds, array $shelves): array
    {
        $sums = [];
        foreach ($holds as $hold) {
            $key = Shelf::keyOf($hold->partId, $hold->locationId);
            if (isset($shelves[$key]) && $hold->isOutstanding($shelves[$key]->countedAt)) {
                $sums[$key] = ($sums[$key] ?? 0) + $hold->quantity;
            }
        }

        return $sums;
    }

    /** @return array<string, string|int> what the order's history says of it */
    private function arrival(Backorder $line, int $branch, int $pieces): array
    {
        return [
            /* translators: 1: number of pieces, 2: part number, 3: city */
            'text' => sprintf(__('%1$d × %2$s arrived at %3$s and is held for this order.', 'coleman'), $pieces, $line->partNumber, $this->locations->byId($branch)->city ?? (string) $branch),
            'line' => $line->lineId,
            'pieces' => $pieces,
            'location_id' => $branch,
        ];
    }
}
