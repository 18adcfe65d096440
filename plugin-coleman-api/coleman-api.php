<?php

/**
 * Plugin Name: Coleman API
 * Description: The dealership’s catalog, carts, customers, page routes and the REST API coleman/v1.
 * Version: 0.1.0
 * Requires at least: 6.9
 * Tested up to: 7.1
 * Requires PHP: 8.2
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

require_once __DIR__ . '/autoload.php';

Coleman\Api\Plugin::boot(__FILE__);
