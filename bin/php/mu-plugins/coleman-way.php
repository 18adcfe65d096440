<?php

/**
 * Plugin Name: Coleman development: way
 * Description: Says in the header X-Coleman-Way of an answer of coleman/v1 that it went the long way; a fast call has none (docs/fast-calls.md). No part of the product.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ('local' !== wp_get_environment_type()) {
    return;
}

add_action('setup_theme', static function (): void {
    $uri = $_SERVER['REQUEST_URI'] ?? '';
    if (is_string($uri) && false !== stripos($uri, '/coleman/v1/')) {
        header('X-Coleman-Way: long');
    }
});
