<?php

declare(strict_types=1);

/**
 * What WordPress makes of the plain blocks in header and footer, kept from page to page: groups, words and rows of links
 * are the same for all visitors, and to make them takes a fifth of a page's time.
 *
 * All other blocks in a part are rendered on each page, in their places. What is kept is made anew after an edit of any
 * term, of an option that WordPress loads with each page, and of a public post's title or address. Signed-in visitors
 * and previews get nothing kept.
 */

namespace Coleman\Theme;

/**
 * A tree is a block with the blocks in it, a piece what it prints up to the next block that is rendered on each page.
 *
 * @phpstan-type Block array{blockName?: string|null, attrs?: array<mixed>, innerBlocks?: array<array<mixed>>, innerHTML?: string, innerContent?: array<mixed>}
 * @phpstan-type Piece array{styles: list<string>, rules: list<array{string, array<string>, string}>, html: string, next: Block|null}
 * @phpstan-type Tree array{ids: list<int>, pages: array<string, list<Piece>>}
 */
final class KeptParts
{
    /** Changes with each edit of a term, and of what a link shows of a post. */
    private const TURN = 'coleman_parts_turn';

    /** What the links of rows and patterns show of a post, or go by. */
    private const FIELDS = ['post_title', 'post_name', 'post_parent', 'post_password'];

    private const TRANSIENT = 'coleman_parts';

    /** Raised when what is kept gets another form. */
    private const FORM = 1;

    /**
     * The trees that are kept at most. A part that an editor has made is a few, the theme's own is one; one with a shortcode
     * that prints the time is another one on each page.
     */
    private const TREES = 40;

    /** Blocks that print the same for everybody on every page. */
    private const PLAIN = ['core/group', 'core/columns', 'core/column', 'core/paragraph', 'core/heading', 'core/list', 'core/list-item', 'core/spacer', 'core/separator'];

    private const LINKS = 'core/navigation';

    private const LINK = 'core/navigation-link';

    private const PATTERN = 'core/pattern';

    /** The patterns of this theme, which ask for nothing but options and FIELDS of posts. Each is a file of its name. */
    private const OWN_PATTERNS = 'coleman/';

    /** Hooks with which others may change what a block prints for one visitor or one page. */
    private const HOOKS = ['pre_render_block', 'render_block_data', 'render_block_context', 'render_block'];

    /** Where a block that prints something of its own on each page may leave it. */
    private const PAGE_HOOKS = ['wp_head', 'wp_enqueue_scripts', 'wp_footer', 'wp_print_footer_scripts'];

    /** Stands in a kept tree for a block that is rendered on each page. */
    private const HOLE = '<!--coleman-hole-->';

    /** Where WordPress collects the styles that single blocks ask for. */
    private const RULES = 'block-supports';

    private readonly KeptData $data;

    private readonly string $key;

    /** @var array<string, Tree|false>|null by the hash of their block, false for one that cannot be kept; null before they are asked for */
    private ?array $trees = null;

    private bool $isNew = false;

    /** How many template parts are open. */
    private int $depth = 0;

    private readonly bool $isFront;

    /** @var list<Piece>|null of that tree, null while there is none */
    private ?array $pieces = null;

    /** @var Block|null the tree that is rendered to be kept */
    private ?array $tree = null;

    /** @var list<int> the posts and terms that it links to */
    private array $ids = [];

    public static function register(): void
    {
        $turn = static fn () => next_turn(self::TURN);
        on_public_edit(self::FIELDS, $turn);
        add_action('edited_term', $turn, 10, 0);
        add_action('delete_term', $turn, 10, 0);
        // Pages alone: not wp-admin, not calls.
        add_action('template_redirect', self::begin(...), PHP_INT_MAX);
    }

    public static function begin(): void
    {
        if (!is_user_logged_in() && !is_feed() && !is_preview() && !is_customize_preview() && !wp_is_development_mode('theme') && !self::isChanged() && function_exists('gzinflate')) {
            (new self())->start();
        }
    }

    private function __construct()
    {
        $this->data = new KeptData(self::TRANSIENT);
        $this->key = self::key();
        $this->isFront = is_front_page();
    }

