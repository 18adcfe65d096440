<?php

declare(strict_types=1);

/**
 * The theme's few hooks: its own stylesheet, and the fonts.
 *
 * A font that comes too late is not swapped in (font-display: optional): the page would jump. So
 * all three are asked for at once.
 */

namespace Coleman\Theme;

add_action('wp_enqueue_scripts', static function (): void {
    $file = get_theme_file_path('assets/site.css');
    wp_enqueue_style('coleman-site', get_theme_file_uri('assets/site.css'), [], (string) filemtime($file));
    // Small enough to travel in the page: one request less before the first paint.
    wp_style_add_data('coleman-site', 'path', $file);
});

add_action('after_setup_theme', static function (): void {
    add_editor_style('assets/site.css');
});

add_action('wp_head', static function (): void {
    foreach (['barlow-latin-400-normal', 'barlow-condensed-latin-700-normal', 'barlow-latin-600-normal'] as $font) {
        printf("<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"%s\" crossorigin>\n", esc_url(get_theme_file_uri('assets/fonts/' . $font . '.woff2')));
    }
    printf("<link rel=\"icon\" type=\"image/svg+xml\" href=\"%s\">\n", esc_url(get_theme_file_uri('assets/favicon.svg')));
}, 2);
