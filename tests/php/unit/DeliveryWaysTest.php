<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Orders\DeliveryWays;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** The ways to have a whole order, over carts made by chance. */
final class DeliveryWaysTest extends TestCase
{
    private const OWN = 'will_call:4';

    public function testTheThreeWays(): void
    {
        $lines = [
            7 => ['ship' => '2026-11-24', 'will_call:1' => '2026-11-23 11:15', self::OWN => '2026-11-24 08:30'],
            9 => ['ship' => '2026-11-25', 'will_call:1' => '2026-11-24 08:30', self::OWN => '2026-11-23 11:15'],
        ];
        self::assertSame([
            'branch' => [7 => self::OWN, 9 => self::OWN],
            'earliest' => [7 => 'will_call:1', 9 => self::OWN],
            'ship' => [7 => 'ship', 9 => 'ship'],
        ], DeliveryWays::find($lines, self::OWN));
        unset($lines[9]['ship']);
        self::assertSame(['branch', 'earliest'], array_keys(DeliveryWays::find($lines, self::OWN)), 'what is for pickup only is not shipped');
        self::assertSame([], DeliveryWays::find([7 => []] + $lines, self::OWN), 'what cannot be had at all');
        self::assertSame([], DeliveryWays::find([], self::OWN));
    }

    public function testATieGoesToTheOwnBranchAndNoDateIsLast(): void
    {
        $tie = [1 => ['ship' => '2026-11-24', 'will_call:1' => '2026-11-24 08:30', self::OWN => '2026-11-24 08:30']];
        self::assertSame(['branch', 'ship'], array_keys(DeliveryWays::find($tie, self::OWN)), 'the earliest is the branch');
        $half = [1 => ['ship' => '2026-11-25', 'will_call:1' => '2026-11-24 08:00', self::OWN => '2026-11-24 08:30']];
        self::assertSame(['branch', 'ship'], array_keys(DeliveryWays::find($half, self::OWN)), 'half an hour is no day');
        $undated = [1 => ['ship' => '2026-11-30', 'will_call:1' => '', self::OWN => '']];
        self::assertSame(['branch', 'ship'], array_keys(DeliveryWays::find($undated, self::OWN)), 'the earliest is shipped');
        $unknown = [1 => ['ship' => '', 'will_call:1' => '', self::OWN => '']];
        self::assertSame(['branch', 'ship'], array_keys(DeliveryWays::find($unknown, self::OWN)));
    }

    public function testOfAnyCart(): void
    {
        $random = new Randomizer(new Mt19937(39));
        for ($round = 0; $round < 2_000; $round++) {
            $lines = [];
            for ($item = $random->getInt(1, 5); $item > 0; $item--) {
                $lines[$item] = [];
                foreach (['ship', 'will_call:1', 'will_call:2', self::OWN] as $how) {
                    if ($random->getInt(0, 9) > 0) {
                        $day = sprintf('2026-11-%02d', $random->getInt(23, 27));
                        $lines[$item][$how] = match (true) {
                            0 === $random->getInt(0, 4) => '',
                            'ship' === $how => $day,
                            default => sprintf('%s %02d:30', $day, $random->getInt(8, 11)),
                        };
                    }
                }
            }
            $ways = DeliveryWays::find($lines, self::OWN);
            $canBeHad = array_all($lines, static fn (array $ready): bool => [] !== $ready);
            self::assertSame($canBeHad, [] !== $ways);
            self::assertCount(count($ways), array_unique(array_map(serialize(...), $ways)), 'equal ways are one');
            self::assertSame($canBeHad && array_all($lines, static fn (array $ready): bool => isset($ready[self::OWN])), isset($ways['branch']));
            self::assertSame($canBeHad && array_all($lines, static fn (array $ready): bool => isset($ready['ship'])), isset($ways['ship']));
            foreach ($ways as $way) {
                self::assertSame(array_keys($lines), array_keys($way));
                foreach ($way as $item => $how) {
                    self::assertArrayHasKey($how, $lines[$item], 'only what is possible');
                }
            }
            $earliest = $ways['earliest'] ?? [];
            foreach ($earliest as $item => $how) {
                $end = static fn (string $ready): string => '' === $ready ? '~' : substr($ready, 0, 10);
                foreach ($lines[$item] as $ready) {
                    self::assertLessThanOrEqual($end($ready), $end($lines[$item][$how]), 'nothing is a day earlier');
                }
            }
        }
    }
}
