<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/**
 * Numbers that only grow, of one web server, in the memory that its PHP processes share (the extension APCu). Without APCu
 * nothing is counted. A restart of PHP begins anew, as monitoring expects of counters.
 */
final class Counters
{
    private const PREFIX = 'coleman:';

    /** @var array<string, int>|null in place of APCu: tests, which have one process */
    private static ?array $memory = null;

    public static function isOn(): bool
    {
        return null !== self::$memory || (function_exists('apcu_enabled') && apcu_enabled());
    }

    public static function add(string $name, int $by = 1): void
    {
        if (null !== self::$memory) {
            self::$memory[$name] = (self::$memory[$name] ?? 0) + $by;
        } elseif (self::isOn()) {
            apcu_inc(self::PREFIX . $name, $by);
        }
    }

    /** @return array<string, int> by name */
    public static function all(): array
    {
        if (null !== self::$memory || !self::isOn()) {
            return self::$memory ?? [];
        }
        $counts = [];
        foreach (new \APCUIterator('/^' . self::PREFIX . '/') as $entry) {
            if (is_array($entry) && is_string($entry['key'] ?? null) && is_int($entry['value'] ?? null)) {
                $counts[substr($entry['key'], strlen(self::PREFIX))] = $entry['value'];
            }
        }
        ksort($counts);

        return $counts;
    }

    /** @param array<string, int>|null $memory null: APCu again */
    public static function keepInMemory(?array $memory = []): void
    {
        self::$memory = $memory;
    }
}
