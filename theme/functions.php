<?php

declare(strict_types=1);

/**
 * The theme's few hooks: its own stylesheet, the fonts, the templates, and what its patterns need.
 *
 * A font that comes too late is not swapped in (font-display: optional): the page would jump. So
 * all three are asked for at once.
 */

namespace Coleman\Theme;

require __DIR__ . '/template-types.php';
require __DIR__ . '/pattern-words.php';
require __DIR__ . '/template-words.php';
require __DIR__ . '/color-scheme.php';
require __DIR__ . '/kept-data.php';
require __DIR__ . '/kept-options.php';
require __DIR__ . '/kept-sheets.php';
require __DIR__ . '/kept-styles.php';
require __DIR__ . '/kept-templates.php';
require __DIR__ . '/kept-parts.php';
require __DIR__ . '/dark-bands.php';
require __DIR__ . '/page-ground.php';
require __DIR__ . '/skip-link.php';

// Other homes of the text domain load their own files: WordPress keeps one folder for a domain.
foreach (['init' => 1, 'change_locale' => 10] as $hook => $priority) {
    add_action($hook, static function (): void {
        $locale = determine_locale();
        if ('en_US' !== $locale) {
            load_textdomain('coleman', sprintf('%s/languages/coleman-%s.mo', get_template_directory(), $locale), $locale);
        }
    }, $priority);
}

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

// theme.json lets nobody choose WordPress's own colors, gradients and shadows, yet their 7 KB of CSS would be in every page.
add_filter('wp_theme_json_data_default', static fn (\WP_Theme_JSON_Data $data): \WP_Theme_JSON_Data => $data->update_with([
    'version' => 3,
    'settings' => ['color' => ['palette' => [], 'gradients' => []], 'shadow' => ['presets' => []]],
]));

add_action('wp_enqueue_scripts', static function (): void {
    $file = get_theme_file_path('assets/site.css');
    wp_enqueue_style('coleman-site', get_theme_file_uri('assets/site.css'), [], (string) filemtime($file));
    wp_style_add_data('coleman-site', 'path', $file);

    // Nobody waits for it: a page is painted without.
    $file = get_theme_file_path('assets/print.css');
    wp_enqueue_style('coleman-print', get_theme_file_uri('assets/print.css'), ['coleman-site'], (string) filemtime($file), 'print');

    if (is_singular() && post_password_required()) {
        $file = get_theme_file_path('assets/password.css');
        wp_enqueue_style('coleman-password', get_theme_file_uri('assets/password.css'), ['coleman-site'], (string) filemtime($file));
        wp_style_add_data('coleman-password', 'path', $file);
    }
});

// Only wp-admin and the sign-in page join scripts. Elsewhere WordPress looks for an option that is hardly ever there.
add_filter('pre_site_option_can_compress_scripts', static fn (mixed $value): mixed => is_admin() || did_action('login_init') ? $value : 0);

// How the skip link looks is in site.css.
add_action('wp_enqueue_scripts', static function (): void {
    wp_dequeue_style('wp-block-template-skip-link');
}, 20);

add_action('after_setup_theme', static function (): void {
    add_editor_style(['assets/site.css', 'assets/editor.css', 'assets/dark-bands.css']);
});

// The title of a landing page names it in lists and menus alone; how it looks in the editor is in editor.css.
add_filter('block_editor_settings_all', static function (array $settings): array {
    $note = __('Visitors don’t see this title on the page:', 'coleman');
    $css = sprintf('.editor-visual-editor__post-title-wrapper:has(+ .alignfull)::before { content: %s; }', wp_json_encode($note, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES));

    /** @var list<array<string, mixed>> $styles */
    $styles = $settings['styles'] ?? [];

    return ['styles' => [...$styles, ['css' => $css]]] + $settings;
});

add_action('init', static function (): void {
    register_block_pattern_category('coleman-pages', ['label' => __('Coleman Equipment: pages', 'coleman')]);
    register_block_pattern_category('coleman-sections', ['label' => __('Coleman Equipment: sections', 'coleman')]);
});

// After the styles: until these are there nothing is painted, in whatever font.
add_action('wp_head', static function (): void {
    foreach (['barlow-core-400-normal', 'barlow-condensed-core-700-normal', 'barlow-core-600-normal'] as $font) {
        printf("<link rel=\"preload\" as=\"font\" href=\"%s\" crossorigin>\n", esc_url(wp_make_link_relative(get_theme_file_uri('assets/fonts/' . $font . '.woff2'))));
    }
    // One chosen in wp-admin takes the place of the theme's.
    if (!has_site_icon()) {
        printf("<link rel=\"icon\" type=\"image/svg+xml\" href=\"%s\">\n", esc_url(get_theme_file_uri('assets/favicon.svg')));
    }
}, 9);

