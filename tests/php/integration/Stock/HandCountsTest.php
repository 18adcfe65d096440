<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Stock;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Coleman\Api\Stock\HandCounts;

/** What a person counts at a shelf, and what the dealer's own number must then be. */
final class HandCountsTest extends ShelfTestCase
{
    public function testACountIsWhatLiesThereAndWhatTheDealersNumberStillHas(): void
    {
        $this->shelf(self::ONE, 1, 9, ['run_id' => 5, 'outstanding' => 6, 'quantity' => 3]);
        $this->shelf(self::ONE, 2, 4);
        $this->shelf(self::OTHER, 1, 4);
        // Lies there: 3. Has left, and the number of 06:00 has it: 1 that it loses at 08:00, 2 that it still has now.
        $this->hold(self::ONE, 1, 3);
        $this->hold(self::ONE, 1, 1, ['left_at' => '2026-11-22 05:00:00', 'known_at' => '2026-11-22 08:00:00']);
        $this->hold(self::ONE, 1, 2, ['left_at' => '2026-11-22 07:00:00', 'known_at' => '2026-11-22 12:00:01']);
        // The number is without what has left long ago, and without what lies there and is marked.
        $this->hold(self::ONE, 1, 8, ['left_at' => '2026-11-21 05:00:00', 'known_at' => '2026-11-22 05:00:00']);
        $this->hold(self::ONE, 1, 1, ['known_at' => '2026-11-22 05:00:00']);
        // What other shelves hold is no matter.
        $this->hold(self::ONE, 2, 1);
        $this->hold(self::ONE, 2, 2, ['left_at' => '2026-11-22 07:00:00', 'known_at' => '2026-11-22 12:00:01']);
        $this->hold(self::OTHER, 1, 1);
        $this->take(7);
        // 7 lie there, of which 4 are promised; 2 have left that the number has, and 1 lies there that it has not.
        self::assertSame([1 => [8, 5, 3], 2 => [4, 3, 1]], $this->shelves());
        self::assertSame([1 => [4, 0, 4]], $this->shelves(self::OTHER));
        // 9 of the number, less 6 it still had, and 4 that lay there.
        self::assertSame(
            [['location_id' => 1, 'pieces' => 7, 'pieces_before' => 7, 'reason' => 'Shelf check', 'user_id' => 3, 'counted_at' => self::NOW]],
            $this->modules()->stock->handCounts()->history(self::ONE),
        );
        $row = $this->modules()->foundation->connection()->row('SELECT counted_at, run_id FROM {part_stock} WHERE part_id = %d AND location_id = 1', [self::ONE]);
        self::assertSame(['counted_at' => self::NOW, 'run_id' => '0'], $row);
    }

    public function testAShelfThatIsCountedTwiceSaysTheSame(): void
    {
        $this->shelf(self::ONE, 1, 9);
        $this->hold(self::ONE, 1, 3);
        $this->hold(self::ONE, 1, 2, ['left_at' => '2026-11-22 07:00:00', 'known_at' => '2026-11-22 14:00:00']);
        foreach ([4, 4, 0, 6] as $pieces) {
            $this->clock->advance(3600);
            $this->take($pieces);
        }
        // What was found before is what was counted the time before.
        self::assertSame([[6, 0], [0, 4], [4, 4], [4, 7]], array_map(static fn (array $entry): array => [$entry['pieces'], $entry['pieces_before']], $this->modules()->stock->handCounts()->history(self::ONE)));
        self::assertSame([1 => [6, 3, 3]], $this->shelves());
    }

    public function testAShelfThatIsNotThereBegins(): void
    {
        $this->hold(self::ONE, 3, 2);
        $this->take(0, 3);
        $this->take(5, 2);
        self::assertSame([2 => [5, 0, 5], 3 => [0, 2, 0]], $this->shelves());
        self::assertSame([[2, 0], [3, 0]], array_map(static fn (array $entry): array => [$entry['location_id'], $entry['pieces_before']], $this->modules()->stock->handCounts()->history(self::ONE)));
    }

    /** @return iterable<string, array{array{int, int, string}, list<string>}> */
    public static function counts(): iterable
    {
        yield 'none' => [[1, 0, 'ok'], []];
        yield 'below none' => [[1, -1, 'ok'], ['quantity']];
        yield 'as many as there may be' => [[1, 1_000_000, 'ok'], []];
        yield 'one more' => [[1, 1_000_001, 'ok'], ['quantity']];
        yield 'a long reason' => [[1, 1, str_repeat('ä', 250)], []];
        yield 'a longer one' => [[1, 1, str_repeat('ä', 251)], ['reason']];
        yield 'spaces around it' => [[1, 1, '  ' . str_repeat('a', 250) . ' '], []];
        yield 'no reason' => [[1, 1, ''], ['reason']];
        yield 'spaces' => [[1, 1, "  \n"], ['reason']];
        yield 'a control character' => [[1, 1, "a\x07"], ['reason']];
        yield 'no such branch' => [[999, 1, 'ok'], ['location_id']];
        yield 'all at once' => [[0, -5, ''], ['quantity', 'reason', 'location_id']];
    }

    /**
     * @dataProvider counts
     * @param array{int, int, string} $count
     * @param list<string> $faults
     */
    public function testFaultsAreNamedAtOnceAndNothingIsWritten(array $count, array $faults): void
    {
        [$branch, $pieces, $reason] = $count;
        $refusal = $this->refusal(fn () => $this->take($pieces, $branch, $reason));
        self::assertSame($faults, array_keys($refusal->params ?? []));
        $history = $this->modules()->stock->handCounts()->history(self::ONE);
        self::assertSame([] === $faults ? [[$pieces, trim($reason)]] : [], array_map(static fn (array $entry): array => [$entry['pieces'], $entry['reason']], $history));
        if (in_array('reason', $faults, true)) {
            self::assertSame(sprintf('Enter a reason of up to %d characters.', HandCounts::REASON_LENGTH), $refusal->params['reason'] ?? '');
        }
    }

    public function testThereMustBeAPart(): void
    {
        foreach ([89_999_999, Part::PLACEHOLDER_ID] as $part) {
            $refusal = $this->refusal(fn () => $this->modules()->stock->handCounts()->count($part, 1, 1, 'ok', 3));
            self::assertSame(['coleman_part_not_found', 404], [$refusal?->errorCode, $refusal?->status]);
        }
        self::assertSame(0, $this->rows('stock_counts'));
    }

    public function testTheHistoryIsOfAPartNewestFirstAndNotTooLong(): void
    {
        for ($pieces = 0; $pieces <= 50; $pieces++) {
            $this->modules()->foundation->connection()->insert('stock_counts', ['part_id' => self::ONE, 'location_id' => 1, 'pieces' => $pieces, 'pieces_before' => 0, 'reason' => 'ok', 'user_id' => 3, 'counted_at' => self::NOW]);
        }
        self::assertSame(range(50, 1), array_column($this->modules()->stock->handCounts()->history(self::ONE), 'pieces'));
        self::assertSame([50, 49], array_column($this->modules()->stock->handCounts()->history(self::ONE, 2), 'pieces'));
        self::assertSame([], $this->modules()->stock->handCounts()->history(self::OTHER));
    }

    private function take(int $pieces, int $branch = 1, string $reason = 'Shelf check'): void
    {
        $this->modules()->stock->handCounts()->count(self::ONE, $branch, $pieces, $reason, 3);
    }

    /** @param \Closure(): mixed $work */
    private function refusal(\Closure $work): ?ApiError
    {
        try {
            $work();

            return null;
        } catch (ApiError $refusal) {
            return $refusal;
        }
    }
}
