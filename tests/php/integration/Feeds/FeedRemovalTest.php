<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Audit\AuditEntry;
use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\HeldPrice;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Http\ApiError;

/** What a file that lacks something does, and prices that move too far. */
final class FeedRemovalTest extends FeedTestCase
{
    public function testAThingGoesWithTheSecondFileThatLacksIt(): void
    {
        $this->take($this->csv(3));
        $run = $this->take($this->csv([1, 2], '1.10'));
        self::assertSame([0, 1, 0], [$run->count('vanish'), $run->count('missing'), $run->count('done_vanish')]);
        self::assertSame(['FT-3'], $run->samples['missing']);
        self::assertFalse($this->part('FT-3')->discontinued);

        $run = $this->take($this->csv([1, 2], '1.10'));
        self::assertSame(0, $run->count('done_vanish'), 'the very same file at once says nothing new');

        $run = $this->take($this->csv([1, 2], '1.15'));
        self::assertSame([1, 1], [$run->count('vanish'), $run->count('done_vanish')]);
        self::assertSame(['FT-3'], $run->samples['vanish']);
        self::assertTrue($this->part('FT-3')->discontinued);
    }

    public function testWhatComesBackInBetweenBeginsAnew(): void
    {
        $this->take($this->csv(3));
        $this->take($this->csv([1, 2]));
        $this->take($this->csv(3, '1.05'));
        $run = $this->take($this->csv([1, 2], '1.10'));
        self::assertSame([1, 0], [$run->count('missing'), $run->count('done_vanish')]);
        self::assertFalse($this->part('FT-3')->discontinued);
    }

    public function testSomebodyMayApproveWhatIsMissing(): void
    {
        $this->take($this->csv(3));
        $run = $this->take($this->csv([1, 2]));
        $feeds = $this->modules()->feeds->service();
        self::assertContains('remove', $feeds->can($this->stored($run)));
        $run = $feeds->resume($feeds->remove($this->stored($run)));
        self::assertSame([RunState::Applied, 1], [$run->state, $run->count('done_vanish')]);
        self::assertTrue($this->part('FT-3')->discontinued);
        self::assertNotContains('remove', $feeds->can($this->stored($run)));
        $this->expectException(ApiError::class);
        $feeds->remove($this->stored($run));
    }

    public function testARowThatCannotBeReadKeepsItsThing(): void
    {
        $this->take($this->csv(3), Removal::AtOnce);
        $run = $this->take(str_replace('FT-2,Feed Test,Part 2,1.00', 'FT-2,Feed Test,,1.00', $this->csv([1, 2])), Removal::AtOnce);
        self::assertSame([1, 1], [$run->count('vanish'), $run->count('done_vanish')]);
        self::assertSame([false, true], [$this->part('FT-2')->discontinued, $this->part('FT-3')->discontinued]);
    }

    public function testARowWithoutAKeyKeepsEverything(): void
    {
        $this->take($this->csv(3), Removal::AtOnce);
        $run = $this->take($this->csv([1]) . ",Feed Test,What is it,1.00\n", Removal::AtOnce);
        self::assertSame([0, 2, 0], [$run->count('vanish'), $run->count('missing'), $run->count('done_vanish')]);
        self::assertStringContainsString('2 items are missing from the file but were not removed', $run->message);
        self::assertFalse($this->part('FT-3')->discontinued);
        $feeds = $this->modules()->feeds->service();
        self::assertSame(2, $feeds->resume($feeds->remove($this->stored($run)))->count('done_vanish'));
        self::assertTrue($this->part('FT-3')->discontinued);
    }

    public function testAFileThatLostItsEndIsHeld(): void
    {
        $this->take($this->csv(3), Removal::AtOnce);
        $run = $this->take(rtrim($this->csv([1, 2])), Removal::AtOnce);
        self::assertSame(RunState::Held, $run->state);
        self::assertStringContainsString('may be incomplete', $run->message);
        self::assertSame(['FT-3'], $run->samples['vanish']);
        self::assertSame("thing,becomes\nFT-3,removed\n", (string) file_get_contents($this->modules()->feedTypes->store()->missing($run->id)->path()));
        $feeds = $this->modules()->feeds->service();
        $run = $feeds->resume($feeds->decide($this->stored($run), true));
        self::assertSame(1, $run->count('done_vanish'));
    }

    public function testAFileOfSomeThingsThatLostItsEndIsHeldToo(): void
    {
        $this->take($this->csv(2, '1250.00'));
        // Cut in the last price, which can be read all the same.
        $run = $this->take(substr($this->csv([1, 2], '1250.00'), 0, -5), isFull: false);
        self::assertSame(RunState::Held, $run->state);
        self::assertStringContainsString('may be incomplete', $run->message);
        self::assertSame(125_000, $this->part('FT-2')->priceCents);
        $this->modules()->feeds->service()->discard($this->stored($run));
        self::assertSame(RunState::Applied, $this->take($this->csv([2], '1251.00'), isFull: false)->state, 'what it does not bring is not missing');
    }

