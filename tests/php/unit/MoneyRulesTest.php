<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Support\Json;
use Coleman\Api\Support\Money;
use PHPUnit\Framework\TestCase;

/** How amounts of money are written, against the vectors that TypeScript runs too. */
final class MoneyRulesTest extends TestCase
{
    /** @return iterable<string, array{string, int, string}> */
    public function vectors(): iterable
    {
        foreach (['money', 'money-short'] as $rule) {
            $file = Json::decodeFile(dirname(__DIR__, 2) . '/seed/vectors/' . $rule . '.json');
            foreach (is_array($file['cases'] ?? null) ? $file['cases'] : [] as $case) {
                if (is_array($case) && is_int($case['in'] ?? null) && is_string($case['out'] ?? null)) {
                    yield sprintf('%s %d', $rule, $case['in']) => [$rule, $case['in'], $case['out']];
                }
            }
        }
    }

    /** @dataProvider vectors */
    public function testAgrees(string $rule, int $cents, string $written): void
    {
        self::assertSame($written, 'money' === $rule ? Money::format($cents) : Money::short($cents));
    }

    public function testMachinesReadDecimals(): void
    {
        foreach ([0 => '0.00', 1 => '0.01', 10 => '0.10', 99 => '0.99', 100 => '1.00', 123_450 => '1234.50', -1 => '-0.01', -123_405 => '-1234.05'] as $cents => $written) {
            self::assertSame($written, Money::decimal($cents));
        }
    }

    public function testDollarsAreTheNumberOfTheSpecification(): void
    {
        self::assertSame([null, 0.0, 0.01, 12.5, -3.25], array_map(Money::dollars(...), [null, 0, 1, 1_250, -325]));
    }
}
