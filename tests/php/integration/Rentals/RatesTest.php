<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals;

use Coleman\Api\Rentals\Rates;
use Coleman\Tests\Integration\TestCase;

/** What is said of rates that stand in the wrong place. */
final class RatesTest extends TestCase
{
    /** @return iterable<string, array{int|null, int|null, int|null, list<string>}> */
    public function rates(): iterable
    {
        yield 'none' => [null, null, null, []];
        yield 'all alike' => [100, 100, 100, []];
        yield 'longer is dearer' => [100, 101, 102, []];
        yield 'a week cheaper than a day' => [100, 99, 200, ['weekly']];
        yield 'four weeks cheaper than one' => [100, 200, 199, ['monthly']];
        yield 'both' => [100, 99, 98, ['weekly', 'monthly']];
        yield 'no day' => [null, 1, 2, []];
        yield 'no week' => [100, null, 50, []];
        yield 'no month' => [100, 200, null, []];
    }

    /**
     * @dataProvider rates
     * @param list<string> $faults
     */
    public function testFaults(?int $day, ?int $week, ?int $month, array $faults): void
    {
        self::assertSame($faults, array_keys(Rates::faults($day, $week, $month)));
    }
}
