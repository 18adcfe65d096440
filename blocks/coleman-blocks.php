<?php

/**
 * Plugin Name: Coleman Blocks
 * Description: The dealership's widgets: HTML from PHP, hydrated by React where it helps.
 * Version: 0.1.0
 * Requires at least: 6.9
 * Tested up to: 7.1
 * Requires PHP: 8.2
 * Requires Plugins: coleman-api
 * Author: Coleman Equipment
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: coleman
 * Domain Path: /languages
 * Update URI: false
 * Network: false
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

register_activation_hook(__FILE__, static function (bool $isNetworkWide = false): void {
    if (class_exists(Coleman\Api\Admin\PluginRow::class)) {
        Coleman\Api\Admin\PluginRow::refuseNetwork($isNetworkWide);
    }
});

add_action('plugins_loaded', static function (): void {
    // Without the dealership's services there is nothing to show; the blocks' saved content stays.
    if (class_exists(Coleman\Api\Plugin::class)) {
        $sheets = new Coleman\Blocks\Sheets(__DIR__, __FILE__);
        (new Coleman\Blocks\Registration(__DIR__, __FILE__, $sheets))->register();
        $files = new Coleman\Blocks\IslandFiles(__DIR__, __FILE__);
        (new Coleman\Blocks\PageAssets($files, $sheets))->register();
        (new Coleman\Blocks\BranchPainter($files))->register();
        (new Coleman\Blocks\FirstPaint())->register();
        (new Coleman\Blocks\RentalButtons())->register();
        (new Coleman\Blocks\DeskScripts(__DIR__, __FILE__))->register();
    }
});
