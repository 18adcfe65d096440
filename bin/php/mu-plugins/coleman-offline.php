<?php

/**
 * Plugin Name: Coleman development: offline
 * Description: Keeps a development site from asking the outside for updates, news and patterns. No part of the product.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ('local' !== wp_get_environment_type()) {
    return;
}

add_action('init', static function (): void {
    remove_action('init', 'wp_schedule_update_checks');
    remove_action('init', 'wp_schedule_https_detection');
    foreach (['wp_version_check', 'wp_update_plugins', 'wp_update_themes', 'wp_https_detection'] as $event) {
        wp_clear_scheduled_hook($event);
    }
}, 0);

add_action('admin_init', static function (): void {
    remove_action('admin_init', '_maybe_update_core');
    remove_action('admin_init', '_maybe_update_plugins');
    remove_action('admin_init', '_maybe_update_themes');
}, 0);

// "Looked a moment ago, found nothing."
foreach (['update_core', 'update_plugins', 'update_themes'] as $colemanCheck) {
    add_filter("pre_site_transient_$colemanCheck", static fn (): object => (object) [
        'last_checked' => time(),
        'version_checked' => wp_get_wp_version(),
        'updates' => [],
        'response' => [],
        'translations' => [],
        'checked' => [],
    ]);
}
unset($colemanCheck);

add_filter('should_load_remote_block_patterns', '__return_false');
add_filter('block_editor_settings_all', static fn (array $settings): array => ['enableOpenverseMediaCategory' => false] + $settings);
add_action('admin_init', static function (): void {
    remove_action('enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets');
});
add_action('wp_dashboard_setup', static function (): void {
    remove_meta_box('dashboard_primary', 'dashboard', 'side');
});
