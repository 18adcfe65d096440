<?php

declare(strict_types=1);

namespace Coleman\Tests;

use Coleman\Api\Promises\BranchCalendar;
use Coleman\Api\Promises\PromiseQuestion;
use Coleman\Api\Promises\TransferDays;
use Coleman\Api\Support\Json;

/**
 * The vectors of dates, which TypeScript runs too.
 *
 * @phpstan-type Input array{
 *   now: string, branch: int, quantity: int, stock: array<int, int>, lead_time: string, is_discontinued: bool, zip: string,
 *   branches: list<array{id: int, city: string, hours: list<array{days: list<int>, opens: string, closes: string}>, special_hours: list<array{date: string}>, cutoff: string}>,
 *   transfers: array{rows: list<array{from: int, to: int, days: int}>, usual: int}, carrier_days: list<array{zip: string, days: int}>,
 *   expected_on: string, not_before: string, is_quote: bool, has_notice: bool
 * }
 * @phpstan-type Output array{on: string|null, after: string, ships_on: string, reason: string, words: string}
 */
final class PromiseVectors
{
    /** @return iterable<string, array{PromiseQuestion, Output}> */
    public static function all(): iterable
    {
        /** @var array{base: Input, cases: list<array{what: string, in: array<string, mixed>, out: Output}>} $file */
        $file = Json::decodeFile(dirname(__DIR__) . '/seed/vectors/promise.json');
        foreach ($file['cases'] as $case) {
            /** @var Input $input */
            $input = array_replace($file['base'], $case['in']);
            yield $case['what'] => [self::question($input), $case['out']];
        }
    }

    /** @param Input $in */
    private static function question(array $in): PromiseQuestion
    {
        $transfers = new TransferDays($in['transfers']['rows'], $in['transfers']['usual']);

        return new PromiseQuestion(
            new \DateTimeImmutable($in['now']),
            $in['branch'],
            $in['quantity'],
            $transfers->take($in['quantity'], $in['branch'], $in['stock']),
            array_map(static fn (array $branch): BranchCalendar => new BranchCalendar($branch['id'], $branch['city'], $branch['hours'], $branch['special_hours'], $branch['cutoff']), $in['branches']),
            $transfers,
            $in['lead_time'],
            $in['is_discontinued'],
            $in['zip'],
            $in['carrier_days'],
            $in['expected_on'],
            $in['not_before'],
            $in['is_quote'],
            $in['has_notice'],
        );
    }
}
