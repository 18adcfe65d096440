<?php

/**
 * Plugin Name: Coleman Blocks
 * Description: The dealership's widgets: HTML from PHP, hydrated by React where it helps.
 * Version: 0.1.0
 * Requires at least: 6.9
 * Requires PHP: 8.2
 * Requires Plugins: coleman-api
 * License: GPL-2.0-or-later
 * Text Domain: coleman
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Coleman\\Blocks\\')) {
        return;
    }
    $file = __DIR__ . '/php/' . strtr(substr($class, 15), '\\', '/') . '.php';
    if (is_file($file)) {
        require $file;
    }
});

spl_autoload_register(Coleman\Blocks\Views::load(...));

(new Coleman\Blocks\BuildErrors(__DIR__, wp_get_environment_type()))->register();

add_action('plugins_loaded', static function (): void {
    // Without the dealership's services there is nothing to show; the blocks' saved content stays.
    if (class_exists(Coleman\Api\Plugin::class)) {
        (new Coleman\Blocks\Registration(__DIR__, __FILE__))->register();
        (new Coleman\Blocks\DeskScripts(__DIR__, __FILE__))->register();
    }
});