    public function testAPriceThatMovesTooFarWaitsAndTheRestGoesOn(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {audit_log}');
        $this->take("part_number,vendor,description,price\nFT-1,Feed Test,One,10.00\nFT-2,Feed Test,Two,10.00\n");
        $far = "part_number,vendor,description,price\nFT-1,Feed Test,One A,1.00\nFT-2,Feed Test,Two,11.00\n";
        $run = $this->take($far);
        self::assertSame([RunState::Applied, 1, ['FT-1: Price $10.00 → $1.00']], [$run->state, $run->count('held'), $run->samples['held']]);
        self::assertSame([1_000, 'One A', 1_100], [$this->part('FT-1')->priceCents, $this->part('FT-1')->description, $this->part('FT-2')->priceCents]);
        $prices = $this->modules()->feeds->heldPrices();
        $waiting = $prices->waiting(10);
        self::assertSame([['FT-1', 'price_cents', 1_000, 100]], array_map(static fn (HeldPrice $price): array => [$price->name, $price->field, $price->oldCents, $price->newCents], $waiting));

        // The next night it is still the same question.
        $this->take(str_replace('11.00', '11.50', $far));
        self::assertCount(1, $prices->waiting(10));
        $answered = $this->modules()->feeds->heldPriceService()->answerAll(0, false, 1);
        self::assertSame(['answered' => 1, 'stale' => []], $answered);
        $run = $this->take($far);
        self::assertSame([0, 1_000], [$run->count('held'), $this->part('FT-1')->priceCents], 'no is no');
        self::assertSame([1, ['FT-1: Price kept: $10.00 (file: $1.00)']], [$run->count('kept'), $run->samples['kept']], 'and it is told');
        self::assertContains(['line' => '2', 'change' => 'kept', 'thing' => 'FT-1', 'field' => 'price', 'old' => '$10.00', 'new' => '$1.00'], $this->modules()->feedTypes->store()->changes($run->id)->page(0, 10)['lines']);
        $run = $this->take(str_replace('1.00', '2.00', $far));
        self::assertSame(1, $run->count('held'), 'another value is another question');
        $log = fn (): array => $this->modules()->foundation->audit()->list(AuditKind::Price, 0, 0, 9);
        self::assertSame([], $log(), 'A rejected price changes nothing.');
        $this->modules()->feeds->heldPriceService()->answerAll(0, true, 1);
        self::assertSame(200, $this->part('FT-1')->priceCents);
        self::assertSame(0, $prices->count());
        self::assertSame(
            [['run:' . $run->id, ['FT-1 price_cents' => 1_000], ['FT-1 price_cents' => 200]]],
            array_map(static fn (AuditEntry $entry): array => [$entry->about, $entry->before, $entry->after], $log()),
        );
    }

    public function testAnAnswerComesTooLateForAPriceThatWasChangedMeanwhile(): void
    {
        $this->take("part_number,vendor,description,price\nFT-1,Feed Test,One,10.00\n");
        $this->take("part_number,vendor,description,price\nFT-1,Feed Test,One,100.00\n");
        $this->modules()->foundation->connection()->execute('UPDATE {parts} SET price_cents = 1200 WHERE vendor_name = %s', [self::VENDOR]);
        self::assertSame(['answered' => 1, 'stale' => ['FT-1']], $this->modules()->feeds->heldPriceService()->answerAll(0, true, 1));
        self::assertSame(1_200, $this->part('FT-1')->priceCents);
    }

    public function testAFrozenFeedKeepsItsFilesAndAppliesNone(): void
    {
        $run = $this->take($this->csv(1));
        $uploads = $this->modules()->feeds->uploads();
        $feed = $uploads->watch($run->feed, null, null, true);
        $run = $this->take($this->csv(1, '1.05'));
        self::assertSame(RunState::Held, $run->state);
        self::assertSame(100, $this->part('FT-1')->priceCents);
        $feeds = $this->modules()->feeds->service();
        try {
            $feeds->apply($this->stored($run));
            self::fail('A frozen feed was applied.');
        } catch (ApiError $refusal) {
            self::assertSame([409, 'coleman_feed_frozen'], [$refusal->status, $refusal->errorCode]);
        }
        $uploads->watch($feed, null, null, false);
        self::assertSame(RunState::Applied, $feeds->resume($feeds->apply($this->stored($run)))->state);
        self::assertSame(105, $this->part('FT-1')->priceCents);
    }

    private function take(string $text, Removal $removal = Removal::SecondTime, bool $isFull = true): FeedRun
    {
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $text);
        $feeds = $this->modules()->feeds->service();

        return $feeds->resume($feeds->import(new FeedImport('parts', $path, 'feed.csv', '', $isFull, removal: $removal)));
    }
}
