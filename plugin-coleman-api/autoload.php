<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

(static function (): void {
    // The package lists its classes: to ask the disk for each of a hundred files takes a tenth of a small request's time.
    /** @var array<string, true> $listed */
    $listed = is_file(__DIR__ . '/classes.php') ? require __DIR__ . '/classes.php' : [];
    spl_autoload_register(static function (string $class) use ($listed): void {
        if (!str_starts_with($class, 'Coleman\\Api\\')) {
            return;
        }
        $name = 'src/' . strtr(substr($class, 12), '\\', '/');
        if (isset($listed[$name]) || is_file(__DIR__ . "/{$name}.php")) {
            require __DIR__ . "/{$name}.php";
        }
    });
})();
