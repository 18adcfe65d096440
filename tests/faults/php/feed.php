<?php

/**
 * A feed of made-up parts: `php feed.php begin <parts>` writes the file and starts a run, `resume` goes on with it and
 * may be killed, `state` prints how the run stands and, once it is applied, what the catalogue holds of it.
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Feeds\RunState;
use Coleman\Api\Json;
use Coleman\Api\Plugin;

[, $what, $parts] = $argv + ['', 'state', '0'];
$services = Plugin::services();
$feeds = $services->feeds();
$folder = get_temp_dir() . 'coleman-feed-' . md5(COLEMAN_WORDPRESS);
$file = $folder . '/parts.csv.gz';

if ('begin' === $what) {
    wp_mkdir_p($folder);
    ob_start();
    $services->feedCommands()->generate(["--parts=$parts", "--to=$folder"]);
    ob_end_clean();
    $feeds->bring('parts', $file, 'parts.csv.gz', 'faults', true, null, null, false, true);
    exit;
}
$run = $services->feedRepository()->underWay();
if ('resume' === $what) {
    null === $run || $feeds->go($run);
    exit;
}
if (null !== $run) {
    echo Json::encode(['state' => $run->state->value]);
    exit;
}
$connection = $services->connection();
$made = "vendor_name IN ('Harrow & Sons', 'Prairie Forge', 'Ironwood', 'Delta Hydraulics', 'Bluestem', 'Osage Drive', 'Flint Hills', 'Kaw Valley', 'Stockyard', 'Crossing')";
$last = $services->feedRepository()->runs(1)[0] ?? null;
// The same file once more: whatever it would change is not what an undisturbed run would have left.
$again = $feeds->go($feeds->bring('parts', $file, 'parts.csv.gz', 'faults', true, null, null, true));
echo Json::encode([
    'state' => RunState::Applied === $last?->state ? 'applied' : 'lost',
    'read' => $last?->count('read'),
    'parts' => (int) $connection->value("SELECT COUNT(*) FROM {parts} WHERE $made"),
    'doubles' => count($connection->rows("SELECT part_key FROM {parts} WHERE $made GROUP BY part_key, vendor_id HAVING COUNT(*) > 1")),
    'unindexed' => (int) $connection->value("SELECT COUNT(*) FROM {parts} p LEFT JOIN {search_documents} d ON d.kind = 1 AND d.entity_id = p.id WHERE p.$made AND d.entity_id IS NULL"),
    'queued' => (int) $connection->value('SELECT COUNT(*) FROM {search_queue}'),
    'different' => $again->count('new') + $again->count('changed') + $again->count('vanish') + $again->count('bad'),
]);
