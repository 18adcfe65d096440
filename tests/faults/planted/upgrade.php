<?php

/**
 * Plugin Name: Coleman planted: slow upgrades
 * Description: Each change of a table takes as long as it does where a million parts are in it, and tells who is at it. No part of the product.
 */

declare(strict_types=1);

require_once __DIR__ . '/plant.php';

coleman_plant('Coleman\\Api\\Database\\Tables', [
    'unless' => <<<'PHP'
        file_put_contents((string) constant('COLEMAN_FAULTS_STEPS'), getmypid() . "\n", FILE_APPEND | LOCK_EX);
        usleep(300_000);
    PHP,
]);
