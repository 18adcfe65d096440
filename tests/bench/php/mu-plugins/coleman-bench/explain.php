<?php

/**
 * Writes down where a request spent its time: statements, blocks, and, where the extension
 * excimer is installed, the functions that a sample every half millisecond found at work.
 */

declare(strict_types=1);

namespace Coleman\Bench;

defined('SAVEQUERIES') || define('SAVEQUERIES', true);

(static function (): void {
    $profiler = null;
    if (class_exists(\ExcimerProfiler::class)) {
        $profiler = new \ExcimerProfiler();
        $profiler->setPeriod(0.0005);
        $profiler->setEventType(EXCIMER_REAL);
        $profiler->start();
    }

    /** @var list<array{string, int, int}> $open name, begun at, time of inner blocks */
    $open = [];
    /** @var array<string, array{count: int, ms: float, self: float}> $blocks */
    $blocks = [];
    add_filter('pre_render_block', static function (?string $html, array $block) use (&$open): ?string {
        if (null === $html) {
            $open[] = [$block['blockName'] ?? '', hrtime(true), 0];
        }

        return $html;
    }, PHP_INT_MAX, 2);
    add_filter('render_block', static function (string $html) use (&$open, &$blocks): string {
        [$name, $begun, $inner] = array_pop($open) ?? ['', hrtime(true), 0];
        $took = hrtime(true) - $begun;
        if ([] !== $open) {
            $open[array_key_last($open)][2] += $took;
        }
        $known = $blocks[$name] ?? ['count' => 0, 'ms' => 0.0, 'self' => 0.0];
        $blocks[$name] = [
            'count' => $known['count'] + 1,
            'ms' => $known['ms'] + $took / 1e6,
            'self' => $known['self'] + ($took - $inner) / 1e6,
        ];

        return $html;
    }, PHP_INT_MAX);

    add_action('shutdown', static function () use (&$blocks, $profiler): void {
        $functions = [];
        if (null !== $profiler) {
            $profiler->stop();
            foreach ($profiler->flush()->aggregateByFunction() as $name => $hits) {
                $functions[$name] = ['self' => $hits['self'], 'inclusive' => $hits['inclusive']];
            }
        }
        file_put_contents(WP_CONTENT_DIR . '/bench-explain.json', json_encode([
            'queries' => array_map(
                static fn (array $query): array => ['ms' => round($query[1] * 1e3, 3), 'sql' => $query[0], 'from' => $query[2]],
                $GLOBALS['wpdb']->queries ?? [],
            ),
            'blocks' => $blocks,
            'functions' => $functions,
            'opcache' => function_exists('opcache_get_status') ? array_intersect_key(
                (array) opcache_get_status(false),
                ['memory_usage' => 1, 'interned_strings_usage' => 1, 'opcache_statistics' => 1],
            ) : [],
        ], JSON_INVALID_UTF8_SUBSTITUTE));
    }, PHP_INT_MAX);
})();
