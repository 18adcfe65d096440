<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Cli\ImportProgress;
use Coleman\Api\Feeds\Feed;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use PHPUnit\Framework\TestCase;

final class ImportProgressTest extends TestCase
{
    private const ROWS = 100_000;

    private const BYTES = 4_000_000;

    public function testItGoesFromNothingToAllAndNeverBack(): void
    {
        $progress = new ImportProgress(self::ROWS + 1);
        $shares = [];
        foreach (self::course(30.0, 20.0, 100.0, 50.0) as [$run, $now]) {
            $progress->move($run, $now);
            $shares[] = $progress->share();
        }
        $sorted = $shares;
        sort($sorted);
        self::assertSame($sorted, $shares);
        self::assertLessThan(0.01, $shares[0]);
        self::assertSame(1.0, end($shares));
    }

    /** @dataProvider speeds */
    public function testTheTimeLeftNeverJumps(float $reading, float $comparing, float $applying, float $indexing): void
    {
        $progress = new ImportProgress(self::ROWS);
        $before = null;
        $told = 0;
        foreach (self::course($reading, $comparing, $applying, $indexing) as [$run, $now]) {
            $progress->move($run, $now);
            $left = $progress->left();
            if (null !== $before && null !== $left) {
                // Half a second later: never more than a twentieth and two seconds away from what was said.
                self::assertLessThanOrEqual(0.05 * $before + 2.0, abs($left - $before), "at $now s");
                $told++;
            }
            $before = $left;
        }
        self::assertGreaterThan(100, $told);
    }

    /** @return array<string, array{float, float, float, float}> seconds of reading, comparing, applying, indexing */
    public function speeds(): array
    {
        return [
            'as weighed' => [40.0, 20.0, 70.0, 60.0],
            'applying is slow' => [20.0, 15.0, 300.0, 50.0],
            'applying is quick' => [60.0, 60.0, 20.0, 40.0],
            'comparing is slow' => [20.0, 150.0, 60.0, 30.0],
            'indexing is slow' => [20.0, 10.0, 30.0, 200.0],
        ];
    }

    public function testItIsRightInTheEndWhateverThePhasesTake(): void
    {
        $progress = new ImportProgress(self::ROWS);
        $end = 20.0 + 15.0 + 100.0 + 300.0;
        foreach (self::course(20.0, 15.0, 100.0, 300.0) as [$run, $now]) {
            $progress->move($run, $now);
            if ($now > 200.0 && $run->state->isUnderWay()) {
                self::assertEqualsWithDelta($end - $now, $progress->left() ?? 0.0, 40.0, "at $now s");
            }
        }
    }

    public function testAShortRunThatGrowsSlowIsToldOfInTime(): void
    {
        $progress = new ImportProgress(self::ROWS);
        foreach (self::course(4.0, 2.0, 6.0, 24.0) as [$run, $now]) {
            $progress->move($run, $now);
            if ($now > 24.0 && $run->state->isUnderWay()) {
                self::assertEqualsWithDelta(36.0 - $now, $progress->left() ?? 0.0, 5.0, "at $now s");
            }
        }
    }

    public function testARunThatIsTakenUpAgainIsMeasuredFromWhereItWas(): void
    {
        $progress = new ImportProgress(self::ROWS);
        $half = self::far(RunState::Applying, self::ROWS, intdiv(self::BYTES, 2));
        $progress->move($half, 0.0);
        self::assertGreaterThan(0.4, $progress->share());
        self::assertNull($progress->left());
        for ($second = 1; $second <= 30; $second++) {
            $progress->move($half->with(['progress' => intdiv(self::BYTES, 2) + 20_000 * $second]), (float) $second);
        }
        // 1,400,000 bytes at 20,000 a second are 0.1225 of all; indexing and what vanishes are 0.35 more.
        self::assertEqualsWithDelta(70.0 / 0.1225 * 0.4725, $progress->left() ?? 0.0, 15.0);
    }

    public function testWithoutLinesReadingTellsItsRowsOnly(): void
    {
        $progress = new ImportProgress(0);
        $progress->move(self::far(RunState::Reading, 0, 0), 0.0);
        $progress->move(self::far(RunState::Reading, 50_000, 0), 5.0);
        self::assertSame([0.0, null, '0 %, reading, 50,000 rows, 10,000/s'], [$progress->share(), $progress->left(), $progress->line()]);
    }

    public function testTheBarFitsATerminalAndTellsWhatIsDone(): void
    {
        $progress = new ImportProgress(self::ROWS);
        $longest = 0;
        $seen = [];
        foreach (self::course(3_000.0, 2_000.0, 9_000.0, 4_000.0) as [$run, $now]) {
            $progress->move($run, $now);
            $longest = max($longest, strlen($progress->bar()));
            $seen[] = $progress->bar();
        }
        self::assertLessThan(80, $longest);
        self::assertStringStartsWith('[........................]   0 %  reading ', $seen[0]);
        self::assertStringStartsWith('[########################] 100 %  applied 100,000 rows', $seen[count($seen) - 1]);
        self::assertMatchesRegularExpression('/^\[#+\.+\]  \d\d %  applying [\d,]+ rows \d+\/s \d:\d\d h left$/', $seen[(int) (0.5 * count($seen))]);
    }

    public function testADryRunEndsWithComparing(): void
    {
        $progress = new ImportProgress(self::ROWS);
        $progress->move(self::far(RunState::Comparing, self::ROWS, intdiv(self::BYTES, 2), true), 1.0);
        self::assertEqualsWithDelta(0.83, $progress->share(), 0.01);
    }

    /**
     * A run as it is told of, each half second.
     *
     * @return \Generator<int, array{FeedRun, float}>
     */
    private static function course(float $reading, float $comparing, float $applying, float $indexing): \Generator
    {
        $end = $reading + $comparing + $applying + $indexing;
        $step = max(0.5, $end / 2_000);
        for ($now = 0.0; $now < $end; $now += $step) {
            yield [match (true) {
                $now < $reading => self::far(RunState::Reading, (int) (self::ROWS * $now / $reading), 0),
                $now < $reading + $comparing => self::far(RunState::Comparing, self::ROWS, (int) (self::BYTES * ($now - $reading) / $comparing)),
                $now < $end - $indexing => self::far(RunState::Applying, self::ROWS, (int) (self::BYTES * ($now - $reading - $comparing) / $applying)),
                default => self::far(RunState::Indexing, self::ROWS, (int) (self::ROWS * ($now - $end + $indexing) / $indexing)),
            }, $now];
        }
        yield [self::far(RunState::Applied, self::ROWS, self::BYTES), $end];
    }

    private static function far(RunState $state, int $records, int $progress, bool $isDry = false): FeedRun
    {
        $feed = new Feed(1, 'parts', 'parts', true, [], [], Removal::AtOnce);

        return new FeedRun(1, $feed, $state, 'parts.csv', $isDry, false, $records, max(0, $progress), RunState::Reading === $state ? 0 : self::BYTES, 0, ['done_new' => self::ROWS], [], [], '', 0, '2026-03-01 12:00:00', '');
    }
}
