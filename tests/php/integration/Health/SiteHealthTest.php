<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Health;

use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Fast\FastNote;
use Coleman\Api\Feeds\FeedRepository;
use Coleman\Api\Feeds\NewRun;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Health\CacheProbe;
use Coleman\Api\Health\DatabaseChecks;
use Coleman\Api\Health\DropIn;
use Coleman\Api\Health\MetricsCheck;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\MailPause;
use Coleman\Api\Mail\MailRefused;
use Coleman\Api\Mail\MailSettings;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Search\SearchQueue;
use Coleman\Api\Stock\Reconciliation;
use Coleman\Api\Support\Clock;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;
use Coleman\Tests\TemporaryFolder;

final class SiteHealthTest extends TestCase
{
    private FixedClock $clock;

    private Outbox $outbox;

    private ?TemporaryFolder $folder = null;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['outbox', 'outbox_attempts'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
        $this->clock = new FixedClock('2026-03-01 12:00:00');
        $this->outbox = new Outbox($this->modules()->foundation->connection(), $this->clock);
        $this->folder = new TemporaryFolder('drop-in');
    }

    protected function tearDown(): void
    {
        $this->folder?->remove();
        delete_option(MailSettings::OPTION);
        delete_option(MailPause::OPTION);
        delete_option(Reconciliation::OPTION);
        unset($_SERVER['HTTP_X_FORWARDED_FOR']);
        parent::tearDown();
    }

    public function testWordPressListsOurTestsAndEachAnswersWhatItCanShow(): void
    {
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        self::assertIsArray($tests);
        $ours = array_filter($tests['direct'], static fn (string $name): bool => str_starts_with($name, 'coleman-'), ARRAY_FILTER_USE_KEY);
        self::assertCount(22, $ours);
        foreach ($ours as $name => $test) {
            $result = $test['test']();
            self::assertContains($result['status'], ['good', 'recommended', 'critical'], $name);
            self::assertNotSame('', $result['label'], $name);
            self::assertStringStartsWith('<p>', $result['description'], $name);
            self::assertSame($name, $result['test']);
        }
        self::assertArrayHasKey('coleman-private-answers', $tests['async']);
    }

    public function testStockCountsThatWereMendedOrCouldNotBeOrAreOldAreTold(): void
    {
        $report = ['started_at' => '2026-03-01 02:00:00', 'finished_at' => '2026-03-01 02:01:00', 'orders' => 0, 'filled' => 3, 'mended' => 0, 'allocated' => 0, 'failed' => 0, 'drift' => []];
        $keep = static fn (array $changes): bool => update_option(Reconciliation::OPTION, ['stage' => '', 'after' => 0, 'report' => $report, 'last' => $changes + $report], false);
        delete_option(Reconciliation::OPTION);
        self::assertSame('good', $this->status('coleman-stock'));
        $keep([]);
        self::assertSame('good', $this->status('coleman-stock'));
        $keep(['mended' => 1, 'drift' => [['part_id' => 12, 'location_id' => 1, 'was' => 7, 'is' => 4]]]);
        self::assertSame('recommended', $this->status('coleman-stock'));
        $keep(['failed' => 1]);
        self::assertSame('critical', $this->status('coleman-stock'));
        $keep(['finished_at' => '2026-02-25 02:01:00']);
        self::assertSame('recommended', $this->status('coleman-stock'));
    }

    public function testMailThatIsLateAndMailThatWasGivenUpIsTold(): void
    {
        self::assertSame('good', $this->status('coleman-outbox'));
        $this->outbox->queue(new Mail('welcome', 'ann@example.com', []));
        $this->clock->advance(600);
        self::assertSame('good', $this->status('coleman-outbox'));
        $this->clock->advance(1);
        self::assertSame('critical', $this->status('coleman-outbox'));
        $this->modules()->foundation->connection()->execute('UPDATE {outbox} SET attempts = 5');
        $this->outbox->failed($this->outbox->take()['id'] ?? 0, 6, '550 no');
        self::assertSame('recommended', $this->status('coleman-outbox'));
    }

