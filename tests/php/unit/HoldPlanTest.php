<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Promises\TransferDays;
use Coleman\Api\Stock\Hold;
use Coleman\Api\Stock\HoldPlan;
use PHPUnit\Framework\TestCase;

/** Which holds of a line change when it waits for other pieces, or is picked up elsewhere. */
final class HoldPlanTest extends TestCase
{
    private const NOW = '2026-11-24 15:00:00';

    /**
     * @param list<array{int, int}> $held branch and pieces, in the order in which they were taken
     * @param array<int, int> $free
     * @param array<int, int> $then pieces held afterwards, by branch
     * @dataProvider cases
     */
    public function testResize(array $held, int $wanted, array $free, int $pickupAt, bool $moves, bool $takes, array $then, int $missing): void
    {
        $holds = [];
        foreach ($held as $index => [$branch, $pieces]) {
            $holds[$index + 1] = new Hold($index + 1, 7, 8, 9, $branch, $pieces);
        }
        $before = $free;
        foreach ($holds as $hold) {
            $before[$hold->locationId] = ($before[$hold->locationId] ?? 0) + $hold->quantity;
        }
        $plan = HoldPlan::make(array_values($holds), new Hold(0, 7, 8, 9, 0, 0), $wanted, [], $free, $pickupAt, $moves, $takes, new TransferDays(), self::NOW);
        foreach ($plan->changed as $hold) {
            $holds[0 === $hold->id ? 1_000 + count($holds) : $hold->id] = $hold;
        }
        $after = [];
        foreach ($holds as $hold) {
            if (null === $hold->endedAt) {
                $after[$hold->locationId] = ($after[$hold->locationId] ?? 0) + $hold->quantity;
            }
        }
        ksort($after);
        self::assertSame([$then, $missing], [$after, $plan->missing]);
        self::assertSame($wanted, array_sum($after) + $missing);
        // No piece is made, and none is lost: what is held and what is free are together what they were.
        foreach ($before as $branch => $pieces) {
            self::assertSame($pieces, ($plan->free[$branch] ?? 0) + ($after[$branch] ?? 0), "branch $branch");
        }
    }

    /** @return iterable<string, array{list<array{int, int}>, int, array<int, int>, int, bool, bool, array<int, int>, int}> */
    public static function cases(): iterable
    {
        yield 'nothing changes' => [[[1, 3]], 3, [1 => 2], 0, false, true, [1 => 3], 0];
        yield 'fewer, the last hold first' => [[[1, 2], [2, 2]], 3, [1 => 9], 0, false, true, [1 => 2, 2 => 1], 0];
        yield 'fewer, down to none' => [[[1, 2], [2, 2]], 0, [], 0, false, true, [], 0];
        yield 'a backorder shrinks first' => [[[1, 2]], 3, [1 => 0], 0, false, true, [1 => 2], 1];
        yield 'more, from the fullest' => [[[1, 1]], 4, [1 => 1, 2 => 5], 0, false, true, [1 => 1, 2 => 3], 0];
        yield 'more than there is' => [[[1, 1]], 9, [1 => 1, 2 => 2], 0, false, true, [1 => 2, 2 => 2], 5];
        yield 'more for a pickup, from its branch first' => [[[1, 1]], 4, [1 => 1, 2 => 5], 1, false, true, [1 => 2, 2 => 2], 0];
        yield 'picked up elsewhere: as far as there is' => [[[1, 3]], 3, [2 => 2], 2, true, true, [1 => 1, 2 => 2], 0];
        yield 'picked up elsewhere, more of it' => [[[1, 2]], 4, [1 => 1, 2 => 3], 2, true, true, [1 => 1, 2 => 3], 0];
        yield 'shipped again: what is held stays' => [[[2, 3]], 3, [1 => 9], 0, false, true, [2 => 3], 0];
        yield 'an order that waits without stock takes none' => [[], 3, [1 => 9], 0, false, false, [], 3];
        yield 'a piece of a short shelf moves where the order has enough' => [[[1, 2]], 2, [1 => -2, 2 => 1], 2, true, true, [1 => 1, 2 => 1], 0];
        yield 'a piece of a short shelf stays where the order would lack one' => [[[1, 2]], 3, [1 => -2, 2 => 1], 2, true, true, [1 => 2, 2 => 1], 0];
        yield 'a piece that the shelf is short of alone stays' => [[[1, 2]], 4, [1 => -1, 2 => 2], 2, true, true, [1 => 2, 2 => 2], 0];
        yield 'a short shelf gives nothing' => [[[1, 1]], 2, [1 => -3], 0, false, true, [1 => 1], 1];
    }

    public function testWhatTheDealerKnowsOfDoesNotComeBackToTheShelf(): void
    {
        $known = new Hold(1, 7, 8, 9, 1, 3, knownAt: '2026-11-20 00:00:00');
        $plan = HoldPlan::make([$known], new Hold(0, 7, 8, 9, 0, 0), 1, ['9:1' => '2026-11-21 00:00:00'], [1 => 4], 0, false, true, new TransferDays(), self::NOW);
        self::assertSame([1 => 4], $plan->free);
        self::assertSame([[1, 1, null], [0, 2, self::NOW]], array_map(static fn (Hold $hold): array => [$hold->id, $hold->quantity, $hold->endedAt], $plan->changed));
        self::assertSame('2026-11-20 00:00:00', $plan->changed[1]->knownAt);
    }

    /** @dataProvider moves */
    public function testWhatTheDealerKnowsOfMovesToAnotherBranchOnlyWhereTheOrderLacksNothingForIt(int $wanted, int $kept, int $taken): void
    {
        $known = new Hold(1, 7, 8, 9, 1, 1, knownAt: '2026-11-20 00:00:00');
        $plan = HoldPlan::make([$known], new Hold(0, 7, 8, 9, 0, 0), $wanted, ['9:1' => '2026-11-21 00:00:00'], [1 => 1, 2 => 1], 2, true, true, new TransferDays(), self::NOW);
        self::assertSame(0, $plan->missing);
        $ended = array_filter($plan->changed, static fn (Hold $hold): bool => null !== $hold->endedAt);
        self::assertCount(1 - $kept, $ended);
        self::assertSame($taken, array_sum(array_map(static fn (Hold $hold): int => 0 === $hold->id ? $hold->quantity : 0, $plan->changed)));
    }

    /** @return iterable<string, array{int, int, int}> pieces wanted, known holds that stay, pieces taken anew */
    public static function moves(): iterable
    {
        yield 'there is another piece for it' => [1, 0, 1];
        yield 'there is one more than it needs' => [2, 0, 2];
        yield 'it needs every piece' => [3, 1, 2];
    }
}
