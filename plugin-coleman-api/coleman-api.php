<?php

/**
 * Plugin Name: Coleman API
 * Description: What the dealership knows and does: catalogue, carts, customers, page routes and the REST API coleman/v1.
 * Version: 0.1.0
 * Requires at least: 6.9
 * Requires PHP: 8.2
 * License: GPL-2.0-or-later
 * Text Domain: coleman
 */

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

Coleman\Api\Plugin::boot(__FILE__);