    public function testAMailServerThatKeepsMailsWaitingIsTold(): void
    {
        try {
            $this->pause()->watch(function (): never {
                $this->clock->advance(15);
                throw new MailRefused('It says nothing.');
            });
        } catch (MailRefused) {
            $this->clock->advance(120);
        }
        $finding = $this->checks()['coleman-outbox'][1]();
        self::assertSame('critical', $finding->status);
        self::assertStringContainsString('for 2 minutes.', $finding->text);
        $this->pause()->watch(static fn (): int => 1);
        self::assertSame('good', $this->status('coleman-outbox'));
    }

    public function testScheduledWorkThatDoesNotRunIsTold(): void
    {
        $scheduled = wp_next_scheduled(OutboxWorker::HOOK);
        wp_clear_scheduled_hook(OutboxWorker::HOOK);
        self::assertSame('critical', $this->status('coleman-cron'), 'not scheduled');
        wp_schedule_event($this->clock->now()->getTimestamp() - 600, 'coleman_minute', OutboxWorker::HOOK);
        self::assertSame('good', $this->status('coleman-cron'));
        $this->clock->advance(1);
        self::assertSame('critical', $this->status('coleman-cron'), 'more than ten minutes late');
        wp_clear_scheduled_hook(OutboxWorker::HOOK);
        if (false !== $scheduled) {
            wp_schedule_event($scheduled, 'coleman_minute', OutboxWorker::HOOK);
        }
    }