    private function start(): void
    {
        // The last, as others may have something to say about it.
        add_filter('pre_render_block', $this->take(...), PHP_INT_MAX, 3);
        add_filter('render_block_core/template-part', function (string $html): string {
            --$this->depth;

            return $html;
        }, PHP_INT_MAX);
        add_action('wp_footer', $this->keep(...));
    }

    /** Whether another plugin has a hand in what blocks print. */
    private static function isChanged(): bool
    {
        $names = [...self::HOOKS, ...array_map(static fn (string $name): string => 'render_block_' . $name, [...self::PLAIN, self::LINKS, self::LINK, self::PATTERN])];

        return array_any($names, static fn (string $name): bool => !array_all(hooked_on($name), self::isKnown(...)));
    }

    /** Whether a hook is WordPress's, the theme's or our plugins'. */
    private static function isKnown(callable $hook): bool
    {
        $function = new \ReflectionFunction($hook(...));
        $class = $function->getClosureScopeClass()?->getName() ?? '';

        return str_starts_with($class, 'Coleman\\') || str_starts_with($function->getName(), 'Coleman\\') || str_starts_with((string) $function->getFileName(), ABSPATH . WPINC . '/');
    }

    /** Of all that goes in beside the code of plugins. */
    private static function key(): string
    {
        $options = array_filter(
            wp_load_alloptions(),
            static fn (string $name): bool => 'cron' !== $name && !str_starts_with($name, '_transient_') && !str_starts_with($name, '_site_transient_'),
            ARRAY_FILTER_USE_KEY,
        );

        return md5(serialize([self::FORM, wp_get_wp_version(), wp_get_theme()->get('Version'), theme_json_hashes(), $options]));
    }

    /** @param Block $block parsed */
    private function take(?string $html, array $block, ?\WP_Block $parent): ?string
    {
        if (null !== $html) {
            return $html;
        }
        if (null !== $this->pieces) {
            return $this->record($block, $parent);
        }
        $name = $block['blockName'] ?? null;
        if ('core/template-part' === $name) {
            ++$this->depth;
        }
        // A block in another gets its layout and context from it.
        $isTree = ($this->isFront || 0 < $this->depth) && null === $parent;
        if ($isTree && self::PATTERN === $name) {
            $file = self::ownPattern($block);

            return null === $file ? null : $this->markup($block, md5_file($file));
        }

        return $isTree && [] !== ($block['innerBlocks'] ?? []) && $this->isPlain($block) ? $this->markup($block) : null;
    }

    /**
     * @param Block $block
     * @return string|null the file of a pattern of this theme
     */
    private static function ownPattern(array $block): ?string
    {
        $slug = $block['attrs']['slug'] ?? null;
        $file = is_string($slug) && str_starts_with($slug, self::OWN_PATTERNS) ? get_theme_file_path('patterns/' . basename($slug) . '.php') : '';

        return is_file($file) ? $file : null;
    }

    /** @param Block $block parsed */
    private function isPlain(array $block): bool
    {
        $name = $block['blockName'] ?? null;
        $attributes = $block['attrs'] ?? [];
        $style = is_array($attributes['style'] ?? null) ? $attributes['style'] : [];
        $metadata = is_array($attributes['metadata'] ?? null) ? $attributes['metadata'] : [];
        $class = is_string($attributes['className'] ?? null) ? $attributes['className'] : '';
        // Bindings depend on the page; for the others WordPress numbers what it prints, or prints a sheet of its own.
        if (isset($metadata['bindings']) || isset($attributes['settings']) || isset($attributes['fitText']) || isset($style['css']) || isset($style['position']) || str_contains($class, 'is-style-')) {
            return false;
        }

        // DarkBands looks at these, and forgets them at the end of a part.
        if ('main' === ($attributes['tagName'] ?? '') || (0 === $this->depth && in_array($attributes['backgroundColor'] ?? '', DARK_GROUNDS, true))) {
            return false;
        }

        return match ($name) {
            null => true,
            self::LINKS => self::isRowOfLinks($block, $attributes, $class),
            default => in_array($name, self::PLAIN, true),
        };
    }

