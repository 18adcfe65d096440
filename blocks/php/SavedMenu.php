<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Composition\Services;

/**
 * The menu that an editor has made: a core/navigation in the block coleman/mega-menu, read as items of the menu.
 *
 * WordPress does not render that block. Its sheet and its script, 20 KB and more, are not needed, and our menu opens
 * without any script.
 *
 * @phpstan-import-type Link from MenuItems
 * @phpstan-import-type Group from MenuItems
 * @phpstan-import-type Item from MenuItems
 * @phpstan-type Block array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<mixed>}
 */
final readonly class SavedMenu
{
    /** More do not fit beside one another. */
    public const MOST = 8;

    /** A panel's, when none is saved with it (block.json). */
    private const SOURCE = 'new';

    /** From so many links on a group stands in two columns, and in four. */
    private const TWO_COLUMNS = 7;
    private const FOUR_COLUMNS = 17;

    public function __construct(private Services $services)
    {
    }

    /**
     * @param array<mixed> $blocks that stand in the block of the menu
     * @return list<Item>|null null when no menu is saved, or it is empty
     */
    public function items(array $blocks): ?array
    {
        foreach (self::blocks($blocks) as $block) {
            if ('core/navigation' === $block['blockName']) {
                $items = [];
                foreach ($this->saved($block) as $entry) {
                    array_push($items, ...$this->item($entry));
                }
                $items = array_slice($items, 0, self::MOST);

                return [] === $items ? null : array_map(static fn (array $item, int $place): array => ['key' => (string) $place] + $item, $items, array_keys($items));
            }
        }

        return null;
    }

    /**
     * A panel that stands in another menu than ours.
     *
     * @param array<mixed> $parsed of coleman/menu-panel
     * @return Item|null null when it has no links
     */
    public function panelAlone(array $parsed): ?array
    {
        return array_merge(...array_map($this->item(...), self::blocks([$parsed])))[0] ?? null;
    }

    /**
     * Those of the saved menu that it names, or its own.
     *
     * @param Block $navigation
     * @return list<Block>
     */
    private function saved(array $navigation): array
    {
        $ref = $navigation['attrs']['ref'] ?? null;
        $menu = is_int($ref) ? get_post($ref) : null;
        $blocks = match (true) {
            !is_int($ref) => self::blocks($navigation['innerBlocks']),
            $menu instanceof \WP_Post && 'wp_navigation' === $menu->post_type && 'publish' === $menu->post_status => self::blocks(parse_blocks($menu->post_content)),
            default => [],
        };
        $pages = self::posts($blocks);
        if ([] !== $pages) {
            // One query for all.
            _prime_post_caches($pages, false, false);
        }

        return $blocks;
    }

    /**
     * @param Block $block
     * @return list<Item> none for what a menu cannot show, or leads nowhere
     */
    private function item(array $block): array
    {
        $groups = match ($block['blockName']) {
            'core/navigation-submenu' => self::submenu($block),
            'coleman/menu-panel' => $this->panel($block),
            default => null,
        };
        if (null === $groups) {
            return array_map(static fn (array $link): array => ['key' => '', 'groups' => []] + $link, self::links([$block]));
        }
        $groups = array_values(array_filter($groups, static fn (array $group): bool => [] !== $group['links']));
        $label = self::text($block['attrs'], 'label') ?: ('coleman/menu-panel' === $block['blockName'] ? MenuItems::name(self::text($block['attrs'], 'source') ?: self::SOURCE) : '');

        return [] === $groups || '' === $label ? [] : [['key' => '', 'label' => $label, 'url' => '', 'groups' => $groups]];
    }

    /**
     * @param Block $block
     * @return list<Group>
     */
    private function panel(array $block): array
    {
        $source = self::text($block['attrs'], 'source');
        if ('links' !== $source) {
            return MenuItems::groups($this->services, $source ?: self::SOURCE);
        }

        return [self::group(self::text($block['attrs'], 'heading') ?: self::text($block['attrs'], 'label'), self::links(self::blocks($block['innerBlocks'])))];
    }

    /**
     * A submenu's links, and those of each submenu in it under its name. Its own page comes first.
     *
     * @param Block $block
     * @return list<Group>
     */
    private static function submenu(array $block): array
    {
        $isSubmenu = static fn (array $inner): bool => 'core/navigation-submenu' === $inner['blockName'];
        $inner = self::blocks($block['innerBlocks']);
        $own = self::links([['blockName' => 'core/navigation-link'] + $block]);
        $groups = [self::group(self::text($block['attrs'], 'label'), [
            ...array_map(static fn (array $link): array => ['label' => __('Overview', 'coleman')] + $link, $own),
            ...self::links(array_values(array_filter($inner, static fn (array $each): bool => !$isSubmenu($each)))),
        ])];
        foreach (array_filter($inner, $isSubmenu) as $each) {
            array_push($groups, ...self::submenu($each));
        }

        return $groups;
    }

    /**
     * @param list<Block> $blocks
     * @return list<Link>
     */
    private static function links(array $blocks): array
    {
        $links = [];
        foreach ($blocks as $block) {
            $found = match ($block['blockName']) {
                'core/navigation-link' => [self::link($block['attrs'])],
                'core/home-link' => [['label' => self::text($block['attrs'], 'label') ?: __('Home', 'coleman'), 'url' => self::local(home_url('/'))]],
                'core/page-list' => self::pages($block['attrs']),
                default => [],
            };
            array_push($links, ...array_filter($found));
        }

        return $links;
    }

    /**
     * @param array<mixed> $attributes of a core/navigation-link
     * @return Link|null null without a label or an address, and for a page that is no longer published
     */
    private static function link(array $attributes): ?array
    {
        $label = self::text($attributes, 'label');
        $id = $attributes['id'] ?? null;
        $url = self::text($attributes, 'url');
        if (is_int($id) && 'post-type' === ($attributes['kind'] ?? '')) {
            // A page knows its address, whatever it was when the menu was saved.
            $url = 'publish' === get_post_status($id) ? (string) get_permalink($id) : '';
        }
        $url = esc_url_raw($url);

        return '' === $label || '' === $url
            ? null
            : ['label' => $label, 'url' => self::local($url)] + (true === ($attributes['opensInNewTab'] ?? false) ? ['isNewTab' => true] : []);
    }

    /**
     * @param array<mixed> $attributes of a core/page-list
     * @return list<Link>
     */
    private static function pages(array $attributes): array
    {
        $parent = $attributes['parentPageID'] ?? 0;
        $pages = get_pages(['parent' => is_int($parent) ? $parent : 0, 'sort_column' => 'menu_order,post_title']);

        return array_values(array_map(
            static fn (\WP_Post $page): array => ['label' => self::plain(get_the_title($page)), 'url' => self::local((string) get_permalink($page))],
            false === $pages ? [] : $pages,
        ));
    }

    /**
     * @param list<Link> $links
     * @return Group
     */
    private static function group(string $heading, array $links): array
    {
        $columns = match (true) {
            count($links) >= self::FOUR_COLUMNS => 4,
            count($links) >= self::TWO_COLUMNS => 2,
            default => 1,
        };

        return MenuItems::group($heading, $columns, $links);
    }

    /**
     * @param list<Block> $blocks
     * @return list<int> pages and posts that links lead to
     */
    private static function posts(array $blocks): array
    {
        $posts = [];
        foreach ($blocks as $block) {
            $id = $block['attrs']['id'] ?? null;
            if (is_int($id) && 'post-type' === ($block['attrs']['kind'] ?? '')) {
                $posts[] = $id;
            }
            array_push($posts, ...self::posts(self::blocks($block['innerBlocks'])));
        }

        return $posts;
    }

    /** An address of this site without its host, so that the menu knows the page being shown. */
    private static function local(string $url): string
    {
        $site = (string) preg_replace('#^(https?://[^/]+).*$#', '$1', home_url('/'));

        return $url === $site || str_starts_with($url, $site . '/') ? (substr($url, strlen($site)) ?: '/') : $url;
    }

    /** @param array<mixed> $attributes */
    private static function text(array $attributes, string $name): string
    {
        $text = $attributes[$name] ?? '';

        return is_string($text) ? self::plain($text) : '';
    }

    /** Labels are rich text; the menu has words. */
    private static function plain(string $html): string
    {
        return trim(html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5));
    }

    /**
     * Without the white space between them.
     *
     * @param array<mixed> $parsed
     * @return list<Block>
     */
    private static function blocks(array $parsed): array
    {
        $blocks = [];
        foreach ($parsed as $block) {
            if (is_array($block) && is_string($block['blockName'] ?? null)) {
                $blocks[] = [
                    'blockName' => $block['blockName'],
                    'attrs' => is_array($block['attrs'] ?? null) ? $block['attrs'] : [],
                    'innerBlocks' => is_array($block['innerBlocks'] ?? null) ? $block['innerBlocks'] : [],
                ];
            }
        }

        return $blocks;
    }
}
