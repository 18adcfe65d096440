<?php

/**
 * Takes in a feed as `coleman import <kind> <file> --full --force` does, and prints what each step of it took:
 * `php import.php <kind> <file>`.
 */

declare(strict_types=1);

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Plugin;
use Coleman\Bench\Search\Usage;

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';
require __DIR__ . '/Usage.php';

// As deploy/single/etc/systemd/system/coleman-work.service has it.
proc_nice(10);
[, $kind, $file] = $argv;
$usage = new Usage();
$feeds = Plugin::modules()->feeds->service();
$phases = [];
$phase = RunState::Reading->value;
$since = hrtime(true);
$turn = static function (string $next) use (&$phases, &$phase, &$since): void {
    $now = hrtime(true);
    $phases[$phase] = ($phases[$phase] ?? 0.0) + ($now - $since) / 1e9;
    [$phase, $since] = [$next, $now];
};
$run = $feeds->import(new FeedImport($kind, $file, basename($file), isFull: true, isForced: true));
$run = $feeds->resume($run, INF, static fn (FeedRun $now) => $turn($now->state->value));
$turn('');
if (RunState::Applied !== $run->state) {
    fwrite(STDERR, sprintf("The feed of %s is %s: %s\n", $kind, $run->state->value, $run->message));
    exit(1);
}
echo json_encode(['rows' => $run->records, 'counts' => $run->counts, 'phases' => $phases] + $usage->sofar(), JSON_THROW_ON_ERROR);
