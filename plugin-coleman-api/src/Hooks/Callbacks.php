<?php

declare(strict_types=1);

namespace Coleman\Api\Hooks;

use Coleman\Api\Support\Log;

/**
 * What other plugins have hung to a hook of ours, kept from harming what we are at: one that fails is logged, a filter
 * then keeps the value it was given, and the others are called all the same.
 */
final class Callbacks
{
    /**
     * @template T
     * @param \Closure(): T $run fires the hook
     * @return T
     */
    public static function guarded(string $hook, \Closure $run): mixed
    {
        /** @var array<string, mixed> $wp_filter */
        global $wp_filter;
        $hooked = $wp_filter[$hook] ?? null;
        if (!$hooked instanceof \WP_Hook) {
            return $run();
        }
        $originals = [];
        foreach ($hooked->callbacks as $priority => $callbacks) {
            foreach ($callbacks as $id => $callback) {
                $guard = self::guard($hook, $callback['function'], $callback['accepted_args']);
                $originals[] = [$priority, $id, $callback, $guard];
                $hooked->callbacks[$priority][$id] = ['function' => $guard, 'accepted_args' => max(1, $callback['accepted_args'])];
            }
        }
        try {
            return $run();
        } finally {
            foreach ($originals as [$priority, $id, $callback, $guard]) {
                // One that took itself off stays off.
                if (($hooked->callbacks[$priority][$id]['function'] ?? null) === $guard) {
                    $hooked->callbacks[$priority][$id] = $callback;
                }
            }
        }
    }

    /**
     * Fires a hook once what was written is committed, where anybody listens.
     *
     * @param \Closure(string, \Closure(): void): void $later Connection::afterCommit()
     * @param int $id what it is about: several calls about the same are told once
     * @param \Closure(): void $run fires the hook
     */
    public static function afterCommit(\Closure $later, string $hook, int $id, \Closure $run): void
    {
        if (false !== has_action($hook)) {
            $later($hook . ' ' . $id, static fn () => self::guarded($hook, $run));
        }
    }

    /** Says in the log that a callback of a hook gave what it may not give. */
    public static function refuse(string $hook, string $expected, mixed $given): void
    {
        Log::error(sprintf('%s must give %s; a callback gave %s, which is left out', $hook, $expected, get_debug_type($given)));
    }

    private static function guard(string $hook, callable $callback, int $accepted): \Closure
    {
        return static function (mixed ...$arguments) use ($hook, $callback, $accepted): mixed {
            try {
                return $callback(...array_slice($arguments, 0, $accepted));
            } catch (\Throwable $fault) {
                Log::error(sprintf('a callback of %s failed: %s in %s:%d', $hook, $fault->getMessage(), $fault->getFile(), $fault->getLine()));

                return $arguments[0] ?? null;
            }
        };
    }
}
