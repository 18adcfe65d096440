<?php

/**
 * Installs WordPress as the dealership's site. May be run again: what is done stays.
 */

declare(strict_types=1);

define('WP_INSTALLING', true);

require __DIR__ . '/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

/** Takes the place of the mail that says a new site is ready. */
function wp_new_blog_notification(): void
{
}

require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if (!is_blog_installed()) {
    wp_install('Coleman Equipment', 'admin', 'admin@example.com', true, '', 'password', 'en_US');

    foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1]) as $sample) {
        wp_delete_post($sample->ID, true);
    }
    foreach (get_comments() as $sample) {
        wp_delete_comment($sample, true);
    }
    foreach (
        [
            'blogdescription' => '',
            'timezone_string' => 'America/Chicago',
            'default_comment_status' => 'closed',
            'default_ping_status' => 'closed',
            'show_avatars' => '0',
            'sidebars_widgets' => ['wp_inactive_widgets' => [], 'array_version' => 3],
        ] as $option => $value
    ) {
        update_option($option, $value);
    }
}

if ('/%postname%/' !== get_option('permalink_structure')) {
    /** @var WP_Rewrite $wp_rewrite */
    $wp_rewrite->set_permalink_structure('/%postname%/');
    flush_rewrite_rules(false);
}

if ('coleman' !== get_stylesheet()) {
    switch_theme('coleman');
}

foreach (['coleman-api/coleman-api.php', 'coleman-blocks/coleman-blocks.php'] as $plugin) {
    $error = activate_plugin($plugin);
    if (is_wp_error($error)) {
        fwrite(STDERR, "$plugin cannot be activated: {$error->get_error_message()}\n");
        exit(1);
    }
}
