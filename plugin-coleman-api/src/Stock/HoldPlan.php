<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Promises\TransferDays;

/** Which holds of a line change when it waits for more or fewer pieces than before, or is had in another way. */
final readonly class HoldPlan
{
    /**
     * @param list<Hold> $changed holds to save: ended, made smaller, and new ones
     * @param int $missing pieces that nothing is held for
     * @param array<int, int> $free pieces that may be sold afterwards, by branch; may be less than zero on a short shelf
     */
    private function __construct(public array $changed, public int $missing, public array $free)
    {
    }

    /**
     * Fewer pieces give back holds, the one taken last first; a backorder shrinks before a hold. More pieces take what is
     * free. Where the line is picked up at another branch now, its pieces move there as far as that branch has some.
     *
     * @param list<Hold> $waiting holds of the line that no parcel or pickup has, in the order in which they were taken
     * @param Hold $blank a hold of this line, of which branch and pieces are filled in
     * @param array<string, string|null> $countedAt the moment of the last count, by Shelf::keyOf()
     * @param array<int, int> $free pieces that may be sold, by branch
     * @param int $pickupAt 0 where the line is shipped
     * @param bool $moves whether it is picked up at another branch than before
     * @param bool $takes whether the order takes stock at this time
     */
    public static function make(array $waiting, Hold $blank, int $wanted, array $countedAt, array $free, int $pickupAt, bool $moves, bool $takes, TransferDays $transfers, string $now): self
    {
        /** @var array<int, Hold> $changed by id */
        $changed = [];
        /** @var list<Hold> $added */
        $added = [];
        $end = static function (Hold $hold, int $pieces) use (&$changed, &$added, &$free, $countedAt, $now): ?Hold {
            if ($hold->isOutstanding($countedAt[Shelf::keyOf($hold->partId, $hold->locationId)] ?? null)) {
                $free[$hold->locationId] = ($free[$hold->locationId] ?? 0) + $pieces;
            }
            if ($pieces === $hold->quantity) {
                $changed[$hold->id] = $hold->with(['endedAt' => $now]);

                return null;
            }
            $rest = $hold->with(['quantity' => $hold->quantity - $pieces]);
            $changed[$hold->id] = $rest;
            $added[] = $hold->with(['id' => 0, 'quantity' => $pieces, 'endedAt' => $now]);

            return $rest;
        };
        $over = self::pieces($waiting) - $wanted;
        $kept = [];
        foreach (array_reverse($waiting) as $hold) {
            $pieces = max(0, min($over, $hold->quantity));
            $over -= $pieces;
            $rest = 0 === $pieces ? $hold : $end($hold, $pieces);
            if (null !== $rest) {
                array_unshift($kept, $rest);
            }
        }
        $held = self::pieces($kept);
        $taken = [];
        if ($moves && $takes && $pickupAt > 0) {
            $spare = max(0, array_sum(array_map(static fn (int $pieces): int => max(0, $pieces), $free)) - max(0, $wanted - $held));
            foreach ($kept as $hold) {
                $pieces = $hold->locationId === $pickupAt ? 0 : min($hold->quantity, max(0, $free[$pickupAt] ?? 0));
                // A piece that nobody may take where it was is given up only where the order lacks none for it.
                $lost = $hold->isOutstanding($countedAt[Shelf::keyOf($hold->partId, $hold->locationId)] ?? null) ? max(0, -($free[$hold->locationId] ?? 0)) : $pieces;
                $pieces = min($pieces, $lost) > $spare ? $spare : $pieces;
                $spare -= min($pieces, $lost);
                if ($pieces > 0) {
                    $held -= $pieces;
                    $end($hold, $pieces);
                    $free[$pickupAt] = ($free[$pickupAt] ?? 0) - $pieces;
                    $taken[$pickupAt] = ($taken[$pickupAt] ?? 0) + $pieces;
                }
            }
        }
        $missing = $wanted - $held - array_sum($taken);
        foreach ($takes ? $transfers->take($missing, $pickupAt, $free) : [] as $branch => $pieces) {
            $free[$branch] -= $pieces;
            $missing -= $pieces;
            $taken[$branch] = ($taken[$branch] ?? 0) + $pieces;
        }
        foreach ($taken as $branch => $pieces) {
            $added[] = $blank->with(['locationId' => $branch, 'quantity' => $pieces]);
        }

        return new self([...array_values($changed), ...$added], $missing, $free);
    }

    /** @param list<Hold> $holds */
    private static function pieces(array $holds): int
    {
        return array_sum(array_map(static fn (Hold $hold): int => $hold->quantity, $holds));
    }
}
