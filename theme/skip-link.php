<?php

declare(strict_types=1);

/**
 * The link that skips to the content. WordPress reads through all of a page to find where the content begins; where the
 * template says so itself, the link is printed at once.
 */

namespace Coleman\Theme;

function add_skip_link(): void
{
    global $_wp_current_template_content;
    if (!is_string($_wp_current_template_content)
        // Without these WordPress prints none, and a plugin has its own.
        || !has_action('wp_footer', 'the_block_template_skip_link') || !has_action('wp_enqueue_scripts', 'wp_enqueue_block_template_skip_link')
        || 1 !== preg_match('/<main\b[^>]*>/', $_wp_current_template_content, $main)
        || 1 !== preg_match('/\sid="([\w-]+)"/', $main[0], $id)) {
        return;
    }
    remove_action('wp_footer', 'the_block_template_skip_link');
    add_action('wp_body_open', static function () use ($id): void {
        printf('<a class="skip-link screen-reader-text" id="wp-skip-link" href="#%s">%s</a>', esc_attr($id[1]), esc_html(translate('Skip to content')));
    }, 1);
}

// After all that choose a template.
add_filter('template_include', static function (mixed $file): mixed {
    add_skip_link();

    return $file;
}, PHP_INT_MAX);
