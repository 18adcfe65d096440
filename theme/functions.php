<?php

declare(strict_types=1);

/**
 * The theme's few hooks: its own stylesheet, the fonts, and the templates.
 *
 * A font that comes too late is not swapped in (font-display: optional): the page would jump. So
 * all three are asked for at once.
 */

namespace Coleman\Theme;

require __DIR__ . '/template-types.php';

add_filter('default_template_types', template_types(...));

// The template "home" is the home page until a page is chosen for it; a page of news is a list of posts.
add_filter('home_template_hierarchy', static fn (array $templates): array => is_front_page() ? $templates : ['index.php']);

// In the editor's canvas fonts always come too late for font-display: optional, and a jump there harms nobody.
add_filter('wp_theme_json_data_theme', static function (\WP_Theme_JSON_Data $data): \WP_Theme_JSON_Data {
    if (!is_admin()) {
        return $data;
    }
    /** @var array{settings: array{typography: array{fontFamilies: array{theme: list<array{fontFace: list<array<string, mixed>>}>}}}} $theme */
    $theme = $data->get_data();
    $families = array_map(
        static fn (array $family): array => ['fontFace' => array_map(static fn (array $face): array => ['fontDisplay' => 'swap'] + $face, $family['fontFace'])] + $family,
        $theme['settings']['typography']['fontFamilies']['theme'],
    );

    return $data->update_with(['version' => 3, 'settings' => ['typography' => ['fontFamilies' => $families]]]);
});

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
    // One chosen in wp-admin takes the place of the theme's.
    if (!has_site_icon()) {
        printf("<link rel=\"icon\" type=\"image/svg+xml\" href=\"%s\">\n", esc_url(get_theme_file_uri('assets/favicon.svg')));
    }
}, 2);
