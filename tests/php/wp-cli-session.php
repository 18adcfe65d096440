<?php

/**
 * A session of WP-CLI, played: `php wp-cli-session.php coleman import parts parts.csv --full`. WordPress is loaded with
 * WP_CLI set, the command is called as WP-CLI calls it, and the process ends as it says. `coleman` alone prints the
 * commands that were registered, as JSON.
 */

declare(strict_types=1);

require __DIR__ . '/played-wp-cli.php';
define('WP_CLI', true);
require dirname(__DIR__, 2) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

[$positional, $options] = [[], []];
foreach (array_slice($argv, 1) as $argument) {
    if (1 === preg_match('/^--([a-z-]+)(?:=(.*))?$/sD', $argument, $found)) {
        $options[$found[1]] = $found[2] ?? true;
    } else {
        $positional[] = $argument;
    }
}
$name = implode(' ', array_splice($positional, 0, 2));
if ('coleman' === $name) {
    echo json_encode(array_map(static fn (array $command): array => $command[1], WP_CLI::$commands));
    exit;
}
(WP_CLI::$commands[$name][0])($positional, $options);
exit(WP_CLI::$code);