    public function testARunThatNobodyGoesOnWithAndOneThatIsHeldForADayAreTold(): void
    {
        $connection = $this->modules()->foundation->connection();
        $feeds = new FeedRepository($connection, $this->clock);
        self::assertSame('good', $this->status('coleman-feeds'));
        $run = $feeds->start(new NewRun($feeds->put('health', 'parts', true, [], []), 'health.csv', 0));
        $this->clock->advance(600);
        self::assertSame('good', $this->status('coleman-feeds'));
        $this->clock->advance(1);
        $feeds->note($run->id, 'The disk is full.');
        $finding = $this->checks()['coleman-feeds'][1]();
        self::assertSame('critical', $finding->status);
        self::assertStringContainsString('The disk is full.', $finding->text);
        self::assertStringContainsString("page=coleman-feeds&run={$run->id}", $finding->link[1] ?? '');

        $feeds->save($run->with(['state' => RunState::Held, 'message' => '30 of 60 would be removed.']));
        $this->clock->advance(86_400);
        self::assertSame('good', $this->status('coleman-feeds'));
        $this->clock->advance(1);
        $finding = $this->checks()['coleman-feeds'][1]();
        self::assertSame('recommended', $finding->status);
        self::assertStringContainsString('30 of 60 would be removed.', $finding->text);
        $feeds->save($run->with(['state' => RunState::Discarded]));
        self::assertSame('good', $this->status('coleman-feeds'));
        foreach (['feeds', 'feed_runs'] as $table) {
            $connection->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }

    public function testASearchQueueThatDoesNotEmptyIsTold(): void
    {
        self::assertSame('good', $this->status('coleman-search-queue'));
        $this->queue()->machines([1]);
        $this->clock->advance(600);
        self::assertSame('good', $this->status('coleman-search-queue'));
        $this->clock->advance(1);
        self::assertSame('critical', $this->status('coleman-search-queue'));
        $this->queue()->drain();
        self::assertSame('good', $this->status('coleman-search-queue'));
    }

    public function testPendingMigrationsAreTold(): void
    {
        self::assertSame('good', $this->status('coleman-migrations'));
        $version = get_option(Upgrader::OPTION);
        update_option(Upgrader::OPTION, 3);
        self::assertSame('critical', $this->status('coleman-migrations'));
        update_option(Upgrader::OPTION, $version);
    }

    public function testWhoIsInTheWayOfFastCallsIsNamed(): void
    {
        self::assertSame('good', $this->status('coleman-fast-calls'));
        update_option(FastNote::OPTION, ['key' => '', 'at' => 1, 'in_way' => ['chatter' => ['init', 'rest_api_init']]]);
        $found = $this->checks()['coleman-fast-calls'][1]();
        self::assertSame('recommended', $found->status);
        self::assertStringContainsString("chatter: init, rest_api_init\n", $found->text);
        self::assertStringContainsString('chatter\' );', $found->text);
        update_option(FastNote::OPTION, ['key' => '', 'at' => 1, 'in_way' => []]);
        self::assertSame('good', $this->status('coleman-fast-calls'));
        delete_option(FastNote::OPTION);
    }

    public function testAKeyThatIsMissingIsTold(): void
    {
        self::assertSame('good', $this->status('coleman-secrets'));
        $key = get_option('coleman_cart_secret');
        update_option('coleman_cart_secret', 'short');
        self::assertSame('critical', $this->status('coleman-secrets'));
        update_option('coleman_cart_secret', $key);
    }

    public function testAProxyThatIsNotNamedIsTold(): void
    {
        self::assertSame('good', $this->status('coleman-proxies'));
        $_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';
        self::assertSame('recommended', $this->status('coleman-proxies'));
    }

    public function testTheMailServerAndItsPasswordAreLookedAt(): void
    {
        self::assertSame('recommended', $this->status('coleman-mail-server'));
        update_option(MailSettings::OPTION, ['host' => 'smtp.example.com'] + MailSettings::DEFAULTS);
        self::assertSame('good', $this->status('coleman-mail-server'));
        update_option(MailSettings::OPTION, ['host' => 'smtp.example.com', 'sealed_password' => base64_encode(random_bytes(60))] + MailSettings::DEFAULTS);
        self::assertSame('critical', $this->status('coleman-mail-server'));
    }

    public function testTheDatabaseSaysWhatItKeeps(): void
    {
        $connection = $this->modules()->foundation->connection();
        if ($connection->isSqlite()) {
            // WordPress's driver runs it with synchronous NORMAL.
            self::assertSame('recommended', $this->status('coleman-database'));

            return;
        }
        // The server of the tests need not survive a power cut; this one shall, for a moment.
        $flush = (int) $connection->value('SELECT @@innodb_flush_log_at_trx_commit');
        foreach ([1 => 'good', 2 => 'recommended', 0 => 'recommended'] as $setting => $status) {
            $connection->execute('SET GLOBAL innodb_flush_log_at_trx_commit = %d', [$setting]);
            self::assertSame($status, $this->status('coleman-database'), (string) $setting);
        }
        $connection->execute('SET GLOBAL innodb_flush_log_at_trx_commit = %d', [$flush]);
    }

    public function testClocksThatDifferAreTold(): void
    {
        $connection = $this->modules()->foundation->connection();
        $checks = new DatabaseChecks($connection);
        $now = gmdate('Y-m-d H:i:s');
        foreach ([0 => 'good', 3 => 'good', 10 => 'recommended', -10 => 'recommended', 40 => 'critical', -40 => 'critical'] as $seconds => $status) {
            $clock = new FixedClock($now);
            $clock->advance($seconds);
            $found = $checks->clocks($clock);
            self::assertSame($connection->isSqlite() ? 'good' : $status, $found->status, "$seconds seconds: $found->label");
        }
        // What an answer takes is no difference.
        $slow = $this->createStub(Clock::class);
        $slow->method('now')->willReturnOnConsecutiveCalls(new \DateTimeImmutable("$now UTC - 30 seconds"), new \DateTimeImmutable("$now UTC + 30 seconds"));
        self::assertSame('good', $checks->clocks($slow)->status);
        self::assertArrayHasKey('coleman-clocks', $this->checks());
    }

    public function testWhetherMonitoringReadsTheMetricsOfTheLiveSiteIsTold(): void
    {
        $look = fn (string $key, bool $isLive = true, bool $isCounting = true): string => (new MetricsCheck($this->clock, $key, $isLive, $isCounting))->look()->status;
        $key = 'a-key-of-monitoring';
        delete_option(MetricsCheck::ASKED);
        self::assertSame('good', $this->status('coleman-metrics'), 'a development site');
        self::assertSame(['good', 'good'], [$look('', false), $look($key, false)]);
        self::assertSame(['recommended', 'recommended'], [$look(''), $look('short')]);
        self::assertSame('recommended', $look($key), 'never read');
        MetricsCheck::noteAsked($this->clock);
        self::assertSame(['good', 'recommended'], [$look($key), $look($key, true, false)]);
        $asked = get_option(MetricsCheck::ASKED);
        $this->clock->advance(599);
        MetricsCheck::noteAsked($this->clock);
        self::assertEquals($asked, get_option(MetricsCheck::ASKED), 'not written each time');
        $this->clock->advance(3_001);
        self::assertSame('good', $look($key));
        $this->clock->advance(1);
        self::assertSame('recommended', $look($key), 'read no more');
        MetricsCheck::noteAsked($this->clock);
        self::assertSame('good', $look($key));
        delete_option(MetricsCheck::ASKED);
    }

    public function testTheDropInIsInstalledKeptUpToDateAndAnothersIsLeftAlone(): void
    {
        $place = $this->folder?->path . '/db-error.php';
        $dropIn = $this->dropIn();
        self::assertSame('recommended', $this->status('coleman-drop-in'));
        self::assertTrue($dropIn->install());
        self::assertSame('good', $this->status('coleman-drop-in'));
        file_put_contents($place, "\n// of an earlier version", FILE_APPEND);
        self::assertSame(DropIn::OLD, $dropIn->state());
        self::assertTrue($dropIn->install());
        $dropIn->remove();
        self::assertFileDoesNotExist($place);

        file_put_contents($place, "<?php // another plugin's");
        self::assertFalse($dropIn->install());
        $dropIn->remove();
        self::assertSame("<?php // another plugin's", file_get_contents($place));
        self::assertSame('recommended', $this->status('coleman-drop-in'));
        self::assertSame(DropIn::OURS, DropIn::ofSite(dirname(__DIR__, 4) . '/plugin-coleman-api')->state(), 'the site of the tests has it');
    }

    public function testACacheInFrontThatKeepsPrivateAnswersIsTold(): void
    {
        $look = static function (array $answers): string {
            return (new CacheProbe(static function (string $url) use (&$answers): ?array {
                return array_shift($answers);
            }))->look(0)->status;
        };
        $answer = static fn (string $body, string $cache = 'private, no-store'): array => ['status' => 200, 'cache_control' => $cache, 'body' => $body];
        self::assertSame('good', $look([$answer('1'), $answer('2'), $answer('page')]));
        self::assertSame('critical', $look([$answer('1'), $answer('1'), $answer('page')]), 'the same twice');
        self::assertSame('critical', $look([$answer('1'), $answer('2'), $answer('page', 'max-age=600')]), 'a header was replaced');
        self::assertSame('critical', $look([$answer('1', ''), $answer('2', ''), $answer('page')]));
        self::assertSame('recommended', $look([null, null, null]), 'nothing answered');
        self::assertSame('recommended', $look([$answer('1'), ['status' => 502] + $answer('2'), $answer('page')]));
    }

    private function pause(): MailPause
    {
        return new MailPause(new Pauses(new GuardedOption($this->modules()->foundation->connection(), MailPause::OPTION, isOnEveryPage: false), $this->clock), $this->clock);
    }

    private function status(string $check): string
    {
        return $this->checks()[$check][1]()->status;
    }

    /** @return array<string, array{string, \Closure(): \Coleman\Api\Health\Finding}> */
    private function checks(): array
    {
        return $this->withModulesAt($this->clock, fn (): array => $this->modules()->maintenance->siteChecks($this->dropIn())->all());
    }

    private function queue(): SearchQueue
    {
        return new SearchQueue($this->modules()->foundation->connection(), $this->modules()->search->index(...), $this->clock);
    }

    private function dropIn(): DropIn
    {
        return new DropIn(dirname(__DIR__, 4) . '/plugin-coleman-api/drop-ins/db-error.php', $this->folder?->path . '/db-error.php');
    }
}