/** A place on this site as an address without a host: what an editor saves stays right when the site moves. */
function path(string $place): string
{
    return wp_make_link_relative(home_url($place));
}

/**
 * Pages that settings choose, by the slug that they stand in for: the plugin's (Dealership > Settings > Pages), and
 * WordPress's own for the privacy policy, which begins with a draft and counts once it is published.
 *
 * @return array<string, int>
 */
function chosen_pages(): array
{
    $text = wp_load_alloptions()['coleman_pages'] ?? '';
    $kept = is_string($text) ? maybe_unserialize($text) : null;
    $privacy = get_option('wp_page_for_privacy_policy');
    $isWritten = is_numeric($privacy) && (int) $privacy > 0 && 'publish' === get_post_status((int) $privacy);
    $chosen = $isWritten ? ['privacy' => (int) $privacy, 'privacy-policy' => (int) $privacy] : [];
    foreach (['terms', 'returns', 'shipping'] as $subject) {
        $id = is_array($kept) ? $kept[$subject] ?? 0 : 0;
        if (is_int($id) && $id > 0) {
            $chosen[$subject] = $id;
        }
    }

    return $chosen;
}

/**
 * Pages that are published, in the order asked for: the one chosen in place of a slug, else the one at the top of the
 * site that has it. A chosen page that was deleted counts as not chosen.
 *
 * @param list<string> $slugs
 * @return list<array{id: int, slug: string, title: string, path: string}> with the slug that was asked for; none twice
 */
function published_pages(array $slugs): array
{
    $found = array_column(get_posts([
        'post_type' => 'page',
        'post_status' => 'publish',
        'post_parent' => 0,
        'post_name__in' => $slugs,
        // Without a limit WordPress asks once, and not for the numbers first.
        'numberposts' => -1,
        'update_post_meta_cache' => false,
        'update_post_term_cache' => false,
    ]), null, 'post_name');
    $chosen = chosen_pages();
    $pages = [];
    foreach ($slugs as $slug) {
        $page = isset($chosen[$slug]) ? get_post($chosen[$slug]) : null;
        $isThere = null !== $page && 'page' === $page->post_type && 'trash' !== $page->post_status;
        $page = $isThere ? $page : $found[$slug] ?? null;
        if (null !== $page && 'publish' === $page->post_status) {
            $pages[$page->ID] ??= ['id' => $page->ID, 'slug' => $slug, 'title' => wp_strip_all_tags(get_the_title($page)), 'path' => wp_make_link_relative((string) get_permalink($page))];
        }
    }

    return array_values($pages);
}

// Until a logo is chosen in the Site Editor, ours stands in its place.
add_filter('render_block_core/site-logo', static function (string $html, array $block): string {
    if ('' !== $html) {
        return $html;
    }
    $attributes = is_array($block['attrs'] ?? null) ? $block['attrs'] : [];
    $width = is_numeric($attributes['width'] ?? null) ? (int) $attributes['width'] : 48;
    // The image is square.
    $mark = sprintf(
        '<img src="%s" width="%2$d" height="%2$d" alt="%3$s" loading="eager" decoding="async">',
        esc_url(get_theme_file_uri('assets/logo-mark.svg')),
        $width,
        esc_attr(false === ($attributes['isLink'] ?? true) ? '' : get_bloginfo('name')),
    );

    return sprintf(
        '<div class="wp-block-site-logo">%s</div>',
        false === ($attributes['isLink'] ?? true) ? $mark : sprintf('<a href="%s" rel="home">%s</a>', esc_url(home_url('/')), $mark),
    );
}, 10, 2);

// The footer's rows of links need none of the 20 KB with which WordPress draws menus that open.
add_filter('render_block_core/navigation', static function (string $html): string {
    $isRow = 1 === preg_match('/^<nav [^>]*\bsite-footer__/', $html) && 1 !== preg_match('/ data-wp-|\bhas-child\b/', $html);
    if (!$isRow) {
        wp_styles()->add_data('wp-block-navigation', 'coleman_needed', true);
    } elseif (true !== wp_styles()->get_data('wp-block-navigation', 'coleman_needed')) {
        wp_dequeue_style('wp-block-navigation');
    }

    return $html;
});

// WordPress knows the size of pictures in its library alone, and says which one comes first by their size.
add_filter('render_block_core/cover', static function (string $html): string {
    $picture = new \WP_HTML_Tag_Processor($html);
    if ($picture->next_tag(['tag_name' => 'IMG', 'class_name' => 'wp-block-cover__image-background']) && str_ends_with((string) $picture->get_attribute('src'), '/assets/hero.svg')) {
        $picture->set_attribute('width', '1600');
        $picture->set_attribute('height', '640');
    }

    return $picture->get_updated_html();
});
