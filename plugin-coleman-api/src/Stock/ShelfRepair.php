<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Parts\PartCounts;

/**
 * Finds shelves that differ from the holds of their orders, and puts them right. Shelves are read without a lock first;
 * only those that differ are locked, read again and written.
 *
 * @phpstan-type Drift array{part_id: int, location_id: int, was: int, is: int}
 */
final readonly class ShelfRepair
{
    public function __construct(
        private StockWriter $stock,
        private ShelfRepository $shelves,
        private HoldRepository $holds,
        private BackorderRepository $backorders,
        private PartCounts $partCounts,
    ) {
    }

    /**
     * @param list<int> $ids of parts
     * @return list<int> those whose shelves differ from their holds, have no count, or have stock that a backorder waits for
     */
    public function suspects(array $ids): array
    {
        $shelves = $this->shelves->ofParts($ids);
        $suspects = array_column($this->drift($ids, $shelves), null, 'part_id');
        $stocked = [];
        foreach ($shelves as $shelf) {
            if (null === $shelf->counted) {
                $suspects[$shelf->partId] = $shelf;
            } elseif ($shelf->quantity() > 0) {
                $stocked[$shelf->partId] = $shelf;
            }
        }
        foreach ($this->backorders->open(array_keys($stocked)) as $line) {
            $suspects[$line->partId] = $line;
        }

        return array_keys($suspects);
    }

    /**
     * @param non-empty-list<int> $ids of parts
     * @return array{filled: int, allocated: int, drift: list<Drift>}
     */
    public function mend(array $ids): array
    {
        $this->partCounts->lockShelves($ids);
        $before = $this->shelves->ofParts($ids);
        $drift = $this->drift($ids, $before);
        $waiting = $this->waiting($ids);
        $this->stock->update($ids, static fn (array $shelves): array => $shelves);

        return [
            'filled' => count(array_filter($before, static fn (Shelf $shelf): bool => null === $shelf->counted)),
            'allocated' => $waiting - $this->waiting($ids),
            'drift' => $drift,
        ];
    }

    /**
     * Shelves whose counts do not add up. A shelf without a count has nothing to be compared with.
     *
     * @param list<int> $ids of parts
     * @param array<string, Shelf> $shelves
     * @return list<Drift>
     */
    private function drift(array $ids, array $shelves): array
    {
        $held = [];
        foreach ($this->holds->outstanding($ids, null) as $hold) {
            $key = Shelf::keyOf($hold->partId, $hold->locationId);
            if (isset($shelves[$key]) && $hold->isOutstanding($shelves[$key]->countedAt)) {
                $held[$key] = ($held[$key] ?? 0) + $hold->quantity;
            }
        }
        $drift = [];
        foreach ($shelves as $key => $shelf) {
            $found = $held[$key] ?? 0;
            if (null !== $shelf->counted && ($shelf->outstanding !== $found || $shelf->stored !== $shelf->quantity())) {
                $drift[] = ['part_id' => $shelf->partId, 'location_id' => $shelf->locationId, 'was' => $shelf->stored, 'is' => $shelf->holding($found)->quantity()];
            }
        }

        return $drift;
    }

    /** @param list<int> $ids of parts */
    private function waiting(array $ids): int
    {
        return array_sum(array_map(static fn (Backorder $line): int => $line->pieces, $this->backorders->open($ids)));
    }
}
