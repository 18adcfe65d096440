<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migration;
use Coleman\Api\Database\Tables;
use Coleman\Api\Database\UpgradeLock;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Rest\UpgradeGate;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\BeforeTranslations;
use Coleman\Tests\Integration\TestCase;

/** One process upgrades at a time, and whoever comes after one that died goes on. */
final class UpgraderTest extends TestCase implements Migration
{
    use BeforeTranslations;

    /** @var list<string> */
    private static array $done = [];

    private static ?\Closure $inTheStep = null;

    private OtherSite $site;

    private FixedClock $clock;

    protected function setUp(): void
    {
        parent::setUp();
        // The first call adds hooks that stay and reads options. It must be made in the test site, not in the other one.
        rest_do_request(new \WP_REST_Request('GET', '/coleman/v1'));
        $this->site = OtherSite::open('upgrade_');
        $this->clock = new FixedClock('2026-11-22 12:00:00');
        self::$done = [];
        self::$inTheStep = null;
    }

    protected function tearDown(): void
    {
        $this->site->close();
        parent::tearDown();
    }

    /** It is its own step. */
    public function up(Connection $connection): void
    {
        self::$done[] = 'begun';
        Tables::create($connection, ['planted' => 'id INT UNSIGNED NOT NULL, PRIMARY KEY (id)']);
        if (null !== self::$inTheStep) {
            (self::$inTheStep)($connection);
        }
        Tables::addColumn($connection, 'planted', 'note', "VARCHAR(10) NOT NULL DEFAULT ''");
        Tables::addKeys($connection, 'planted', ['note' => 'note, id']);
        self::$done[] = 'done';
    }

    public function testOnlyOneWorksAndTheOtherIsToldToWait(): void
    {
        $second = $this->process();
        $answers = [];
        self::$inTheStep = static function () use ($second, &$answers): void {
            $answers = [$second->tryToUpgrade(), $second->turn()['isHeld'], $second->pending(), $second->askFor()];
        };
        self::assertTrue($this->process()->tryToUpgrade());
        self::assertSame([false, true, true, false], $answers);
        self::assertSame(['begun', 'done'], self::$done);
        self::assertTrue($second->tryToUpgrade());
        self::assertSame(['begun', 'done'], self::$done);
        self::assertSame(['isHeld' => false, 'wasLeft' => false, 'error' => ''], $second->turn());
    }

    public function testTheNextOneFinishesWhatADeadOneBegan(): void
    {
        $this->dieInTheStep();
        $next = $this->process();
        self::assertFalse($next->tryToUpgrade());
        $this->clock->advance(59);
        self::assertFalse($next->tryToUpgrade());
        $this->clock->advance(1);
        self::assertSame(['isHeld' => false, 'wasLeft' => true, 'error' => ''], $next->turn());
        self::assertTrue($next->tryToUpgrade());
        self::assertSame(7, $next->installed());
        self::assertSame(['begun', 'begun', 'done'], self::$done);
        self::assertSame(['id', 'note'], array_column($this->site->modules->foundation->connection()->rows('SHOW COLUMNS FROM {planted}'), 'Field'));
    }

    public function testWhoWasThoughtDeadWritesNothingMore(): void
    {
        $second = $this->process([7 => self::class, 8 => self::class]);
        self::$inTheStep = function () use ($second): void {
            self::$inTheStep = null;
            $this->clock->advance(61);
            self::assertTrue($second->tryToUpgrade());
        };
        self::assertFalse($this->process()->tryToUpgrade());
        self::assertSame(8, $this->process()->installed());
        // The first one finds that all is there, and that it is its turn no more.
        self::assertSame(['begun', 'begun', 'done', 'begun', 'done', 'done'], self::$done);
    }

    /** Pages of administrators and cron upgrade before WordPress can load translations, and are told off for asking. */
    public function testWhoUpgradesEarlyAsksForNoTranslation(): void
    {
        $second = $this->process([7 => self::class, 8 => self::class]);
        self::$inTheStep = function () use ($second): void {
            self::$inTheStep = null;
            $this->clock->advance(61);
            self::assertTrue($second->tryToUpgrade());
        };
        self::assertSame([], $this->saidBeforeTranslations(fn () => self::assertFalse($this->process()->tryToUpgrade())));
        self::assertSame(['begun', 'begun', 'done', 'begun', 'done', 'done'], self::$done);
        self::assertCount(1, $this->saidBeforeTranslations(static fn (): string => __('Guest', 'coleman')));
    }

    public function testAVisitorWhoAsksAtTheSameMomentTakesNoTurnAway(): void
    {
        $connection = $this->site->modules->foundation->connection();
        $lock = new UpgradeLock($connection, $this->clock, 60);
        $visitor = new UpgradeLock($connection, $this->clock, 60);
        self::assertTrue($lock->acquire());
        $asked = 0;
        foreach ([$lock->renew(...), static fn () => $lock->release('')] as $act) {
            $count = 0;
            // Between what the holder reads and what it writes.
            $connection->beforeEach(static function () use ($visitor, &$count): void {
                if (0 === $count++) {
                    $visitor->ask();
                }
            });
            $act();
            $connection->beforeEach(null);
            self::assertSame(++$asked, $lock->state()['asked']);
        }
        self::assertFalse($lock->isHeld());
    }

