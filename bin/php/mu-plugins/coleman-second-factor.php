<?php

/**
 * Plugin Name: Coleman development: second factor
 * Description: Asks the staff of a development site for a second factor where the cookie coleman_second_factor is there, as the setting would ask all. No part of the product.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if ('local' === wp_get_environment_type() && isset($_COOKIE['coleman_second_factor'])) {
    add_filter('pre_option_coleman_second_factor', static fn (): string => 'staff');
}
