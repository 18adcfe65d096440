<?php

declare(strict_types=1);

/**
 * What WordPress makes of theme.json, kept from page to page: to read, check and merge it takes a fifth of a page's time.
 *
 * It is kept under all that it is made of, so an edit of Global Styles shows at once. Other plugins that change it may
 * ask who is looking; while there are any, nothing is kept.
 */

namespace Coleman\Theme;

use WP_Theme_JSON;

/**
 * @phpstan-type Kept array{
 *     core: WP_Theme_JSON,
 *     blocks: WP_Theme_JSON,
 *     theme: WP_Theme_JSON,
 *     user: WP_Theme_JSON,
 *     selectors: array{blocks: array<string, array<string, mixed>>, elements: array<string, string>},
 *     hasDuotone: bool,
 *     wp_get_global_settings_custom: array<mixed>,
 *     wp_get_global_stylesheet: string,
 *     css: string,
 *     fonts: string,
 *     nodes: list<array{handle: string, css: string}>,
 * }
 */
final class KeptStyles extends \WP_Theme_JSON_Resolver
{
    /** Changes with each edit of Global Styles. */
    private const TURN = 'coleman_styles_turn';

    private const TRANSIENT = 'coleman_styles';

    /** Raised when what is kept gets another form. */
    private const FORM = 2;

    private const HANDLE = 'global-styles';

    /** What WordPress asks its cache of one request for. */
    private const DERIVED = ['wp_get_global_settings_custom', 'wp_get_global_stylesheet'];

    private const FILTERS = ['wp_theme_json_data_default', 'wp_theme_json_data_blocks', 'wp_theme_json_data_theme', 'wp_theme_json_data_user'];

    /** Hooks of the theme itself on FILTERS. */
    private const OWN_HOOKS = 2;

    public static function register(): void
    {
        on_public_edit(['post_content'], static function (\WP_Post $post): void {
            if ('wp_global_styles' === $post->post_type) {
                next_turn(self::TURN);
            }
        });
        // Pages alone: not wp-admin, not calls.
        add_action('template_redirect', self::begin(...), -1);
    }

    /** Takes what was kept, or keeps what WordPress makes for this page. */
    public static function begin(): void
    {
        $mayKeep = !is_customize_preview() && !wp_is_development_mode('theme') && !self::isChanged() && function_exists('gzinflate');
        $key = $mayKeep ? self::key() : '';
        if ('' !== $key && !self::take($key)) {
            // WordPress has made its sheet at 10.
            add_action('wp_enqueue_scripts', static function () use ($key): void {
                try {
                    self::keep($key);
                } catch (\Throwable $fault) {
                    // Another WordPress than this was written for: every page makes its own, as without this file.
                    wp_trigger_error(self::class, $fault->getMessage());
                }
            }, 11);
        }
    }

    /** Whether another plugin has a hand in it. */
    private static function isChanged(): bool
    {
        return self::OWN_HOOKS !== array_sum(array_map(static fn (string $name): int => count(hooked_on($name)), self::FILTERS));
    }

    /** Of all that goes in beside the code of plugins. */
    private static function key(): string
    {
        $options = wp_load_alloptions();

        return md5((string) wp_json_encode([
            wp_get_wp_version(),
            wp_get_theme()->get('Version'),
            self::FORM,
            wp_should_load_block_assets_on_demand(),
            theme_json_hashes(),
            // The sheet has addresses of files.
            get_stylesheet_directory_uri(),
            determine_locale(),
            turn_of(self::TURN),
            $options['active_plugins'] ?? '',
            array_keys(\WP_Block_Type_Registry::get_instance()->get_all_registered()),
            array_map('array_keys', \WP_Block_Styles_Registry::get_instance()->get_all_registered()),
        ]));
    }

    private static function take(string $key): bool
    {
        /** @var Kept|null $kept what keep() wrote under the same key */
        $kept = (new KeptData(self::TRANSIENT))->take($key, [WP_Theme_JSON::class]);
        if (null === $kept) {
            return false;
        }
        ['core' => static::$core, 'blocks' => static::$blocks, 'theme' => static::$theme, 'user' => static::$user] = $kept;
        BlockSelectors::put($kept['selectors']);
        $names = array_fill_keys(array_keys(\WP_Block_Type_Registry::get_instance()->get_all_registered()), true);
        static::$blocks_cache = ['core' => $names, 'blocks' => $names, 'theme' => $names, 'user' => $names];
        foreach (self::DERIVED as $name) {
            wp_cache_set($name, $kept[$name], 'theme_json');
        }
        if (!$kept['hasDuotone']) {
            self::skipDuotone();
        }
        self::standForCore('wp_enqueue_scripts', 10, 'wp_enqueue_global_styles', static fn () => self::enqueue($kept));
        self::standForCore('wp_head', 50, 'wp_print_font_faces', static function () use ($kept): void {
            echo $kept['fonts'];
        });

        return true;
    }