    public function testTheTurnLastsAsLongAsItsHolderWorks(): void
    {
        $second = $this->process();
        self::$inTheStep = function (Connection $connection) use ($second): void {
            for ($minute = 0; $minute < 5; $minute++) {
                $this->clock->advance(50);
                $connection->execute('UPDATE {planted} SET id = 1 WHERE id = 1');
                self::assertFalse($second->tryToUpgrade());
            }
        };
        self::assertTrue($this->process()->tryToUpgrade());
    }

    public function testAFaultIsToldAndTriedAgainALittleLater(): void
    {
        self::$inTheStep = static fn () => throw new \RuntimeException('ALTER command denied');
        try {
            $this->process()->tryToUpgrade();
            self::fail('The fault was hidden.');
        } catch (\RuntimeException $fault) {
            self::assertSame('ALTER command denied', $fault->getMessage());
        }
        $next = $this->process();
        self::assertSame(['isHeld' => false, 'wasLeft' => false, 'error' => 'ALTER command denied'], $next->turn());
        self::$inTheStep = null;
        self::assertFalse($next->tryToUpgrade());
        $this->clock->advance(10);
        self::assertTrue($next->tryToUpgrade());
        self::assertSame('', $next->turn()['error']);
    }

    public function testAStepThatFailsLeavesThoseBeforeItDone(): void
    {
        self::$inTheStep = static function (): void {
            self::$inTheStep = static fn () => throw new \RuntimeException('ALTER command denied');
        };
        $both = [7 => self::class, 8 => self::class];
        try {
            $this->process($both)->tryToUpgrade();
            self::fail('The fault was hidden.');
        } catch (\RuntimeException $fault) {
            self::assertSame('ALTER command denied', $fault->getMessage());
        }
        self::assertSame(7, $this->process($both)->installed());
        self::assertTrue($this->process($both)->pending());
        self::assertSame(['begun', 'done', 'begun'], self::$done);
        self::$inTheStep = null;
        $this->clock->advance(10);
        self::assertTrue($this->process($both)->tryToUpgrade());
        self::assertSame(8, $this->process($both)->installed());
        // The first one is not done again.
        self::assertSame(['begun', 'done', 'begun', 'begun', 'done'], self::$done);
    }

    public function testOptionsOfAnOldCacheAreReadAnew(): void
    {
        $this->process()->tryToUpgrade();
        $stale = [Upgrader::OPTION => '3'] + wp_load_alloptions();
        wp_cache_set('alloptions', $stale, 'options');
        $process = $this->process([3 => self::class, 7 => self::class]);
        self::assertTrue($process->pending());
        self::assertTrue($process->tryToUpgrade());
        self::assertSame(['begun', 'done'], self::$done);
    }

    public function testTheFourthVisitorWorksHimselfWhenNobodyFollowedTheOthers(): void
    {
        $asked = static fn (Upgrader $upgrader): bool => $upgrader->askFor();
        self::assertSame([false, false, false, true], array_map($asked, array_fill(0, 4, $this->process())));
    }

    public function testCallsOfOursAnswer503AndOthersGoOn(): void
    {
        // Hooks are objects: what is added to them would stay.
        $before = array_map(static fn (\WP_Hook $hook): \WP_Hook => clone $hook, $GLOBALS['wp_filter']);
        try {
            // What the gate hangs up for requests, as it does on a server.
            (new \ReflectionMethod(UpgradeGate::class, 'answerVisitors'))->invoke($this->site->modules->foundation->upgradeGate());
            foreach (['/coleman/v1/cart', '/coleman/v1/products', '/wp/v2/block-renderer/coleman/cart'] as $route) {
                $response = rest_get_server()->dispatch(new \WP_REST_Request('GET', $route));
                self::assertSame(503, $response->get_status(), $route);
                self::assertSame('5', $response->get_headers()['Retry-After'], $route);
                self::assertSame('coleman_upgrading', $response->get_data()['code'], $route);
                self::assertSame(503, $response->get_data()['data']['status'], $route);
            }
            self::assertSame(200, rest_get_server()->dispatch(new \WP_REST_Request('GET', '/wp/v2'))->get_status());
        } finally {
            $GLOBALS['wp_filter'] = $before;
        }
    }

    private function dieInTheStep(): void
    {
        $turn = new UpgradeLock($this->site->modules->foundation->connection(), $this->clock, 60);
        self::assertTrue($turn->acquire());
        self::$done[] = 'begun';
        Tables::create($this->site->modules->foundation->connection(), ['planted' => 'id INT UNSIGNED NOT NULL, PRIMARY KEY (id)']);
    }

    /** @param non-empty-array<int, class-string<Migration>> $migrations */
    private function process(array $migrations = [7 => self::class]): Upgrader
    {
        /** @var \wpdb $wpdb */
        global $wpdb;
        $connection = Connection::of($wpdb);

        return new Upgrader($connection, $migrations, new UpgradeLock($connection, $this->clock, 60));
    }
}
