<?php

declare(strict_types=1);

/**
 * A page on a color that our words are not made for, which an editor has chosen under Styles. Blocks of ours stand on a
 * light ground of their own there, as in dark bands; words between them get a color that can be read, unless the editor
 * has chosen one.
 */

namespace Coleman\Theme;

/** What can be read on each color of the palette but GROUNDS, in light colors and in dark ones. */
const WORDS_ON = [
    'line' => 'chalk',
    'ink' => 'chalk',
    'muted' => 'chalk',
    'steel' => 'on-steel',
    'on-steel' => 'on-signal',
    'on-steel-muted' => 'on-signal',
    'signal' => 'on-signal',
    'signal-strong' => 'on-signal',
    'on-signal' => 'on-steel',
    'pine' => 'chalk',
    'amber' => 'chalk',
    'red' => 'chalk',
];

/** Those that our words are made for. */
const GROUNDS = ['chalk', 'plate', 'concrete'];

/** Colors of words. */
const WORDS = ['ink', 'muted', 'line', 'pine', 'amber', 'red'];

/**
 * What a page on a color of the palette needs.
 *
 * @param string $ground slug of the page's background
 * @param string $words  slug of the page's text
 * @return string CSS; '' where it needs nothing
 */
function page_ground_css(string $ground, string $words): string
{
    $color = WORDS_ON[$ground] ?? null;
    if (null === $color) {
        return '';
    }
    // A word is the color of all words between the blocks, and its own again on what has a ground.
    $own = $between = $again = '';
    foreach (WORDS as $name) {
        $variable = '--wp--preset--color--' . $name;
        $own .= "--own-$name:var($variable);";
        $between .= "$variable:var(--wp--preset--color--" . ('ink' === $words ? $color : $words) . ');';
        $again .= "$variable:var(--own-$name);";
    }
    // The words' own color would be itself.
    $between = str_replace("--wp--preset--color--$words:var(--wp--preset--color--$words);", '', $between);
    $page = ':is(main,.is-root-container)';
    $block = '[class*="wp-block-coleman-"]';
    // The bar of a phone has a ground, as has what stands in a light band.
    $grounded = ".wp-block-coleman-site-search,.wp-block-coleman-contact-bar,$block *";
    foreach (GROUNDS as $name) {
        $grounded .= ",.has-$name-background-color *";
    }

    return ":root{{$own}}"
        . "$page{{$between}color:var(--wp--preset--color--ink)}"
        . "$page :is(.has-background,.wp-block-cover,$block){{$again}}"
        . "$page :where(.has-background:not(.wp-element-button)){color:var(--wp--preset--color--ink)}"
        . "$page {$block}:not($grounded):has(>:not([hidden],dialog)){background:var(--wp--preset--color--chalk);border-radius:var(--wp--custom--radius);color:var(--wp--preset--color--ink);padding:var(--wp--preset--spacing--30)}";
}

/** @return array{string, string} slugs of background and text in CSS of WordPress; '' for what is no color of the palette */
function page_colors(string $css): array
{
    $of = static fn (string $property): string => 1 === preg_match('/(?:^|[};\s])body\s*\{[^}]*?(?<![a-z-])' . $property . ':\s*var\(--wp--preset--color--([a-z-]+)\)/', $css, $found) ? $found[1] : '';

    return [$of('background-color'), $of('color')];
}

// The sheet that WordPress prints has what the editor has chosen; to ask for Global Styles takes longer.
add_action('wp_enqueue_scripts', static function (): void {
    $sheets = wp_styles()->get_data('global-styles', 'after');
    $css = page_ground_css(...page_colors(implode('', array_filter(is_array($sheets) ? $sheets : [], is_string(...)))));
    if ('' !== $css) {
        wp_add_inline_style('coleman-site', $css);
    }
}, 20);

add_filter('block_editor_settings_all', static function (array $settings): array {
    $css = page_ground_css(...page_colors(wp_get_global_stylesheet(['styles'])));
    /** @var list<array<string, mixed>> $styles */
    $styles = $settings['styles'] ?? [];

    return '' === $css ? $settings : ['styles' => [...$styles, ['css' => $css]]] + $settings;
});
