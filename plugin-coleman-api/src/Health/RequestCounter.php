<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Http\RestRequestDetector;
use Coleman\Api\Support\Counters;

/** Counts requests that reach PHP, and their time, by what they are for (see Metrics). */
final class RequestCounter
{
    /** Upper bounds of the histogram, in milliseconds. */
    public const BOUNDS = [25, 50, 100, 250, 500, 1_000, 2_500, 10_000];

    public static function register(): void
    {
        if (Counters::isOn()) {
            // After everything that still belongs to the answer, before the work that follows it.
            add_action('shutdown', static function (): void {
                $start = $_SERVER['REQUEST_TIME_FLOAT'] ?? null;
                self::count(self::kind(), (int) http_response_code(), is_float($start) ? microtime(true) - $start : 0.0);
            }, 50);
        }
    }

    /** @param string $kind what kind() says */
    public static function count(string $kind, int $status, float $seconds): void
    {
        $milliseconds = (int) round($seconds * 1_000);
        Counters::add(sprintf('requests:%s:%d', $kind, $status));
        Counters::add("milliseconds:$kind", $milliseconds);
        Counters::add(sprintf('took:%s:%s', $kind, array_find(self::BOUNDS, static fn (int $bound): bool => $milliseconds <= $bound) ?? '+Inf'));
    }

    private static function kind(): string
    {
        return match (true) {
            wp_doing_cron() => 'cron',
            wp_doing_ajax() => 'ajax',
            is_admin() => 'admin',
            RestRequestDetector::isAsked() => 'api',
            default => 'page',
        };
    }
}
