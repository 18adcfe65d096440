<?php

/** Puts pages into the plain site: `php references.php '{"slug": "content"}'`. */

declare(strict_types=1);

require dirname(__DIR__, 3) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

/** @var array<string, string> $contents */
$contents = json_decode($argv[1] ?? '{}', true, 512, JSON_THROW_ON_ERROR);
foreach ($contents as $slug => $content) {
    wp_insert_post([
        'ID' => get_page_by_path($slug)->ID ?? 0,
        'post_type' => 'page',
        'post_status' => 'publish',
        'post_title' => 'Empty',
        'post_name' => $slug,
        'post_content' => wp_slash($content),
    ]);
}
