<?php

/**
 * Plugin Name: Coleman benchmark
 * Description: A REST route that does nothing, and what a request cost in its Server-Timing header. No part of the product.
 *
 * With the header `X-Bench-Explain` the request also leaves wp-content/bench-explain.json: its
 * statements, and the time of each kind of block; with the value `plans`, wp-content/bench-plans.json: how the
 * database goes about each statement. That costs time itself.
 */

declare(strict_types=1);

namespace Coleman\Bench;

add_action('rest_api_init', static function (): void {
    register_rest_route('bench/v1', '/nothing', [
        'methods' => 'GET',
        'callback' => static fn (): array => [],
        'permission_callback' => '__return_true',
    ]);
});

// Mail is written as always, after the answer, and taken at once: no mail server is measured.
add_filter('pre_wp_mail', '__return_true');

(static function (): void {
    if (!isset($GLOBALS['coleman_bench_start'])) {
        return; // A command, not a request.
    }
    [$begun, $usage] = $GLOBALS['coleman_bench_start'];
    $since = static fn (): float => (hrtime(true) - $begun) / 1e6;
    $processor = static function (array $from): float {
        $now = getrusage();
        $spent = static fn (string $kind): float => ($now["ru_$kind.tv_sec"] - $from["ru_$kind.tv_sec"]) * 1e3 + ($now["ru_$kind.tv_usec"] - $from["ru_$kind.tv_usec"]) / 1e3;

        return $spent('utime') + $spent('stime');
    };

    $marks = [];
    add_action('wp_loaded', static function () use (&$marks, $since): void {
        $marks['boot'] = $since();
    }, PHP_INT_MAX);
    foreach (['template_redirect', 'rest_api_init'] as $hook) {
        add_action($hook, static function () use (&$marks, $since): void {
            $marks['render'] = $since();
        }, PHP_INT_MIN);
    }

    // The header can only be written once all is done: until then the answer waits here.
    ob_start(static function (string $output) use (&$marks, $since, $processor, $usage): string {
        $total = $since();
        $durations = [
            'boot' => $marks['boot'] ?? $total,
            'render' => $total - ($marks['render'] ?? $total),
            'total' => $total,
            'cpu' => $processor($usage),
        ];
        $counts = [
            'queries' => $GLOBALS['wpdb']->num_queries ?? 0,
            'own' => class_exists(\Coleman\Api\Plugin::class, false) ? \Coleman\Api\Plugin::modules()->foundation->connection()->queries() : 0,
            'memory' => memory_get_peak_usage(),
        ];
        $entries = [];
        foreach ($durations as $name => $milliseconds) {
            $entries[] = sprintf('%s;dur=%.3f', $name, $milliseconds);
        }
        foreach ($counts as $name => $count) {
            $entries[] = sprintf('%s;desc="%d"', $name, $count);
        }
        header('Server-Timing: ' . implode(', ', $entries));

        return $output;
    });

    if (isset($_SERVER['HTTP_X_BENCH_EXPLAIN'])) {
        require __DIR__ . ('plans' === $_SERVER['HTTP_X_BENCH_EXPLAIN'] ? '/coleman-bench/plans.php' : '/coleman-bench/explain.php');
    }
})();
