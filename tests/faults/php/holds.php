<?php

/**
 * Prints how many pieces are held for no order that lives: `php holds.php`.
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

echo (int) Coleman\Api\Plugin::modules()->foundation->connection()->value(
    "SELECT COUNT(*) FROM {order_stock} s LEFT JOIN {orders} o ON o.id = s.order_id
    WHERE s.is_returned = 0 AND s.moved_to = 0 AND (o.id IS NULL OR o.state = 'cancelled')",
);
