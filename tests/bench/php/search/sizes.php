<?php

/** Prints the number of rows of each table of the dealership. */

declare(strict_types=1);

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

/** @var wpdb $wpdb */
$sizes = [];
foreach ($wpdb->get_col("SHOW TABLES LIKE '" . $wpdb->esc_like($wpdb->prefix) . "%'") as $table) {
    $sizes[$table] = (int) $wpdb->get_var("SELECT COUNT(*) FROM `$table`");
}

echo json_encode($sizes, JSON_THROW_ON_ERROR);
