<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedBusy;
use Coleman\Api\Feeds\FeedWorker;
use Coleman\Api\Feeds\RunState;

final class FeedWorkerTest extends FeedTestCase
{
    /** Time for one chunk. */
    private const ONE_CHUNK = 0.000_001;

    protected function tearDown(): void
    {
        wp_clear_scheduled_hook(FeedWorker::ONWARD);
        remove_action('shutdown', [FeedWorker::class, 'callOnward']);
        parent::tearDown();
    }

    public function testTheCronFinishesWhatNobodyIsAtWorkOn(): void
    {
        $run = $this->bring($this->csv(600));
        do_action(FeedWorker::HOOK);
        self::assertSame(RunState::Applied, $this->stored($run)->state);
        self::assertStringContainsString('FT-600', (string) wp_json_encode($this->call('GET', '/search', ['q' => 'FT-600'])->get_data()));
        self::assertFalse(wp_next_scheduled(FeedWorker::ONWARD), 'nothing is left to do');
    }

    public function testWhatTheCronDidNotGetDoneIsGoneOnWithAtOnce(): void
    {
        $run = $this->bring($this->csv(1_200));
        $worker = $this->modules()->feeds->worker();
        $calls = 0;
        do {
            self::assertLessThan(30, $calls++);
            $worker->tick(self::ONE_CHUNK);
            $isUnderWay = $this->stored($run)->state->isUnderWay();
            if ($isUnderWay) {
                self::assertNotFalse(wp_next_scheduled(FeedWorker::ONWARD));
                self::assertNotFalse(has_action('shutdown', [FeedWorker::class, 'callOnward']));
            }
            // As WordPress does before it fires one.
            wp_clear_scheduled_hook(FeedWorker::ONWARD);
        } while ($isUnderWay);
        self::assertGreaterThan(6, $calls);
        self::assertSame(1_200, $this->stored($run)->count('done_new'));
        self::assertNotFalse(has_action(FeedWorker::ONWARD));
    }

    public function testTheCallThatGoesOnIsTheSitesOwnCronAndIsNotWaitedFor(): void
    {
        $asked = [];
        $answer = static function (mixed $nothing, array $arguments, string $url) use (&$asked): array {
            $asked[] = [$url, $arguments['blocking']];

            return ['response' => ['code' => 200], 'body' => ''];
        };
        add_filter('pre_http_request', $answer, 10, 3);
        FeedWorker::callOnward();
        remove_filter('pre_http_request', $answer);
        self::assertSame([[site_url('wp-cron.php'), false]], $asked);
    }

    public function testNobodyWorksBesideAnother(): void
    {
        $run = $this->bring($this->csv(10));
        $lock = $this->modules()->feedTypes->store()->lock();
        self::assertNotNull($lock);
        self::assertFalse($this->modules()->feeds->worker()->work(INF));
        self::assertSame([RunState::Reading, 0], [$this->stored($run)->state, $this->stored($run)->records]);
        try {
            $this->modules()->feeds->service()->resume($run);
            self::fail('Two are at work.');
        } catch (FeedBusy) {
            self::assertSame(0, $this->stored($run)->records);
        }
        fclose($lock);
        self::assertFalse($this->modules()->feeds->worker()->work(INF));
        self::assertSame(RunState::Applied, $this->stored($run)->state);
    }

    public function testWhoeverKnowsAnOldStateGoesOnFromTheNewOne(): void
    {
        $feeds = $this->modules()->feeds->service();
        $old = $this->bring($this->csv(1_200));
        $feeds->resume($old, self::ONE_CHUNK);
        $feeds->resume($old, self::ONE_CHUNK);
        $run = $feeds->resume($old);
        self::assertSame([RunState::Applied, 1_200, 0, 1_200], [$run->state, $run->count('read'), $run->count('bad'), $run->count('done_new')]);
    }

    public function testARunThatCannotGoOnSaysWhyAndHoldsUpOnlyItsOwnFeed(): void
    {
        $worker = $this->modules()->feeds->worker();
        $broken = $this->bring($this->csv(600));
        $worker->work(self::ONE_CHUNK);
        $worker->work(self::ONE_CHUNK);
        self::assertGreaterThan(0, $this->stored($broken)->snapshotBytes);
        $snapshot = glob(WP_CONTENT_DIR . "/coleman-feeds/{$broken->id}-*.snapshot")[0] ?? self::fail();
        $whole = (string) file_get_contents($snapshot);
        file_put_contents($snapshot, 'nonsense');
        $later = $this->bring($this->csv(5, '2.00'));
        $other = $this->bring($this->csv(3), true, 'other');

        $log = ini_set('error_log', '/dev/null');
        $worker->work(INF);
        ini_set('error_log', (string) $log);
        self::assertSame('The feed snapshot is damaged. Please upload the file again.', $this->stored($broken)->message);
        self::assertTrue($this->stored($broken)->state->isUnderWay());
        self::assertSame(RunState::Reading, $this->stored($later)->state, 'a newer file waits for the older one');
        self::assertSame(RunState::Applied, $this->stored($other)->state);

        file_put_contents($snapshot, $whole);
        $worker->work(INF);
        self::assertSame([RunState::Applied, ''], [$this->stored($broken)->state, $this->stored($broken)->message]);
        self::assertSame(RunState::Held, $this->stored($later)->state, 'it leaves out 595 of 600');
    }
}
