<?php

/**
 * WordPress's object cache in the Redis that Sentinel or COLEMAN_TEST_REDIS names, for tests and no site: docs/dependencies.md
 * says which drop-in a site gets. Without Redis it keeps things for the request alone.
 */

declare(strict_types=1);

final class ColemanTestCache
{
    /** @var array<string, mixed> */
    private array $known = [];

    /** @var array<string, true> */
    private array $local = ['counts' => true, 'plugins' => true, 'themes' => true];

    private ?Redis $redis = null;

    public function __construct()
    {
        if (defined('COLEMAN_TEST_REDIS')) {
            $this->redis = self::connected('127.0.0.1', (int) constant('COLEMAN_TEST_REDIS'));

            return;
        }
        foreach (explode(',', (string) constant('COLEMAN_TEST_SENTINELS')) as $port) {
            try {
                $sentinel = new Redis();
                $sentinel->connect('127.0.0.1', (int) $port, 0.2, null, 0, 0.2);
                $master = $sentinel->rawCommand('SENTINEL', 'get-master-addr-by-name', 'coleman');
                $this->redis = self::connected((string) $master[0], (int) $master[1]);
                if (null !== $this->redis) {
                    return;
                }
            } catch (Throwable) {
                continue;
            }
        }
    }

    /** Null where it does not answer at once. */
    private static function connected(string $host, int $port): ?Redis
    {
        try {
            $redis = new Redis();
            $redis->connect($host, $port, 0.2, null, 0, 0.2);
            $redis->setOption(Redis::OPT_SERIALIZER, Redis::SERIALIZER_PHP);

            return $redis;
        } catch (Throwable) {
            return null;
        }
    }

    public function get(int|string $key, string $group, bool $force, ?bool &$found): mixed
    {
        $name = $this->name($key, $group);
        if ($force || !array_key_exists($name, $this->known)) {
            $stored = isset($this->local[$group]) ? null : $this->ask(static fn (Redis $redis): mixed => $redis->get($name));
            if (!is_array($stored)) {
                $found = $force && array_key_exists($name, $this->known) && null === $this->redis;

                return $found ? $this->copy($this->known[$name]) : false;
            }
            $this->known[$name] = $stored[0];
        }
        $found = true;

        return $this->copy($this->known[$name]);
    }

    public function set(int|string $key, mixed $value, string $group, int $seconds): bool
    {
        $name = $this->name($key, $group);
        $this->known[$name] = $this->copy($value);
        if (!isset($this->local[$group])) {
            $this->ask(static fn (Redis $redis): mixed => $seconds > 0 ? $redis->setex($name, $seconds, [$value]) : $redis->set($name, [$value]));
        }

        return true;
    }

    public function delete(int|string $key, string $group): bool
    {
        $name = $this->name($key, $group);
        unset($this->known[$name]);
        $this->ask(static fn (Redis $redis): mixed => $redis->del($name));

        return true;
    }

    public function flush(): bool
    {
        $this->known = [];
        $this->ask(static fn (Redis $redis): mixed => $redis->flushDB());

        return true;
    }

    public function flushKnown(): bool
    {
        $this->known = [];

        return true;
    }

    /** @param list<string>|string $groups */
    public function keepLocal(array|string $groups): void
    {
        $this->local += array_fill_keys((array) $groups, true);
    }

    private function ask(Closure $work): mixed
    {
        try {
            return null === $this->redis ? null : $work($this->redis);
        } catch (Throwable) {
            // It died meanwhile: what was kept is not asked for again in this request.
            $this->redis = null;

            return null;
        }
    }

    private function name(int|string $key, string $group): string
    {
        return ('' === $group ? 'default' : $group) . ':' . $key;
    }

    private function copy(mixed $value): mixed
    {
        return is_object($value) ? clone $value : $value;
    }
}

function wp_cache_init(): void
{
    $GLOBALS['wp_object_cache'] = new ColemanTestCache();
}

function wp_cache_get($key, $group = '', $force = false, &$found = null)
{
    return $GLOBALS['wp_object_cache']->get($key, (string) $group, (bool) $force, $found);
}

function wp_cache_set($key, $data, $group = '', $expire = 0)
{
    return $GLOBALS['wp_object_cache']->set($key, $data, (string) $group, (int) $expire);
}

function wp_cache_add($key, $data, $group = '', $expire = 0)
{
    wp_cache_get($key, $group, false, $found);

    return !wp_suspend_cache_addition() && !$found && wp_cache_set($key, $data, $group, $expire);
}

function wp_cache_replace($key, $data, $group = '', $expire = 0)
{
    wp_cache_get($key, $group, false, $found);

    return $found && wp_cache_set($key, $data, $group, $expire);
}

function wp_cache_delete($key, $group = '')
{
    return $GLOBALS['wp_object_cache']->delete($key, (string) $group);
}

function wp_cache_incr($key, $offset = 1, $group = '')
{
    $value = wp_cache_get($key, $group, true, $found);
    if (!$found) {
        return false;
    }
    $value = max(0, (int) $value + $offset);
    wp_cache_set($key, $value, $group);

    return $value;
}

function wp_cache_decr($key, $offset = 1, $group = '')
{
    return wp_cache_incr($key, -$offset, $group);
}

function wp_cache_flush()
{
    return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime()
{
    return $GLOBALS['wp_object_cache']->flushKnown();
}

function wp_cache_supports($feature)
{
    return 'flush_runtime' === $feature;
}

function wp_cache_close()
{
    return true;
}

function wp_cache_add_global_groups($groups): void
{
}

function wp_cache_add_non_persistent_groups($groups): void
{
    $GLOBALS['wp_object_cache']->keepLocal($groups);
}

function wp_cache_switch_to_blog($blog): void
{
}
