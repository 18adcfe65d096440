<?php

/**
 * Plugin Name: Coleman planted fault: patience
 * Description: Waits for the database as long as it takes. No part of the product; the checker must find it.
 */

declare(strict_types=1);

ini_set('mysqlnd.net_read_timeout', '600');
$GLOBALS['wpdb']->close();
$GLOBALS['wpdb']->db_connect(false);
