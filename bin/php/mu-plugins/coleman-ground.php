<?php

/**
 * Plugin Name: Coleman development: ground
 * Description: Shows a development site on the color of the palette that the cookie coleman_ground names, as an editor would choose it under Styles. No part of the product.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ('local' !== wp_get_environment_type()) {
    return;
}

$ground = $_COOKIE['coleman_ground'] ?? '';
if (!is_string($ground) || 1 !== preg_match('/^[a-z-]+$/', $ground)) {
    return;
}

add_filter('wp_theme_json_data_user', static fn (WP_Theme_JSON_Data $data): WP_Theme_JSON_Data => $data->update_with([
    'version' => 3,
    'styles' => ['color' => ['background' => "var:preset|color|$ground"]],
]));
