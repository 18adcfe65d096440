<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

/**
 * How many business days a part takes from one branch to another.
 *
 * A row of the settings counts both ways, unless the way back has a row of its own.
 */
final readonly class TransferDays
{
    public const DEFAULT_DAYS = 1;

    /**
     * @param list<array{from: int, to: int, days: int}> $rows
     * @param int $usual between two branches without a row
     */
    public function __construct(public array $rows = [], public int $usual = self::DEFAULT_DAYS)
    {
    }

    public static function ofSite(): self
    {
        return PromiseSettings::ofSite()->transfers;
    }

    /** Business days from one branch to another; 0 for a branch and itself. */
    public function between(int $from, int $to): int
    {
        if ($from === $to) {
            return 0;
        }
        $row = array_find($this->rows, static fn (array $row): bool => $row['from'] === $from && $row['to'] === $to)
            ?? array_find($this->rows, static fn (array $row): bool => $row['from'] === $to && $row['to'] === $from);

        return $row['days'] ?? $this->usual;
    }

    /**
     * The branches that a line takes its pieces from, in order.
     *
     * For pickup: the branch itself, then the others by their transfer days to it. For shipping: the fullest first.
     * Ties: the fullest, then the lowest id.
     *
     * @param int $branch where it is picked up; 0 when it ships
     * @param array<int, int> $stock pieces that may be sold, by branch
     * @return list<int> only branches that have some
     */
    public function order(int $branch, array $stock): array
    {
        $branches = array_keys(array_filter($stock, static fn (int $pieces): bool => $pieces > 0));
        $days = fn (int $from): int => 0 === $branch ? 0 : $this->between($from, $branch);
        // A branch's own stock is first even where another is set to 0 days.
        $isOther = static fn (int $id): int => $id === $branch ? 0 : 1;
        usort($branches, static fn (int $a, int $b): int => [$isOther($a), $days($a), -$stock[$a], $a] <=> [$isOther($b), $days($b), -$stock[$b], $b]);

        return $branches;
    }

    /**
     * Which branch gives how many pieces.
     *
     * @param array<int, int> $stock pieces that may be sold, by branch
     * @return array<int, int> pieces by branch, in the order in which they are taken; their sum may be less than the quantity
     */
    public function take(int $quantity, int $branch, array $stock): array
    {
        $taken = [];
        foreach ($this->order($branch, $stock) as $id) {
            if ($quantity <= 0) {
                break;
            }
            $taken[$id] = min($quantity, $stock[$id]);
            $quantity -= $taken[$id];
        }

        return $taken;
    }
}
