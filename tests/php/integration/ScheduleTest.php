<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

use Coleman\Api\Support\Schedule;

final class ScheduleTest extends TestCase
{
    protected function tearDown(): void
    {
        wp_clear_scheduled_hook('coleman_test_hook');
        remove_all_actions('coleman_test_hook');
        parent::tearDown();
    }

    public function testEachHookIsScheduledOnceFiresItsWorkAndLeaves(): void
    {
        $done = 0;
        $isReady = true;
        $schedule = new Schedule(['coleman_test_hook' => [Schedule::MINUTE, static function () use (&$done): void {
            $done++;
        }]], static function () use (&$isReady): bool {
            return $isReady;
        });
        global $wp_filter;
        $others = clone $wp_filter['admin_init'];
        $schedule->register();
        // An administrator's visit would schedule it for later tests too.
        $wp_filter['admin_init'] = $others;
        $schedule->keep();
        $first = wp_next_scheduled('coleman_test_hook');
        self::assertNotFalse($first);
        self::assertSame(MINUTE_IN_SECONDS, wp_get_scheduled_event('coleman_test_hook')->interval ?? 0);
        $schedule->keep();
        self::assertSame($first, wp_next_scheduled('coleman_test_hook'));
        do_action('coleman_test_hook');
        $isReady = false;
        do_action('coleman_test_hook');
        self::assertSame(1, $done);
        $schedule->clear();
        self::assertFalse(wp_next_scheduled('coleman_test_hook'));
    }

    public function testThePluginsWorkIsAllScheduledAtIntervalsThatWordPressKnows(): void
    {
        $events = [];
        foreach (['coleman_outbox', 'coleman_webhooks', 'coleman_orders', 'coleman_leads', 'coleman_stock', 'coleman_terms', 'coleman_feeds', 'coleman_picture_host', 'coleman_order_files', 'coleman_rentals', 'coleman_daily'] as $hook) {
            self::assertNotFalse(has_action($hook), $hook);
            $event = wp_get_scheduled_event($hook);
            $events[$hook] = is_object($event) ? $event->schedule : null;
        }
        self::assertSame([
            'coleman_outbox' => Schedule::MINUTE,
            'coleman_webhooks' => Schedule::MINUTE,
            'coleman_orders' => Schedule::MINUTE,
            'coleman_leads' => Schedule::MINUTE,
            'coleman_stock' => Schedule::MINUTE,
            'coleman_terms' => Schedule::MINUTE,
            'coleman_feeds' => Schedule::MINUTE,
            'coleman_picture_host' => Schedule::MINUTE,
            'coleman_order_files' => Schedule::HOUR,
            'coleman_rentals' => Schedule::HOUR,
            'coleman_daily' => Schedule::DAY,
        ], $events);
        self::assertSame([], array_diff(array_filter($events), array_keys(wp_get_schedules())));
    }
}
