<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration;

/** Gives hooks back as they were, once a test has changed them or played a new request. */
trait SavedHooks
{
    /** @var array<string, \WP_Hook|null> */
    private array $hooks = [];

    private function saveHooks(string ...$names): void
    {
        $this->hooks = self::hooksNow(...$names) + $this->hooks;
    }

    /** @param list<string> $except that stay as they are now */
    private function restoreHooks(array $except = []): void
    {
        self::hang(array_diff_key($this->hooks, array_flip($except)));
    }

    /** @return array<string, \WP_Hook|null> copies, null where nothing is hooked */
    private static function hooksNow(string ...$names): array
    {
        global $wp_filter;

        return array_map(
            static fn (string $name): ?\WP_Hook => isset($wp_filter[$name]) ? clone $wp_filter[$name] : null,
            array_combine($names, $names),
        );
    }

    /** @param array<string, \WP_Hook|null> $hooks that stay as they are: copies of them are hung */
    private static function hang(array $hooks): void
    {
        global $wp_filter;
        foreach ($hooks as $name => $hook) {
            unset($wp_filter[$name]);
            if (null !== $hook) {
                $wp_filter[$name] = clone $hook;
            }
        }
    }
}
