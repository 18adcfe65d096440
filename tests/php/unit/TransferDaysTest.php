<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Promises\TransferDays;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

final class TransferDaysTest extends TestCase
{
    public function testARowCountsBothWaysUnlessTheWayBackHasItsOwn(): void
    {
        $days = new TransferDays([['from' => 4, 'to' => 2, 'days' => 2], ['from' => 1, 'to' => 3, 'days' => 4], ['from' => 3, 'to' => 1, 'days' => 5]], 1);
        self::assertSame([2, 2], [$days->between(4, 2), $days->between(2, 4)]);
        self::assertSame([4, 5], [$days->between(1, 3), $days->between(3, 1)]);
        self::assertSame([1, 0], [$days->between(1, 2), $days->between(3, 3)]);
        self::assertSame(1, (new TransferDays())->between(1, 2), 'unless a dealer says otherwise');
    }

    public function testPickupTakesItsOwnBranchThenTheNearest(): void
    {
        $days = new TransferDays([['from' => 2, 'to' => 4, 'days' => 2]]);
        self::assertSame([4 => 4, 1 => 1], $days->take(5, 4, [1 => 24, 2 => 30, 3 => 3, 4 => 4]), 'the fullest of those that take one day');
        self::assertSame([1 => 3, 3 => 3, 2 => 1], $days->take(7, 4, [1 => 3, 2 => 30, 3 => 3, 4 => 0]), 'what one does not have comes from the next');
        self::assertSame([2 => 30, 1 => 10], $days->take(40, 0, [1 => 24, 2 => 30]), 'shipping takes the fullest first');
        self::assertSame([], $days->take(1, 4, []));
        $days = new TransferDays([['from' => 2, 'to' => 4, 'days' => 0]]);
        self::assertSame([4 => 3, 2 => 2], $days->take(5, 4, [2 => 30, 4 => 3]), 'its own, even where another takes no day');
    }

    public function testNobodyGivesMoreThanThereIs(): void
    {
        $random = new Randomizer(new Mt19937(38));
        for ($round = 0; $round < 500; $round++) {
            $rows = [];
            for ($count = $random->getInt(0, 4); $count > 0; $count--) {
                $rows[] = ['from' => $random->getInt(1, 5), 'to' => $random->getInt(1, 5), 'days' => $random->getInt(1, 3)];
            }
            $days = new TransferDays($rows, $random->getInt(1, 3));
            $stock = [];
            for ($branch = 1; $branch <= 5; $branch++) {
                $stock[$branch] = $random->getInt(0, 5);
            }
            [$quantity, $branch] = [$random->getInt(1, 30), $random->getInt(0, 5)];
            $taken = $days->take($quantity, $branch, $stock);
            self::assertSame(min($quantity, array_sum($stock)), array_sum($taken));
            $before = null;
            foreach ($taken as $from => $pieces) {
                self::assertGreaterThan(0, $pieces);
                self::assertLessThanOrEqual($stock[$from], $pieces);
                $rank = [0 === $branch ? 0 : $days->between($from, $branch), -$stock[$from], $from];
                self::assertTrue(null === $before || $before < $rank, 'in the order of the rule');
                $before = $rank;
            }
            foreach (array_slice($taken, 0, -1, true) as $from => $pieces) {
                self::assertSame($stock[$from], $pieces, 'all but the last are emptied');
            }
            self::assertTrue(0 === $branch || 0 === $stock[$branch] || isset($taken[$branch]), 'its own branch first');
        }
    }

    public function testTimesAreReadAsPeopleWriteThem(): void
    {
        foreach (['15:00' => '15:00', '3 pm' => '15:00', '3:05PM' => '15:05', '12 am' => '00:00', '12:30 p.m.' => '12:30', ' 7:30 am ' => '07:30'] as $typed => $time) {
            self::assertSame($time, PromiseSettings::time($typed), $typed);
        }
        foreach (['', '3', '24:00', '12:60', '13 pm', '0 am', 'noon', '15:00:00', 'pm'] as $typed) {
            self::assertNull(PromiseSettings::time($typed), $typed);
        }
    }
}
