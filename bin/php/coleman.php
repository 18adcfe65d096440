<?php

/**
 * Runs a command of the dealership against a site: `npm run coleman -- <command> …`.
 */

declare(strict_types=1);

require __DIR__ . '/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

// npm runs scripts at the top of the checkout; files named by the user are where the user is.
$colemanFolder = getenv('INIT_CWD');
if (is_string($colemanFolder) && is_dir($colemanFolder)) {
    chdir($colemanFolder);
}

exit(\Coleman\Api\Plugin::modules()->maintenance->commands()->run(array_slice($argv, 1)));
