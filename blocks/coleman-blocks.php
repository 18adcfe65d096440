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

(static function (): void {
    // The package lists its classes, so that the disk need not be asked for each.
    /** @var array<string, true> $listed */
    $listed = is_file(__DIR__ . '/classes.php') ? require __DIR__ . '/classes.php' : [];
    // Views are what the build has made of the React components, one class a module.
    $folders = ['Coleman\\Blocks\\' => 'php/', 'Coleman\\Views\\' => 'views/'];
    spl_autoload_register(static function (string $class) use ($listed, $folders): void {
        foreach ($folders as $namespace => $folder) {
            if (str_starts_with($class, $namespace)) {
                $name = $folder . strtr(substr($class, strlen($namespace)), '\\', '/');
                if (isset($listed[$name]) || is_file(__DIR__ . "/{$name}.php")) {
                    require __DIR__ . "/{$name}.php";
                }
            }
        }
    });
})();

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
