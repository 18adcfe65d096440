<?php

declare(strict_types=1);

namespace Coleman\Api\Fast;

/**
 * Who listens to what a fast call leaves out: callbacks that are neither WordPress's nor ours, by the plugin, theme or
 * drop-in whose file they stand in.
 */
final readonly class Strangers
{
    /** What a fast call does not fire, and what a callback hung by then could change about an answer. */
    private const HOOKS = [
        'init', 'wp_loaded', 'parse_request', 'determine_current_user', 'set_current_user', 'ms_site_check', 'wp_rest_server_class',
        'locale', 'pre_determine_locale', 'determine_locale', 'home_url', 'nocache_headers',
        // Of pages and posts, which a search may find.
        'page_link', 'post_link', 'pre_get_posts', 'the_posts',
    ];

    /** The same, for all hooks that begin so: those of REST, our own (docs/hooks.md), and our settings. */
    private const BEGINNINGS = ['rest_', 'coleman_', 'option_coleman_', 'pre_option_coleman_', 'default_option_coleman_', 'gettext', 'ngettext', 'posts_'];

    private const OURS = ['coleman-api', 'coleman-blocks', 'the theme coleman'];

    private const CORE = 'WordPress';

    /** WordPress's helpers that any plugin may hang somewhere: they tell nothing of who did. */
    private const ANYBODYS = '__return_';

    /** @param array<string, string> $places folder or file by the name of what stands there */
    private function __construct(private array $places)
    {
    }

    public static function ofSite(): self
    {
        $places = [self::CORE => ABSPATH . WPINC, 'wp-admin' => ABSPATH . 'wp-admin', self::OURS[0] => dirname(__DIR__, 2)];
        $plugins = [...is_multisite() ? wp_get_active_network_plugins() : [], ...wp_get_active_and_valid_plugins()];
        foreach ($plugins as $file) {
            $places[self::nameOf($file, WP_PLUGIN_DIR)] = dirname($file) === WP_PLUGIN_DIR ? $file : dirname($file);
        }
        foreach (wp_get_mu_plugins() as $file) {
            $places[basename($file, '.php')] = $file;
        }
        foreach ([get_template(), get_stylesheet()] as $theme) {
            $places["the theme $theme"] = get_theme_root($theme) . '/' . $theme;
        }

        return new self(array_filter(array_map(realpath(...), $places), is_string(...)));
    }

    /**
     * @param list<string> $harmless names that do not count
     * @return array<string, list<string>> names of hooks by the name of who listens
     */
    public function inTheWay(array $harmless = []): array
    {
        /** @var array<string, \WP_Hook> $wp_filter */
        global $wp_filter;
        $found = [];
        foreach ($wp_filter as $hook => $hooked) {
            if (!self::matters((string) $hook)) {
                continue;
            }
            foreach (array_merge(...array_values($hooked->callbacks)) as $callback) {
                $owner = $this->owner($callback['function']);
                if (!in_array($owner, [self::CORE, 'wp-admin', ...self::OURS, ...$harmless], true)) {
                    $found[$owner][$hook] = (string) $hook;
                }
            }
        }
        ksort($found);

        return array_map(array_values(...), $found);
    }

    private static function matters(string $hook): bool
    {
        return in_array($hook, self::HOOKS, true) || array_any(self::BEGINNINGS, static fn (string $beginning): bool => str_starts_with($hook, $beginning));
    }

    /** The plugin, theme or drop-in whose callback it is; else its file. */
    private function owner(mixed $callback): string
    {
        $file = self::fileOf($callback);
        if (null === $file) {
            return 'an unknown plugin';
        }
        foreach ($this->places as $name => $place) {
            if ($file === $place || str_starts_with($file, $place . '/')) {
                return $name;
            }
        }
        // What a must-use plugin loads, mostly from a folder of its name.
        $folder = realpath(WP_CONTENT_DIR . '/mu-plugins');

        return false !== $folder && str_starts_with($file, $folder . '/') ? self::nameOf($file, $folder) : $file;
    }

    private static function fileOf(mixed $callback): ?string
    {
        try {
            $function = match (true) {
                $callback instanceof \Closure => new \ReflectionFunction($callback),
                is_array($callback) => self::method($callback[0] ?? null, $callback[1] ?? null),
                is_string($callback) && str_contains($callback, '::') => self::method(...explode('::', $callback, 2)),
                is_string($callback) => new \ReflectionFunction($callback),
                is_object($callback) => new \ReflectionMethod($callback, '__invoke'),
                default => null,
            };
        } catch (\ReflectionException) {
            return null;
        }
        $file = null === $function || str_starts_with($function->getName(), self::ANYBODYS) ? false : $function->getFileName();

        return false === $file ? null : $file;
    }

    /**
     * @return \ReflectionMethod|\ReflectionClass<object>|null
     * @throws \ReflectionException where there is no such class
     */
    private static function method(mixed $of, mixed $name): \ReflectionMethod|\ReflectionClass|null
    {
        if ((!is_object($of) && !(is_string($of) && class_exists($of))) || !is_string($name)) {
            return null;
        }

        // A class may answer by __call() to names that it has no method for.
        return method_exists($of, $name) ? new \ReflectionMethod($of, $name) : new \ReflectionClass($of);
    }

    private static function nameOf(string $file, string $folder): string
    {
        return basename(explode('/', ltrim(substr($file, strlen($folder)), '/'))[0], '.php');
    }
}
