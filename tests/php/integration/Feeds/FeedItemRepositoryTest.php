<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\Feed;
use Coleman\Api\Feeds\FeedItemRepository;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\NewRun;
use Coleman\Api\Feeds\RowError;

final class FeedItemRepositoryTest extends FeedTestCase
{
    private FeedItemRepository $items;

    protected function setUp(): void
    {
        parent::setUp();
        $this->items = $this->modules()->feedTypes->items();
    }

    public function testTheFirstRowAboutAThingHasItUntilItsRunLetsGo(): void
    {
        $row = static fn (int $line, string $key): FeedRow => new FeedRow($line, str_repeat($key, 32), []);
        self::assertSame([4 => ['line' => 2, 'at' => 90]], $this->items->claim(7, [$row(2, 'a'), $row(3, 'b'), $row(4, 'a')], 90));
        self::assertSame([5 => ['line' => 3, 'at' => 90]], $this->items->claim(7, [$row(5, 'b'), $row(6, 'c')], 120));
        self::assertSame([], $this->items->claim(8, [$row(2, 'a')]));
        self::assertSame([7, 8], $this->items->claimants());
        $this->items->forgetClaims(7);
        self::assertSame([8], $this->items->claimants());
    }

    public function testARowThatCanBeReadHasAThingBeforeThoseThatCannot(): void
    {
        $row = static fn (int $line, string $key): FeedRow => new FeedRow($line, str_repeat($key, 32), []);
        $bad = static fn (int $line, string $key): RowError => new RowError($line, '', '', '', str_repeat($key, 32));
        self::assertSame([], $this->items->claim(7, [$bad(2, 'a'), $bad(3, 'b'), $row(4, 'b'), $bad(5, 'b'), $bad(6, 'c')], 10));
        // Some of these things are new, some an earlier chunk could not read, and one it could.
        self::assertSame([8 => ['line' => 4, 'at' => 10], 10 => ['line' => 7, 'at' => 20]], $this->items->claim(7, [$row(7, 'a'), $row(8, 'b'), $row(9, 'd'), $row(10, 'a'), $bad(11, 'c')], 20));
        self::assertSame([12 => ['line' => 7, 'at' => 20], 14 => ['line' => 13, 'at' => 30]], $this->items->claim(7, [$row(12, 'a'), $row(13, 'c'), $row(14, 'c')], 30));
    }

    public function testWhatAFeedHasBroughtAndARunHasNot(): void
    {
        $feed = $this->feed('one');
        [$first, $second] = array_map(fn (string $name): FeedRun => $this->modules()->feeds->repository()->start(new NewRun($feed, $name, 0)), ['a.csv', 'b.csv']);
        $this->items->brought($feed->id, $first->id, ['a' => '1', 'b' => '2', 'c' => '3']);
        $this->items->brought($feed->id, $second->id, ['b' => '2', 'c' => '4', 'd' => '5']);
        $this->items->brought($feed->id, $second->id, []);
        self::assertSame([4, 2], [$this->items->count($feed->id), $this->items->known($feed->id, ['a', 'd', 'e'])]);
        self::assertSame(['a' => '1'], $this->items->vanished($second, false, [], 500));
        self::assertSame(['4'], $this->items->broughtByAny('parts', ['3', '4']));
        self::assertSame(['1'], $this->items->drop($feed, ['a' => '1']));
        self::assertSame(3, $this->items->count($feed->id));
    }

    /**
     * Whatever of it the site had to make.
     *
     * @testWith [[]]
     *           [{"d": "4", "e": "5"}]
     *           [{"b": "9", "d": "4"}]
     *           [{"a": "1", "b": "9", "d": "4", "e": "5"}]
     *
     * @param array<string, string> $made
     */
    public function testWhatIsBroughtAgainIsNotedLikeWhatIsNew(array $made): void
    {
        [$one, $two] = [$this->feed('one'), $this->feed('two')];
        $this->items->brought($one->id, 1, ['a' => '1', 'b' => '2', 'c' => '3']);
        $this->items->brought($two->id, 1, ['a' => '1']);
        $this->modules()->foundation->connection()->execute('UPDATE {feed_items} SET missing_run = 1');
        $known = $this->items->brought($one->id, 2, ['a' => '1', 'b' => '9', 'd' => '4', 'e' => '5'], $made);
        ksort($known);
        self::assertSame(['a' => '1', 'b' => '2'], array_map(static fn (array $row): ?string => $row['ref'], $known), 'as they stood before');
        $all = fn (int $feed): array => array_map(static fn (array $row): string => "{$row['ref']} {$row['run_id']} {$row['missing_run']}", $this->items->rows($feed, ['a', 'b', 'c', 'd', 'e']));
        $ofOne = $all($one->id);
        ksort($ofOne);
        self::assertSame(['a' => '1 2 0', 'b' => '9 2 0', 'c' => '3 1 1', 'd' => '4 2 0', 'e' => '5 2 0'], $ofOne);
        self::assertSame(['a' => '1 1 1'], $all($two->id));
    }

    public function testAThingIsGoneOnceNoListOfItsKindBringsItByAnyName(): void
    {
        [$one, $two] = [$this->feed('one'), $this->feed('two')];
        [$some, $other] = [$this->feed('some', isFull: false), $this->feed('other', 'prices')];
        $this->items->brought($one->id, 1, ['a' => '1', 'b' => '2', 'c' => '3', 'k' => '3', 'd' => '4', 'e' => '4']);
        $this->items->brought($two->id, 2, ['a' => '2']);
        $this->items->brought($some->id, 3, ['a' => '1']);
        $this->items->brought($other->id, 4, ['a' => '1']);
        self::assertSame(['1', '3'], $this->items->drop($one, ['a' => '1', 'b' => '2', 'c' => '3', 'k' => '3', 'd' => '4']));
        self::assertSame(['2'], $this->items->drop($two, ['a' => '2']));
        self::assertSame(['1'], $this->items->broughtByAny('parts', ['1', '2', '3']));
        // A feed that is given other settings on its way does not lose what it brings.
        self::assertSame([], $this->items->drop($this->feed('one', isFull: false), ['f' => '4']));
    }

    private function feed(string $name, string $kind = 'parts', bool $isFull = true): Feed
    {
        return $this->modules()->feeds->repository()->put($name, $kind, $isFull, [], []);
    }
}
