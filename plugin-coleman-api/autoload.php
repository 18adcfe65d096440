<?php

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Coleman\\Api\\')) {
        return;
    }
    $file = __DIR__ . '/src/' . strtr(substr($class, 12), '\\', '/') . '.php';
    if (is_file($file)) {
        require $file;
    }
});
