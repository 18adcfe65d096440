<?php

declare(strict_types=1);

use Coleman\Api\Plugin;

$services = Plugin::services();
$content = '';
foreach ($services->catalogContent()->of($services->router()->current()) as $post) {
    // As core/post-content prints a post: with the filters of plugins.
    $filtered = apply_filters('the_content', str_replace(']]>', ']]&gt;', $post->post_content));
    $content .= is_string($filtered) ? $filtered : '';
}
if ('' !== trim($content)) {
    printf('<section %s>%s</section>', get_block_wrapper_attributes(), $content);
}
