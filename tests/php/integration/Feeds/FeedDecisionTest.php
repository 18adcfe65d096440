<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Http\ApiError;

/** Two people, or a double click, decide about one run: the first decision is the one that counts. */
final class FeedDecisionTest extends FeedTestCase
{
    /** @return array<string, array{string, string, RunState}> */
    public static function orders(): array
    {
        return [
            'approved, then discarded' => ['apply', 'discard', RunState::Applying],
            'discarded, then approved' => ['discard', 'apply', RunState::Discarded],
            'approved twice' => ['apply', 'apply', RunState::Applying],
            'discarded twice' => ['discard', 'discard', RunState::Discarded],
        ];
    }

    /** @dataProvider orders */
    public function testTheFirstDecisionAboutAHeldRunCounts(string $first, string $second, RunState $state): void
    {
        $this->import($this->csv(25));
        $held = $this->import($this->csv(25, '2.00'));
        self::assertSame(RunState::Held, $held->state);
        $this->decide($held, $first);
        self::assertSame($state, $this->stored($held)->state, 'It is written before anything is done.');
        // Of the second the screen still says that the run is held.
        self::assertContains($this->refusal($held, $second), ['coleman_feed_run_state', 'coleman_feed_busy']);
        $run = $this->stored($held);
        self::assertSame($state, $run->state);
        $done = $this->modules()->feeds->service()->resume($run);
        self::assertSame(RunState::Applying === $state ? RunState::Applied : RunState::Discarded, $done->state);
        self::assertSame(RunState::Applying === $state ? 200 : 100, $this->part('FT-1')->priceCents);
        self::assertCount(1, $this->decisions($held));
    }

    public function testWhoGoesOnWithARunFindsTheDecisionWhole(): void
    {
        $tried = $this->stored($this->modules()->feeds->service()->resume($this->bring($this->csv(2), isDry: true)));
        $connection = $this->modules()->foundation->connection();
        // Killed before any of its statements, it has decided nothing.
        for ($statement = 1, $decided = null; null === $decided; $statement++) {
            $count = 0;
            $connection->beforeEach(static function () use ($statement, &$count): void {
                ++$count !== $statement || throw new \RuntimeException('killed');
            });
            try {
                $decided = $this->modules()->feeds->service()->apply($tried);
            } catch (\RuntimeException) {
                self::assertEquals($tried, $this->stored($tried), "statement $statement");
            } finally {
                $connection->beforeEach(null);
            }
        }
        self::assertGreaterThan(3, $statement);
        $stored = $this->stored($tried);
        self::assertSame([false, true, 'approved'], [$stored->isDry, $stored->isForced, $stored->about['removal'] ?? '']);
        self::assertEquals($decided, $stored);
    }

    /** @return array<string, array{'undo'|'apply', string}> */
    public static function races(): array
    {
        return [
            'undone by both' => ['undo', "UPDATE {feed_runs} SET state = 'undone' WHERE id = %d"],
            'imported again, undone meanwhile' => ['apply', "UPDATE {feed_runs} SET state = 'undone' WHERE id = %d"],
            'imported again by both' => ['apply', "UPDATE {feed_runs} SET about = '{\"again_times\":1}' WHERE id = %d"],
        ];
    }

    /** @dataProvider races */
    public function testOfTwoDecisionsAtOneMomentOneStartsARun(string $decision, string $other): void
    {
        $run = $this->import($this->csv(3));
        $connection = $this->modules()->foundation->connection();
        $runs = $this->rows('feed_runs');
        $isDone = false;
        $connection->beforeEach(static function () use ($connection, $other, $run, &$isDone): void {
            if (!$isDone) {
                $isDone = true;
                $connection->execute($other, [$run->id]);
            }
        });
        try {
            self::assertSame('coleman_feed_run_state', $this->refusal($run, $decision));
        } finally {
            $connection->beforeEach(null);
        }
        self::assertSame($runs, $this->rows('feed_runs'));
        self::assertSame([], $this->decisions($run));
    }

    /** @return array<string, array{'undo'|'apply', bool}> a decision, and whether it is about a run that was imported */
    public static function decisionsBesideAnother(): array
    {
        return ['approved' => ['apply', false], 'undone' => ['undo', true], 'imported again' => ['apply', true]];
    }

