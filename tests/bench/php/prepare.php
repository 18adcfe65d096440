<?php

/**
 * Makes a fresh site one of the three that are compared: `php prepare.php plain|plugins|ours`.
 *
 *     plain    WordPress with its default theme, nothing of ours active
 *     plugins  the same, and our two plugins active
 *     ours     theme and plugins
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$role = $argv[1] ?? '';
if (!in_array($role, ['plain', 'plugins', 'ours'], true)) {
    fwrite(STDERR, "Which site: plain, plugins or ours?\n");
    exit(2);
}

if ('ours' !== $role) {
    switch_theme(WP_Theme::get_core_default_theme()->get_stylesheet());
}
if ('plain' === $role) {
    deactivate_plugins(['coleman-blocks/coleman-blocks.php', 'coleman-api/coleman-api.php']);
}

wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Empty', 'post_name' => 'empty', 'post_content' => '']);

// The client writes faster than any visitor may.
update_option('coleman_limits', array_fill_keys(['writes', 'writes_network', 'checkout', 'checkout_network', 'unverified'], [0, 1]));
// Its guests all order from one network.
update_option('coleman_order_limits', ['order_cents' => 0, 'order_pieces' => 0, 'network_cents' => 0, 'network_pieces' => 0]);

echo get_stylesheet();