    /**
     * Whether a menu is one of the footer's, that never opens and has links of its own.
     *
     * @param Block        $block
     * @param array<mixed> $attributes
     */
    private static function isRowOfLinks(array $block, array $attributes, string $class): bool
    {
        $links = $block['innerBlocks'] ?? [];

        return str_contains($class, 'site-footer__') && !isset($attributes['ref']) && 'never' === ($attributes['overlayMenu'] ?? '') && false === ($attributes['showSubmenuIcon'] ?? true)
            // Without one WordPress numbers the menus of a page.
            && is_string($attributes['ariaLabel'] ?? null)
            && [] !== $links
            && array_all($links, static fn (array $link): bool => self::LINK === ($link['blockName'] ?? '') && [] === ($link['innerBlocks'] ?? []) && !self::isOfArchive($link));
    }

    /** @param array<mixed> $link whether it may be the current one by its address */
    private static function isOfArchive(array $link): bool
    {
        $attributes = is_array($link['attrs'] ?? null) ? $link['attrs'] : [];

        return 'post-type-archive' === ($attributes['kind'] ?? '') || isset($attributes['metadata']);
    }

    /**
     * Goes on with a plain block of the tree that is recorded, and leaves out any other.
     *
     * @param Block $block
     */
    private function record(array $block, ?\WP_Block $parent): ?string
    {
        // The tree itself, and the links of a row, which were looked at with it.
        $isKnown = $block === $this->tree || self::LINKS === $parent?->name;
        if (!$isKnown && !$this->isPlain($block)) {
            $outer = null === $parent ? [] : $parent->parsed_block['attrs'] ?? [];
            // As WordPress does for a block in another.
            $this->cut($block + (is_array($outer) && isset($outer['layout']) ? ['parentLayout' => $outer['layout']] : []));

            return self::HOLE;
        }
        if (self::LINKS === ($block['blockName'] ?? null)) {
            foreach ($block['innerBlocks'] ?? [] as $link) {
                $id = is_array($link['attrs'] ?? null) ? $link['attrs']['id'] ?? null : null;
                $this->ids = is_numeric($id) ? [...$this->ids, (int) $id] : $this->ids;
            }
        }

        return null;
    }

    /**
     * Ends a piece of the tree that is recorded.
     *
     * @param Block|null $next the block that stands after it
     */
    private function cut(?array $next): void
    {
        $this->pieces[] = [
            // Which rows of links do without.
            'styles' => array_values(array_diff(wp_styles()->queue, ['wp-block-navigation'])),
            'rules' => BlockRules::of(self::RULES),
            'html' => '',
            'next' => $next,
        ];
        wp_styles()->queue = [];
        BlockRules::put(self::RULES, null);
    }

    /**
     * The markup of a tree of plain blocks, with the others in their places.
     *
     * @param Block $block
     * @param mixed $source what else its markup depends on
     * @return string|null null if WordPress has to render it
     */
    private function markup(array $block, mixed $source = null): ?string
    {
        $this->trees ??= $this->kept();
        // A site may have several languages, by turns.
        $hash = md5(serialize([$block, $source, determine_locale(), home_url()]));
        $tree = $this->trees[$hash] ?? null;
        if (false === $tree || (null === $tree && self::TREES <= count($this->trees))) {
            return null;
        }
        $pieces = null === $tree ? null : $tree['pages'][self::page($tree['ids'])] ?? null;
        if (null === $pieces) {
            $pieces = $this->pieces($block);
            $ids = array_values(array_unique($this->ids));
            $this->trees[$hash] = null === $pieces ? false : ['ids' => $ids, 'pages' => [self::page($ids) => $pieces] + ($tree['pages'] ?? [])];
            $this->isNew = true;
        }

        return null === $pieces ? null : self::print($pieces);
    }

    /** @param list<int> $ids the page that one of the links leads to, '' for all other pages */
    private static function page(array $ids): string
    {
        $id = [] === $ids ? 0 : get_queried_object_id();
        $object = in_array($id, $ids, true) ? get_queried_object() : null;

        return null === $object ? '' : $object::class . ' ' . $id;
    }

