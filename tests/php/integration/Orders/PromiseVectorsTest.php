<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Orders;

use Coleman\Api\Json;
use Coleman\Api\Promises\BranchCalendar;
use Coleman\Api\Promises\PromiseQuestion;
use Coleman\Api\Promises\PromiseRule;
use Coleman\Api\Promises\PromiseWords;
use Coleman\Api\Promises\TransferDays;
use Coleman\Tests\Integration\TestCase;

/**
 * The rule of dates against the vectors that TypeScript runs too.
 *
 * @phpstan-type Input array{
 *   now: string, branch: int, quantity: int, stock: array<int, int>, lead_time: string, is_discontinued: bool, zip: string,
 *   branches: list<array{id: int, city: string, hours: list<array{days: list<int>, opens: string, closes: string}>, special_hours: list<array{date: string}>, cutoff: string}>,
 *   transfers: array{rows: list<array{from: int, to: int, days: int}>, usual: int}, carrier_days: list<array{zip: string, days: int}>,
 *   expected_on: string, not_before: string, is_quote: bool, has_notice: bool
 * }
 */
final class PromiseVectorsTest extends TestCase
{
    /** @return iterable<string, array{Input, array<string, string|null>}> */
    public static function vectors(): iterable
    {
        /** @var array{base: Input, cases: list<array{what: string, in: array<string, mixed>, out: array<string, string|null>}>} $file */
        $file = Json::decodeFile(dirname(__DIR__, 3) . '/seed/vectors/promise.json');
        foreach ($file['cases'] as $case) {
            /** @var Input $input */
            $input = array_replace($file['base'], $case['in']);
            yield $case['what'] => [$input, $case['out']];
        }
    }

    public function testThereAreVectors(): void
    {
        self::assertGreaterThanOrEqual(60, iterator_count((static fn () => yield from self::vectors())()));
    }

    /**
     * @dataProvider vectors
     * @param Input $in
     * @param array<string, string|null> $out
     */
    public function testAgrees(array $in, array $out): void
    {
        $transfers = new TransferDays($in['transfers']['rows'], $in['transfers']['usual']);
        $question = new PromiseQuestion(
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
        $promise = PromiseRule::of($question);
        self::assertSame($out, [
            'on' => $promise->on,
            'after' => $promise->after,
            'ships_on' => $promise->shipsOn,
            'reason' => $promise->reason->value,
            'words' => PromiseWords::of($question, $promise),
        ]);
    }
}
