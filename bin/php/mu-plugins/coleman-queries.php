<?php

/**
 * Plugin Name: Coleman development: queries
 * Description: Says in the header X-Coleman-Queries how many queries a page took, and how many statements of ours are among them. No part of the product.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ('local' !== wp_get_environment_type()) {
    return;
}

// The last moment before a page's headers leave.
add_action('wp_finalized_template_enhancement_output_buffer', static function (): void {
    if (headers_sent()) {
        return;
    }
    $own = class_exists(Coleman\Api\Plugin::class, false) ? Coleman\Api\Plugin::modules()->foundation->connection()->queries() : 0;
    header(sprintf('X-Coleman-Queries: queries=%d, statements=%d', get_num_queries(), $own));
}, PHP_INT_MAX);
