<?php

/**
 * For PHPStan: the constants that WordPress defines as it starts, which the stubs leave out.
 */

declare(strict_types=1);

define('ABSPATH', './');
define('COLEMAN_MAIL_DIR', '.');
define('COLEMAN_WORDPRESS', '.');
define('COOKIEPATH', '/');
define('COOKIE_DOMAIN', '');
define('COOKIEHASH', '');
define('LOGGED_IN_COOKIE', 'wordpress_logged_in');
define('SITECOOKIEPATH', '/');
define('WPINC', 'wp-includes');
define('WP_CONTENT_DIR', './wp-content');
define('WP_PLUGIN_DIR', './wp-content/plugins');

define('OBJECT', 'OBJECT');
define('OBJECT_K', 'OBJECT_K');
define('ARRAY_A', 'ARRAY_A');
define('ARRAY_N', 'ARRAY_N');

define('MINUTE_IN_SECONDS', 60);
define('HOUR_IN_SECONDS', 3600);
define('DAY_IN_SECONDS', 86400);
define('WEEK_IN_SECONDS', 604800);
define('MONTH_IN_SECONDS', 2592000);
define('YEAR_IN_SECONDS', 31536000);
define('KB_IN_BYTES', 1024);
define('MB_IN_BYTES', 1048576);
