<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** What WordPress's cron does for the dealership: one table of hooks, how often each fires, and what it does then. */
final readonly class Schedule
{
    /** WordPress itself knows hourly and daily. */
    public const MINUTE = 'coleman_minute';
    public const HOUR = 'hourly';
    public const DAY = 'daily';

    /**
     * @param array<string, array{string, \Closure(): mixed}> $work interval and what is done, by hook
     * @param \Closure(): bool $isReady whether work may be done now; what may not waits for its next time
     */
    public function __construct(private array $work, private \Closure $isReady)
    {
    }

    public function register(): void
    {
        add_filter('cron_schedules', [self::class, 'intervals']);
        foreach ($this->work as $hook => [, $work]) {
            add_action($hook, function () use ($work): void {
                if (($this->isReady)()) {
                    $work();
                }
            });
        }
        // In case the schedule was lost: an administrator's visit mends it.
        add_action('admin_init', $this->keep(...));
    }

    /** Schedules what is not scheduled; what is stays as it is. */
    public function keep(): void
    {
        // While the plugin is being activated nothing was registered yet.
        add_filter('cron_schedules', [self::class, 'intervals']);
        foreach ($this->work as $hook => [$interval]) {
            if (false === wp_next_scheduled($hook)) {
                wp_schedule_event(time(), $interval, $hook);
            }
        }
    }

    /**
     * @param array<string, array{interval: int, display: string}> $schedules
     * @return array<string, array{interval: int, display: string}>
     */
    public static function intervals(array $schedules): array
    {
        // Asked before `init` too, when nothing can be translated yet.
        $name = did_action('init') > 0 ? __('Every minute', 'coleman') : 'Every minute';

        return $schedules + [self::MINUTE => ['interval' => MINUTE_IN_SECONDS, 'display' => $name]];
    }

    /** Takes everything out of WordPress's schedule. */
    public function clear(): void
    {
        foreach (array_keys($this->work) as $hook) {
            wp_clear_scheduled_hook($hook);
        }
    }
}
