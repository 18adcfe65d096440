<?php

declare(strict_types=1);

/**
 * Shows the site in WordPress's own theme (on) or in ours again (off).
 *
 * Prints the addresses of two pages as JSON: `with` a block of ours in another block, and `without` one.
 */

require dirname(__DIR__, 2) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';

$isOn = 'on' === ($argv[1] ?? '');
switch_theme($isOn ? (WP_Theme::get_core_default_theme() ?: throw new RuntimeException('no default theme'))->get_stylesheet() : 'coleman');
if ($isOn) {
    $pages = array_map(static fn (string $content): int => wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => $content], true), [
        'with' => '<!-- wp:group --><div class="wp-block-group"><!-- wp:coleman/site-search /--></div><!-- /wp:group -->',
        'without' => '<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->',
    ]);
    echo json_encode(array_map(static fn (int $id): string => add_query_arg('page_id', $id, '/'), $pages), JSON_THROW_ON_ERROR);
}
