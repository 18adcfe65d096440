<?php

/**
 * Deletes the API plugin as WordPress does, but for its files, and tells what of it is left: `keep` or `remove`.
 */

declare(strict_types=1);

require dirname(__DIR__, 2) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

global $wpdb;
update_option('coleman_remove_data', 'remove' === ($argv[1] ?? '') ? '1' : '0');
set_transient('coleman_uninstall_test', 1, HOUR_IN_SECONDS);
$user = get_user_by('login', 'a-program') ?: new WP_User((int) wp_insert_user(['user_login' => 'a-program', 'user_pass' => 'x', 'role' => 'coleman_sales']));
$user->add_cap('coleman_feed');
update_user_meta($user->ID, 'coleman_new_email', ['x']);
wp_mkdir_p(WP_CONTENT_DIR . '/coleman-feeds');
$name = str_repeat('ab', 12);
$uploads = wp_get_upload_dir()['basedir'];
$pictures = [
    WP_CONTENT_DIR . "/coleman-pictures/originals/ab/$name.jpg",
    WP_CONTENT_DIR . "/coleman-pictures/drawings/ab/$name.png",
    WP_CONTENT_DIR . '/coleman-pictures/uploads/1-' . str_repeat('c', 20) . '.part',
    WP_CONTENT_DIR . '/coleman-pictures/.htaccess',
    "$uploads/coleman/optimized/thumbnail/ab/$name-160x120-avif.avif",
    "$uploads/coleman/optimized/full/ab/$name-160x120-avif.webp",
    "$uploads/coleman-diagrams/ab/$name-60x40.webp",
];
foreach ($pictures as $file) {
    wp_mkdir_p(dirname($file));
    touch($file);
}
wp_insert_post(['post_type' => 'coleman_content', 'post_title' => 'Words for tractors', 'post_status' => 'draft']);
touch(WP_CONTENT_DIR . '/coleman-feeds/lock');

deactivate_plugins(['coleman-blocks/coleman-blocks.php', 'coleman-api/coleman-api.php']);
uninstall_plugin('coleman-api/coleman-api.php');

wp_cache_flush();
$ours = static fn (array $names): array => array_values(preg_grep('/^(?:' . $wpdb->prefix . '|_transient_|_transient_timeout_)?coleman_/', array_map(strval(...), $names)) ?: []);
$user = new WP_User($user->ID);
echo wp_json_encode([
    'tables' => $ours($wpdb->get_col('SHOW TABLES')),
    'options' => $ours($wpdb->get_col("SELECT option_name FROM {$wpdb->options}")),
    'meta' => $ours($wpdb->get_col("SELECT DISTINCT meta_key FROM {$wpdb->usermeta}")),
    'roles' => $ours(array_keys(wp_roles()->roles)),
    'posts' => $ours($wpdb->get_col("SELECT post_type FROM {$wpdb->posts}")),
    'rights' => $ours([...array_keys(get_role('administrator')->capabilities), ...array_keys($user->caps)]),
    'scheduled' => $ours(array_keys(array_merge(...array_filter(_get_cron_array(), is_array(...))))),
    'files' => array_values(array_filter(['db-error.php', 'coleman-feeds', 'coleman-pictures', 'uploads/coleman', 'uploads/coleman-diagrams'], static fn (string $name): bool => file_exists(WP_CONTENT_DIR . '/' . $name))),
    'pictures' => count(array_filter($pictures, is_file(...))),
    'users' => count_users()['total_users'],
]);
