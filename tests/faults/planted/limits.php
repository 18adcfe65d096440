<?php

/**
 * Plugin Name: Coleman planted fault: limits
 * Description: Counts tries in the object cache. No part of the product; the checker must find it.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Http\\RateLimiter', [
    'count' => <<<'PHP'
        $tries = (int) wp_cache_get($bucket, 'planted');
        wp_cache_set($bucket, min($allowed, $tries + 1), 'planted');

        return $tries < $allowed ? 1 : 0;
    PHP,
    'begin' => 'return 0;',
]);
