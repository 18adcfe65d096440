<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedHousekeeping;
use Coleman\Api\Feeds\FeedRepository;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\RunState;
use Coleman\Tests\FixedClock;

final class FeedHousekeepingTest extends FeedTestCase
{
    public function testWhatAKilledProcessLeftBehindLeaves(): void
    {
        $items = $this->modules()->feedTypes->items();
        $run = $this->import($this->csv(5));
        $underWay = $this->bring($this->csv(5), true, 'other');
        $items->claim($run->id, [new FeedRow(2, str_repeat('a', 32), [])]);
        $items->claim($underWay->id, [new FeedRow(2, str_repeat('a', 32), [])]);
        $store = $this->modules()->feedTypes->store();
        touch($store->source($run->id));
        $this->keepHouse(0);
        self::assertSame([$underWay->id], $items->claimants());
        self::assertSame([false, true], [is_file($store->source($run->id)), is_file($store->source($underWay->id))]);
        self::assertTrue($store->hasSnapshot($run->id), 'it can be gone back to');
    }

    public function testReportsLeaveAfterNinetyDaysAndRunsAfterAYearButThoseThatAreKept(): void
    {
        $store = $this->modules()->feedTypes->store();
        $bad = "FT-900,Feed Test,Odd,1.2.3\n";
        $runs = [];
        foreach (['1.00', '1.01', '1.02', '1.03', '1.04'] as $price) {
            $runs[] = $this->import($this->csv(5, $price) . $bad)->id;
        }
        $held = $this->bring($this->csv(5))->with(['state' => RunState::Held]);
        $this->modules()->feeds->repository()->save($held);
        $has = static fn (string $what): array => array_values(array_filter($runs, static fn (int $run): bool => 'faults' === $what ? is_file($store->faults($run)) : $store->hasSnapshot($run)));
        self::assertSame([$runs, array_slice($runs, 2)], [$has('faults'), $has('snapshot')]);
        $this->keepHouse(89);
        self::assertSame($runs, $has('faults'));
        $this->keepHouse(91);
        self::assertSame([], $has('faults'));
        self::assertSame(6, $this->rows('feed_runs'));

        touch($store->source($runs[0] + 1_000_000));
        $this->keepHouse(366);
        $left = array_map(static fn (array $row): int => (int) $row['id'], $this->modules()->foundation->connection()->rows('SELECT id FROM {feed_runs} ORDER BY id'));
        self::assertSame([...array_slice($runs, 2), $held->id], $left);
        self::assertSame(array_slice($runs, 2), $has('snapshot'));
        self::assertFileDoesNotExist($store->source($runs[0] + 1_000_000), 'of no run');
    }

    private function keepHouse(int $days): void
    {
        $clock = new FixedClock(gmdate('Y-m-d H:i:s'));
        $clock->advance($days * DAY_IN_SECONDS);
        (new FeedHousekeeping(new FeedRepository($this->modules()->foundation->connection(), $clock), $this->modules()->feedTypes->items(), $this->modules()->feedTypes->store(), $clock))->run();
    }
}