    /**
     * Renders a tree for all pages that come.
     *
     * @param Block $block
     * @return list<Piece>|null null if it does more than to print itself
     */
    private function pieces(array $block): ?array
    {
        $queue = wp_styles()->queue;
        $rules = BlockRules::put(self::RULES, null);
        $before = self::effects();
        wp_styles()->queue = [];
        $this->pieces = [];
        $this->tree = $block;
        $this->ids = [];
        try {
            $html = render_block($block);
            $this->cut(null);
            $pieces = $this->pieces ?? [];
        } finally {
            $this->pieces = null;
            wp_styles()->queue = $queue;
            BlockRules::put(self::RULES, $rules);
        }
        $texts = explode(self::HOLE, $html);
        if (count($texts) !== count($pieces) || self::effects() !== $before || str_contains($html, '<script')) {
            return null;
        }

        $made = [];
        foreach ($pieces as $index => $piece) {
            $made[] = ['html' => $texts[$index]] + $piece;
        }

        return $made;
    }

    /** @return array<mixed> what would have to be done again on each page, beside sheets and rules */
    private static function effects(): array
    {
        $hooks = array_map(static fn (string $name): int => count(hooked_on($name)), [...self::HOOKS, ...self::PAGE_HOOKS]);

        return [$hooks, wp_scripts()->queue, wp_script_modules()->get_queue(), array_filter(array_map(static fn (\_WP_Dependency $style): mixed => $style->extra['after'] ?? null, wp_styles()->registered))];
    }

    /** @param list<Piece> $pieces */
    private static function print(array $pieces): string
    {
        $names = [];
        // WordPress numbers the blocks of a page that have links of another color.
        $numbered = static function (string $text) use (&$names): string {
            return str_contains($text, 'wp-elements-') ? (string) preg_replace_callback('/\bwp-elements-\d+\b/', static function (array $found) use (&$names): string {
                return $names[$found[0]] ??= wp_get_elements_class_name();
            }, $text) : $text;
        };
        $html = '';
        foreach ($pieces as ['styles' => $styles, 'rules' => $rules, 'html' => $text, 'next' => $next]) {
            array_map(wp_enqueue_style(...), $styles);
            foreach ($rules as [$selector, $declarations, $group]) {
                \WP_Style_Engine::store_css_rule(self::RULES, $numbered($selector), $declarations, $group);
            }
            // For our blocks, whose filters on render_block do not see it. Where another plugin has one, nothing is kept.
            do_action('coleman/kept_markup', $text);
            $html .= $numbered($text) . (null === $next ? '' : render_block($next));
        }

        return $html;
    }

    /** @return array<string, Tree|false> */
    private function kept(): array
    {
        /** @var array{trees: array<string, Tree|false>}|null $kept what keep() wrote under the same key */
        $kept = $this->data->take($this->key);

        return $kept['trees'] ?? [];
    }

    private function keep(): void
    {
        if ($this->isNew) {
            $this->data->keep($this->key, ['trees' => $this->trees]);
        }
    }
}

/** The rules that blocks add to the sheet of a page, which WordPress lets nobody take back. */
final class BlockRules extends \WP_Style_Engine_CSS_Rules_Store
{
    /** @return \WP_Style_Engine_CSS_Rules_Store|null what stood there */
    public static function put(string $name, ?\WP_Style_Engine_CSS_Rules_Store $store): ?\WP_Style_Engine_CSS_Rules_Store
    {
        $before = static::$stores[$name] ?? null;
        unset(static::$stores[$name]);
        if (null !== $store) {
            static::$stores[$name] = $store;
        }

        return $before;
    }

    /** @return list<array{string, array<string>, string}> selector, declarations and group of each rule */
    public static function of(string $name): array
    {
        return array_map(
            static fn (\WP_Style_Engine_CSS_Rule $rule): array => [$rule->get_selector(), $rule->get_declarations()->get_declarations(), (string) $rule->get_rules_group()],
            array_values((static::$stores[$name] ?? null)?->get_all_rules() ?? []),
        );
    }
}

KeptParts::register();
