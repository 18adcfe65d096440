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
        foreach ($names as $name) {
            $hook = $GLOBALS['wp_filter'][$name] ?? null;
            $this->hooks[$name] = $hook instanceof \WP_Hook ? clone $hook : null;
        }
    }

    /** @param list<string> $except that stay as they are now */
    private function restoreHooks(array $except = []): void
    {
        foreach (array_diff_key($this->hooks, array_flip($except)) as $name => $hook) {
            if (null === $hook) {
                unset($GLOBALS['wp_filter'][$name]);
            } else {
                $GLOBALS['wp_filter'][$name] = clone $hook;
            }
        }
    }
}