    /** @dataProvider decisionsBesideAnother */
    public function testOfTwoDecisionsAboutTwoRunsOfAFeedAtOneMomentOneIsTaken(string $decision, bool $isImported): void
    {
        $imported = $this->import($this->csv(3));
        $tried = fn (string $price): FeedRun => $this->stored($this->modules()->feeds->service()->resume($this->bring($this->csv(3, $price), isDry: true)));
        [$run, $other] = [$isImported ? $imported : $tried('1.10'), $tried('1.20')];
        $connection = $this->modules()->foundation->connection();
        $take = 'UPDATE %s SET %s WHERE id = %d';
        if (!$connection->isSqlite()) {
            // Somebody else is in the middle of it.
            [$host, $port] = explode(':', (string) constant('DB_HOST'));
            $database = new \mysqli($host, (string) constant('DB_USER'), (string) constant('DB_PASSWORD'), (string) constant('DB_NAME'), (int) $port);
            $database->begin_transaction();
            $database->query(sprintf($take, $connection->table('feeds'), 'kind = kind', $run->feed->id));
            $database->query(sprintf($take, $connection->table('feed_runs'), "state = 'applying'", $other->id));
            $database->query('BEGIN NOT ATOMIC DO SLEEP(0.3); COMMIT; END', MYSQLI_ASYNC);
        } else {
            $connection->beforeEach(static function () use ($connection, $take, $other): void {
                $connection->beforeEach(null);
                $connection->execute(sprintf($take, '{feed_runs}', "state = 'applying'", $other->id));
            });
        }
        $runs = $this->rows('feed_runs');
        try {
            self::assertSame('coleman_feed_busy', $this->refusal($run, $decision));
        } finally {
            $connection->beforeEach(null);
        }
        self::assertSame([$runs, $run->state], [$this->rows('feed_runs'), $this->stored($run)->state]);
        self::assertSame([], $this->decisions($run));
    }

    public function testARunReadsUndoneAsSoonAsThatWasDecided(): void
    {
        $feeds = $this->modules()->feeds->service();
        $run = $this->import($this->csv(3));
        $undo = $feeds->undo($run);
        self::assertSame(RunState::Undone, $this->stored($run)->state);
        self::assertSame(['restoring', 'undone'], [$undo->shownState(), $this->stored($run)->shownState()]);
        self::assertSame('coleman_feed_busy', $this->refusal($run, 'undo'));
        // What it is undone by stays meanwhile.
        $this->modules()->feeds->housekeeping()->run();
        self::assertTrue($this->modules()->feedTypes->store()->journal($run->id)->exists());
        self::assertSame('restored', $feeds->resume($undo)->shownState());
        self::assertSame(RunState::Undone, $this->stored($run)->state);
        self::assertSame([], $this->modules()->parts->repository()->byNumber('FT-1'));
        self::assertSame('coleman_feed_run_state', $this->refusal($run, 'undo'));
        // Imported once more, and once more after that.
        self::assertSame(RunState::Applied, $feeds->resume($feeds->apply($this->stored($run)))->state);
        self::assertSame(RunState::Applied, $feeds->resume($feeds->apply($this->stored($run)))->state);
        self::assertSame(2, $this->stored($run)->about['again_times'] ?? 0);
    }

    public function testWhatCouldNotBeUndoneCanBeUndoneOnceMore(): void
    {
        $feeds = $this->modules()->feeds->service();
        $run = $this->import($this->csv(3));
        $undo = $feeds->undo($run);
        $this->modules()->foundation->connection()->execute("UPDATE {feeds} SET kind = 'gone' WHERE id = %d", [$run->feed->id]);
        self::assertSame(RunState::Failed, $feeds->resume($undo)->state);
        $this->modules()->foundation->connection()->execute("UPDATE {feeds} SET kind = 'parts' WHERE id = %d", [$run->feed->id]);
        self::assertSame(RunState::Applied, $this->stored($run)->state);
        self::assertSame(RunState::Applied, $feeds->resume($feeds->undo($this->stored($run)))->state);
        self::assertSame(RunState::Undone, $this->stored($run)->state);
    }

    private function decide(FeedRun $run, string $decision): FeedRun
    {
        $feeds = $this->modules()->feeds->service();

        return match ($decision) {
            'apply' => $feeds->apply($run),
            'discard' => $feeds->discard($run),
            'undo' => $feeds->undo($run),
            default => throw new \LogicException($decision),
        };
    }

    /** @return string code of the refusal */
    private function refusal(FeedRun $run, string $decision): string
    {
        try {
            $this->decide($run, $decision);
        } catch (ApiError $refusal) {
            return $refusal->errorCode;
        }
        self::fail('It was not refused.');
    }

    /** @return list<array<string, string|null>> entries of the staff log about a run */
    private function decisions(FeedRun $run): array
    {
        return $this->modules()->foundation->connection()->rows("SELECT id FROM {audit_log} WHERE about = %s AND kind = 'feed'", ['run:' . $run->id]);
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute("DELETE FROM {audit_log} WHERE kind = 'feed'");
        parent::tearDown();
    }
}
