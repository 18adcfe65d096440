<?php

/**
 * An editor who saves a page again and again: `php saves.php <file> <saves>`, so often at least, and until the file is there.
 * Prints the milliseconds that each took. The page is gone at the end.
 */

declare(strict_types=1);

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

[, $file, $least] = $argv;

/** Microseconds from one save to the next. */
const PAUSE = 200_000;

$page = wp_insert_post(['post_type' => 'page', 'post_title' => 'Saved again and again', 'post_status' => 'draft'], true);
if ($page instanceof WP_Error) {
    throw new RuntimeException($page->get_error_message());
}
$save = static fn (int $number): int|WP_Error => wp_update_post(['ID' => $page, 'post_content' => "<!-- wp:paragraph --><p>$number</p><!-- /wp:paragraph -->"]);
$took = [];
try {
    // The first one reads code that a server has in its memory.
    $save(-1);
    while (count($took) < (int) $least || !file_exists($file)) {
        $begun = hrtime(true);
        $save(count($took));
        $took[] = (hrtime(true) - $begun) / 1e6;
        usleep(PAUSE);
        clearstatcache(true, $file);
    }
} finally {
    wp_delete_post($page, true);
}
echo json_encode($took, JSON_THROW_ON_ERROR);
