<?php

declare(strict_types=1);

/**
 * Colors of the variation Night shift for visitors who want a dark page, by the setting Color scheme.
 */

namespace Coleman\Theme;

/** What the setting may be: light, always dark, or as the visitor's device asks. */
const COLOR_SCHEMES = ['light', 'dark', 'system'];

/** @return string one of COLOR_SCHEMES; the plugin keeps it (Dealership > Settings > Appearance) */
function color_scheme(): string
{
    // It is loaded with WordPress's other options; to ask for one that was never saved is a query on every page.
    $scheme = wp_load_alloptions()['coleman_color_scheme'] ?? 'light';

    return in_array($scheme, COLOR_SCHEMES, true) ? $scheme : 'light';
}

/**
 * The variables of Night shift, on the screen only: paper is white.
 *
 * @param string $scheme one of COLOR_SCHEMES
 * @return string CSS; '' for light
 */
function color_scheme_css(string $scheme): string
{
    if ('light' === $scheme) {
        return '';
    }
    /** @var array{settings: array{color: array{palette: list<array{slug: string, color: string}>}, custom: array<string, string>}} $style a test reads it too */
    $style = wp_json_file_decode(get_theme_file_path('styles/dark.json'), ['associative' => true]);
    $variables = [];
    foreach ($style['settings']['color']['palette'] as ['slug' => $slug, 'color' => $color]) {
        $variables[] = "--wp--preset--color--{$slug}:{$color}";
    }
    foreach ($style['settings']['custom'] as $name => $value) {
        $variables[] = "--wp--custom--{$name}:{$value}";
    }

    return sprintf(
        // Twice, so that it wins over the palette that WordPress prints, wherever that stands.
        '@media screen%s{:root:root{color-scheme:dark;%s}}',
        'system' === $scheme ? ' and (prefers-color-scheme:dark)' : '',
        implode(';', $variables),
    );
}

// After the theme's own sheet, which it comes with.
add_action('wp_enqueue_scripts', static function (): void {
    $css = color_scheme_css(color_scheme());
    if ('' !== $css) {
        wp_add_inline_style('coleman-site', $css);
    }
}, 20);

add_action('wp_head', static function (): void {
    $schemes = ['light' => 'light', 'dark' => 'dark', 'system' => 'light dark'];
    printf("<meta name=\"color-scheme\" content=\"%s\">\n", esc_attr($schemes[color_scheme()]));
}, 2);
