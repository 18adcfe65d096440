<?php

/**
 * Somebody changes the model of a machine and is killed after the commit, before search has learned of it:
 * `php killed-desk.php <machine> <model>`.
 */

declare(strict_types=1);

require dirname(__DIR__, 2) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Plugin;
use Coleman\Api\Search\SearchIndex;
use Coleman\Api\Search\SearchQueue;

[, $machine, $model] = $argv;
$modules = Plugin::modules();
$queue = new SearchQueue($modules->foundation->connection(), static function (): SearchIndex {
    posix_kill((int) getmypid(), SIGKILL);
    throw new LogicException('Nobody outlives this.');
}, $modules->foundation->clock);
$modules->foundation->transaction()->run(static function () use ($modules, $queue, $machine, $model): void {
    $modules->foundation->connection()->execute('UPDATE {machines} SET model = %s WHERE id = %d', [$model, (int) $machine]);
    $queue->machines([(int) $machine]);
});
$queue->drainIfPossible();
