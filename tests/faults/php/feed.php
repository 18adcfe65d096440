<?php

/**
 * A feed of made-up parts, which nobody else in the catalog makes:
 *
 *     php feed.php write <parts>  writes its file
 *     php feed.php undisturbed    takes it in with nobody killed and undoes it; prints what came of it, and how long both took
 *     php feed.php begin          starts a run of the same file
 *     php feed.php resume         goes on with it, and may be killed
 *     php feed.php look           prints how far the run has come, and whether what is there agrees with it
 *     php feed.php outcome        prints what the catalog holds of it, and what the same file changed, taken in once more
 *     php feed.php undo           undoes that once more, and begins to undo the run; `resume` goes on with it
 *     php feed.php undone         prints what is left of it
 */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Plugin;
use Coleman\Api\Support\Json;

[, $what, $parts] = $argv + ['', 'look', '0'];
$modules = Plugin::modules();
$connection = $modules->foundation->connection();
$feeds = $modules->feeds->service();
$repository = $modules->feeds->repository();
$folder = get_temp_dir() . 'coleman-feed-' . md5(COLEMAN_WORDPRESS);
$file = $folder . '/parts.csv.gz';
$made = "vendor_name IN ('Harrow & Sons', 'Prairie Forge', 'Ironwood', 'Delta Hydraulics', 'Bluestem', 'Osage Drive', 'Flint Hills', 'Kaw Valley', 'Stockyard', 'Crossing')";
$count = static fn (string $sql): int => (int) $connection->value($sql);

/** All that is known of the parts, but for their ids and the time: one hash. */
$digest = static function () use ($connection, $made): string {
    $hash = hash_init('sha256');
    foreach ([
        "SELECT part_number, part_key, vendor_name, parts_url_description, description, long_description, category_id, price_cents, lead_time, discontinued, case_qty, popularity
         FROM {parts} WHERE $made ORDER BY part_number, vendor_name",
        "SELECT p.part_number, p.vendor_name, d.number_key, d.loose_key, d.words FROM {search_documents} d JOIN {parts} p ON p.id = d.entity_id
         WHERE d.kind = 1 AND p.$made ORDER BY p.part_number, p.vendor_name",
    ] as $sql) {
        foreach ($connection->rows($sql) as $row) {
            hash_update($hash, implode("\0", array_map(strval(...), $row)) . "\n");
        }
    }

    return hash_final($hash);
};

if ('write' === $what) {
    wp_mkdir_p($folder);
    exit($modules->feeds->commands()->generate(["--parts=$parts", "--to=$folder"]));
}
if ('undisturbed' === $what) {
    $timed = static function (Closure $work): int {
        $begun = microtime(true);
        $work();

        return (int) (1_000 * (microtime(true) - $begun));
    };
    $milliseconds = $timed(static function () use ($feeds, $file, &$taken): void {
        $taken = $feeds->resume($feeds->import(new FeedImport('parts', $file, 'parts.csv.gz', 'faults', true, isForced: true)));
    });
    $outcome = $digest();
    $undone = $timed(static fn () => $feeds->resume($feeds->undo($taken)));
    echo Json::encode(['outcome' => $outcome, 'milliseconds' => $milliseconds, 'undone' => $undone]);
    exit;
}
if ('begin' === $what) {
    $feeds->import(new FeedImport('parts', $file, 'parts.csv.gz', 'faults', true, isForced: true));
    exit;
}
$run = $repository->underWay()[0] ?? null;
if ('resume' === $what) {
    null === $run || $feeds->resume($run);
    exit;
}
if ('undo' === $what) {
    $applied = array_map($repository->run(...), $repository->lastApplied($repository->named('faults')?->id ?? 0, 2));
    [$again, $first] = [$applied[0] ?? exit(1), $applied[1] ?? exit(1)];
    $feeds->resume($feeds->undo($again));
    $feeds->undo($first);
    exit;
}
$miscounted = static fn (): int => $count('SELECT COUNT(*) FROM {search_words} w WHERE w.kind = 1 AND w.uses <> (SELECT COUNT(*) FROM {search_postings} p WHERE p.word_id = w.id)');
if ('undone' === $what) {
    $last = $repository->runs(1)[0];
    echo Json::encode([
        'state' => $last->undoes > 0 ? $last->state->value : 'lost',
        'left' => $last->count('left'),
        'parts' => $count("SELECT COUNT(*) FROM {parts} WHERE $made"),
        'items' => $count('SELECT COUNT(*) FROM {feed_items}'),
        'indexed' => $count('SELECT COUNT(*) FROM {search_documents} d WHERE d.kind = 1 AND NOT EXISTS (SELECT 1 FROM {parts} p WHERE p.id = d.entity_id)'),
        'queued' => $count('SELECT COUNT(*) FROM {search_queue}'),
        'miscounted' => $miscounted(),
    ]);
    exit;
}
$isThere = static fn (string $what): int => $count("SELECT COUNT(*) FROM {parts} p WHERE p.$made AND $what EXISTS (SELECT 1 FROM {search_documents} d WHERE d.kind = 1 AND d.entity_id = p.id)");
if ('look' === $what) {
    $run ??= $repository->runs(1)[0];
    $rows = 0;
    for ($at = 0; $at < $run->snapshotBytes; $at = $chunk['next']) {
        $chunk = $modules->feedTypes->store()->snapshot($run->id)->chunk($at);
        $rows += count($chunk['rows']);
    }
    [$there, $items] = [$count("SELECT COUNT(*) FROM {parts} WHERE $made"), $count('SELECT COUNT(*) FROM {feed_items}')];
    echo Json::encode([
        'state' => $run->state->value,
        'read' => $run->count('read'),
        'parts' => $there,
        'indexed' => $isThere(''),
        'waiting' => $count('SELECT COUNT(*) FROM {search_queue}'),
        // What does not agree with how far the run says that it has come: nothing may.
        'torn' => [
            'parts' => $there - $run->count('done_new'),
            'items' => $items - $run->count('done_new'),
            // Chunks are of 500 rows; the last one is less.
            'chunk' => $there < $run->count('read') ? $there % 500 : 0,
            'unnamed' => $count("SELECT COUNT(*) FROM {parts} p WHERE p.$made
                AND NOT EXISTS (SELECT 1 FROM {search_documents} d WHERE d.kind = 1 AND d.entity_id = p.id)
                AND NOT EXISTS (SELECT 1 FROM {search_queue} q WHERE q.kind = 1 AND q.entity_id = p.id)"),
            'snapshot' => $rows - $run->count('read'),
        ],
    ]);
    exit;
}
$last = $repository->runs(1)[0] ?? null;
$outcome = $digest();
$queued = $count('SELECT COUNT(*) FROM {search_queue}');
$again = $feeds->resume($feeds->import(new FeedImport('parts', $file, 'parts.csv.gz', 'faults', true)));
echo Json::encode([
    'state' => RunState::Applied === $last?->state ? 'applied' : 'lost',
    'read' => $last?->count('read'),
    'parts' => $count("SELECT COUNT(*) FROM {parts} WHERE $made"),
    'outcome' => $outcome,
    'doubles' => count($connection->rows("SELECT part_key FROM {parts} WHERE $made GROUP BY part_key, vendor_id HAVING COUNT(*) > 1")),
    'unindexed' => $isThere('NOT'),
    'queued' => $queued,
    'miscounted' => $miscounted(),
    // The same file once more.
    'different' => $again->count('done_new') + $again->count('done_changed') + $again->count('done_vanish') + $again->count('bad') + (int) ($digest() !== $outcome),
]);
