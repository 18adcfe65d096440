<?php

/**
 * Plugin Name: Coleman development: parts catalog
 * Description: Plays the third-party parts catalog, whose script is served at /dev/part-stream.js. No part of the product.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ('local' !== wp_get_environment_type()) {
    return;
}

add_filter('option_coleman_part_stream', static function (mixed $setting): mixed {
    return is_array($setting) && '' === ($setting['script'] ?? '') ? ['script' => '/dev/part-stream.js'] + $setting : $setting;
});

add_action('init', static function (): void {
    $uri = $_SERVER['REQUEST_URI'] ?? '';
    if ('/dev/part-stream.js' === (is_string($uri) ? strtok($uri, '?') : '')) {
        header('Content-Type: text/javascript; charset=utf-8');
        header('Cache-Control: no-store');
        readfile(__DIR__ . '/../part-stream/stand-in.js');
        exit;
    }
}, 0);
