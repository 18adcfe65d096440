<?php

declare(strict_types=1);

/** WP-CLI as the plugin meets it, for tests: keeps what is registered, and what it was told to end with. */
final class WP_CLI
{
    /** @var array<string, array{callable, array<string, mixed>}> by the command's name */
    public static array $commands = [];

    public static int $code = 0;

    /** @param array<string, mixed> $about */
    public static function add_command(string $name, callable $run, array $about = []): bool
    {
        self::$commands[$name] = [$run, $about];

        return true;
    }

    public static function halt(int $code): void
    {
        self::$code = $code;
    }
}