    /** WordPress asks which blocks Global Styles give a duotone before it looks whether the block has one of its own. */
    private static function skipDuotone(): void
    {
        $render = [\WP_Duotone::class, 'render_duotone_support'];
        if (remove_filter('render_block', $render)) {
            add_filter('render_block', static function (string $html, array $block, \WP_Block $instance) use ($render): string {
                $attributes = is_array($block['attrs'] ?? null) ? $block['attrs'] : [];
                $style = is_array($attributes['style'] ?? null) ? $attributes['style'] : [];
                $color = is_array($style['color'] ?? null) ? $style['color'] : [];

                return isset($color['duotone']) ? $render($html, $block, $instance) : $html;
            }, 10, 3);
        }
    }

    /**
     * Takes the place of a function of WordPress, between the same sheets, and goes when that is taken away.
     *
     * @param non-decimal-int-string $function
     */
    private static function standForCore(string $action, int $priority, string $function, \Closure $ours): void
    {
        global $wp_filter;
        $hooks = is_array($wp_filter) ? $wp_filter[$action] ?? null : null;
        if ($hooks instanceof \WP_Hook && isset($hooks->callbacks[$priority][$function])) {
            $hooks->callbacks[$priority][$function]['function'] = $ours;
        }
    }

    /**
     * As wp_enqueue_global_styles() does in a theme of blocks.
     *
     * @param Kept $kept
     */
    private static function enqueue(array $kept): void
    {
        add_filter('wp_theme_json_get_style_nodes', 'wp_filter_out_block_nodes');
        remove_action('wp_head', 'wp_custom_css_cb', 101);
        $custom = trim(wp_get_custom_css());
        wp_register_style(self::HANDLE, false);
        wp_add_inline_style(self::HANDLE, $kept['wp_get_global_stylesheet'] . ('' === $custom ? '' : "\n" . $custom) . $kept['css']);
        wp_enqueue_style(self::HANDLE);
        foreach ($kept['nodes'] as ['handle' => $handle, 'css' => $css]) {
            if ('' === $handle || in_array($handle, wp_styles()->queue, true)) {
                wp_add_inline_style(self::HANDLE, $css);
            }
        }
    }

    private static function fonts(): string
    {
        ob_start();
        wp_print_font_faces();

        return (string) ob_get_clean();
    }

    private static function keep(string $key): void
    {
        $settings = wp_cache_get('wp_get_global_settings_custom', 'theme_json');
        $sheet = wp_cache_get('wp_get_global_stylesheet', 'theme_json');
        // Style files for single blocks are registered while theme.json is read, so it has to be read each time.
        if (!is_array($settings) || !is_string($sheet) || [] !== self::get_style_variations('block')) {
            return;
        }
        $isOnDemand = wp_should_load_block_assets_on_demand();
        $tree = self::resolve_theme_file_uris(self::get_merged_data());
        $nodes = [];
        /** @var list<array{name?: string, path?: list<string>}> $all */
        $all = $tree->get_styles_block_nodes();
        foreach ($all as $node) {
            $name = $node['name'] ?? wp_get_block_name_from_theme_json_path($node['path'] ?? []);
            // Of what WordPress prints for blocks on demand, only its own blocks' depends on the page.
            if ('' !== $name || !$isOnDemand) {
                $nodes[] = [
                    'handle' => $isOnDemand && str_starts_with($name, 'core/') ? 'wp-block-' . substr($name, strlen('core/')) : '',
                    'css' => $tree->get_styles_for_block($node),
                ];
            }
        }
        (new KeptData(self::TRANSIENT))->keep($key, [
            'core' => static::$core,
            'blocks' => static::$blocks,
            'theme' => static::$theme,
            'user' => static::$user,
            'selectors' => BlockSelectors::all(),
            'hasDuotone' => str_contains((string) wp_json_encode($tree->get_raw_data()['styles'] ?? []), '"duotone"'),
            'wp_get_global_settings_custom' => $settings,
            'wp_get_global_stylesheet' => $sheet,
            'css' => wp_get_global_stylesheet(['custom-css']),
            'fonts' => self::fonts(),
            'nodes' => $nodes,
        ]);
    }
}

/** The selectors of all blocks, which WordPress works out anew on each page. */
final class BlockSelectors extends WP_Theme_JSON
{
    /** Stands for the selector of a block. */
    private const BLOCK = "\x01";

    /** @return array{blocks: array<string, array<string, mixed>>, elements: array<string, string>} by block, and what they say of elements in a block: the same in nearly all */
    public static function all(): array
    {
        /** @var array<string, array<string, mixed>> $blocks */
        $blocks = self::get_blocks_metadata();
        /** @var array<string, string> $elements */
        $elements = self::get_block_element_selectors(self::BLOCK);
        foreach ($blocks as &$block) {
            if (is_string($block['selector'] ?? null) && ($block['elements'] ?? null) === str_replace(self::BLOCK, $block['selector'], $elements)) {
                $block['elements'] = null;
            }
        }

        return ['blocks' => $blocks, 'elements' => $elements];
    }

    /** @param array{blocks: array<string, array<string, mixed>>, elements: array<string, string>} $all */
    public static function put(array $all): void
    {
        ['blocks' => $blocks, 'elements' => $elements] = $all;
        foreach ($blocks as &$block) {
            $block['elements'] ??= str_replace(self::BLOCK, is_string($block['selector']) ? $block['selector'] : '', $elements);
        }
        static::$blocks_metadata = $blocks;
    }
}

KeptStyles::register();
