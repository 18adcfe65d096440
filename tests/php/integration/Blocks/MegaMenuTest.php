<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** The main menu lists what the catalog has, and costs two queries. */
final class MegaMenuTest extends TestCase
{
    /** @return list<array{string, string}> address and text of every link */
    private function links(string $block): array
    {
        preg_match_all('#<a [^>]*href="([^"]*)"[^>]*>([^<]*)</a>#', do_blocks($block), $found, PREG_SET_ORDER);

        return array_map(static fn (array $link): array => [$link[1], html_entity_decode($link[2], ENT_QUOTES | ENT_HTML5)], $found);
    }

    public function testListsCategoriesFamiliesAndBranches(): void
    {
        $links = $this->links('<!-- wp:coleman/mega-menu /-->');

        foreach ([
            ['/equipment/new/compact-track-loaders-1', 'Compact Track Loaders'],
            ['/new-equipment-lees-summit/', 'Lee\'s Summit'],
            ['/equipment/used/zero-turn-mowers/', 'Zero-Turn Mowers'],
            ['/equipment/used/other-used-equipment/', 'Other Used Equipment'],
            ['/rental/', 'Rental'],
            ['/equipment/implements-attachments/', 'Attachments'],
            ['/parts/category/engine-oil-filters-1', 'Engine Oil Filters'],
            ['/parts/quick-order', 'Quick order'],
            ['/locations/easton/', 'Easton'],
            ['/sales-team/', 'Sales Team'],
        ] as $expected) {
            self::assertContains($expected, $links);
        }
        self::assertCount(25, array_filter($links, static fn (array $link): bool => str_starts_with($link[0], '/parts/category/')));
    }

    public function testListsOnlyCategoriesThatHaveNewMachines(): void
    {
        $connection = $this->modules()->foundation->connection();
        // They are read once a request.
        $names = fn (): array => $this->withModulesAt(new FixedClock('now'), fn (): array => array_column($this->modules()->catalogue->equipmentOverview()->categoryLinks(), 'name'));
        $connection->execute("UPDATE {machines} SET machine_condition = 'sold' WHERE machine_condition = 'new' AND category_id = 1");
        try {
            self::assertNotContains('Compact Track Loaders', $names());
        } finally {
            $connection->execute("UPDATE {machines} SET machine_condition = 'new' WHERE machine_condition = 'sold' AND category_id = 1");
        }
        self::assertContains('Compact Track Loaders', $names());
    }

    public function testShowsTheSectionsAskedForInTheirOrder(): void
    {
        self::assertSame(
            [['/rental/', 'Rental'], ['/sales-team/', 'Sales Team']],
            $this->links('<!-- wp:coleman/mega-menu {"sections":["team","rental"]} /-->'),
        );
    }

    public function testCostsTwoQueriesBesideTheBranches(): void
    {
        $queries = $this->withModulesAt(new FixedClock('now'), function (): int {
            $this->modules()->branches->locations()->all();
            $connection = $this->modules()->foundation->connection();
            $before = $connection->queries();
            do_blocks('<!-- wp:coleman/mega-menu /-->');

            return $connection->queries() - $before;
        });

        self::assertSame(2, $queries);
    }

    private static function html(string $inner): string
    {
        return do_blocks('<!-- wp:coleman/mega-menu -->' . $inner . '<!-- /wp:coleman/mega-menu -->');
    }

    /** @param array<string, mixed> $attributes */
    private static function navigation(string $blocks, array $attributes = ['overlayMenu' => 'never', 'showSubmenuIcon' => false]): string
    {
        return sprintf('<!-- wp:navigation %s -->%s<!-- /wp:navigation -->', serialize_block_attributes($attributes), $blocks);
    }

    public function testAMenuOfAnEditorTakesThePlaceOfTheSections(): void
    {
        $html = self::html(self::navigation(
            '<!-- wp:navigation-link {"label":"Today\'s \u003cem\u003edeals\u003c/em\u003e \u0026amp; more","url":"' . home_url('/deals/') . '","kind":"custom"} /-->'
            . '<!-- wp:coleman/menu-panel {"label":"Machines"} /-->'
            . '<!-- wp:coleman/menu-panel {"source":"rental"} /-->'
            . '<!-- wp:coleman/menu-panel {"label":"Company","source":"links","heading":"Who we are"} --><!-- wp:navigation-link {"label":"Jobs","url":"https://jobs.example.com/","opensInNewTab":true} /--><!-- /wp:coleman/menu-panel -->'
            . '<!-- wp:navigation-submenu {"label":"Service","url":"/service/"} --><!-- wp:navigation-link {"label":"Hoses","url":"/hoses/"} /--><!-- /wp:navigation-submenu -->',
        ));

        self::assertStringContainsString('class="coleman-mega-menu__top" href="/deals/">Today&apos;s deals &amp; more</a>', $html);
        preg_match_all('#<summary[^>]*>([^<]*)</summary>#', $html, $names);
        self::assertSame(['Machines', 'Rental', 'Company', 'Service'], $names[1]);
        self::assertStringContainsString('/equipment/new/compact-track-loaders-1', $html);
        self::assertMatchesRegularExpression('#href="/rental/[^"]+"#', $html, 'categories of rental machines');
        self::assertStringContainsString('>Who we are</p>', $html);
        self::assertMatchesRegularExpression('#href="https://jobs\.example\.com/" target="_blank" rel="noreferrer">Jobs<#', $html);
        self::assertMatchesRegularExpression('#href="/service/">Overview</a>.*href="/hoses/">Hoses</a>#', $html);
        self::assertStringNotContainsString('Sales Team', $html);
    }

    public function testASavedMenuIsRead(): void
    {
        $page = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Field days', 'post_name' => 'field-days']);
        $draft = wp_insert_post(['post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Not yet', 'post_name' => 'not-yet']);
        $menu = wp_insert_post(['post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Main', 'post_content' => wp_slash(sprintf(
            '<!-- wp:navigation-link {"label":"Field days","type":"page","id":%d,"url":"https://old.example.com/?page_id=7","kind":"post-type"} /-->' . "\n\n" . '<!-- wp:navigation-link {"label":"Not yet","type":"page","id":%d,"url":"/not-yet/","kind":"post-type"} /--><!-- wp:home-link {"label":"Start"} /-->',
            $page,
            $draft,
        ))]);
        try {
            $_SERVER['REQUEST_URI'] = '/field-days/?from=mail';
            $html = self::html(self::navigation('', ['ref' => $menu]));
            self::assertStringContainsString('href="/field-days/" aria-current="page">Field days</a>', $html);
            self::assertStringContainsString('href="/">Start</a>', $html);
            self::assertSame(2, substr_count($html, 'coleman-mega-menu__item'));

            wp_update_post(['ID' => $menu, 'post_status' => 'draft']);
            self::assertSame(do_blocks('<!-- wp:coleman/mega-menu /-->'), self::html(self::navigation('', ['ref' => $menu])));
        } finally {
            $_SERVER['REQUEST_URI'] = '/';
            array_map(static fn (int $id): mixed => wp_delete_post($id, true), [$page, $draft, $menu]);
        }
    }

    public function testAnEmptyOrBrokenMenuIsTheAutomaticOne(): void
    {
        $automatic = do_blocks('<!-- wp:coleman/mega-menu /-->');
        foreach ([
            '',
            '<!-- wp:paragraph --><p>Lost</p><!-- /wp:paragraph -->',
            self::navigation(''),
            self::navigation('', ['ref' => 99_999_999]),
            self::navigation('', ['ref' => 'x']),
            self::navigation('<!-- wp:search /--><!-- wp:navigation-link {"label":"","url":"/a/"} /--><!-- wp:navigation-link {"label":"No address"} /--><!-- wp:coleman/menu-panel {"label":"Empty","source":"links"} /-->'),
        ] as $inner) {
            self::assertSame($automatic, self::html($inner), $inner);
        }
    }

    public function testTheMenuShowsEightItemsAtMost(): void
    {
        $html = self::html(self::navigation(implode('', array_map(static fn (int $n): string => sprintf('<!-- wp:navigation-link {"label":"Link %1$d","url":"/l/%1$d/"} /-->', $n), range(1, 12)))));

        self::assertSame(8, substr_count($html, 'coleman-mega-menu__item'));
        self::assertStringContainsString('Link 8', $html);
        self::assertStringNotContainsString('Link 9', $html);
    }

    public function testWhateverItsSettingsAMenuBringsNeitherCoresSheetNorItsScript(): void
    {
        wp_dequeue_style('wp-block-navigation');
        $submenu = '<!-- wp:navigation-submenu {"label":"Service","url":"/service/"} --><!-- wp:navigation-link {"label":"Hoses","url":"/hoses/"} /--><!-- /wp:navigation-submenu -->';
        $html = self::html(self::navigation($submenu, ['overlayMenu' => 'always']));

        self::assertStringContainsString('Hoses', $html);
        self::assertStringNotContainsString('wp-block-navigation', $html);
        self::assertFalse(wp_style_is('wp-block-navigation', 'enqueued'));
        self::assertNotContains('@wordpress/block-library/navigation/view', wp_script_modules()->get_queue());
    }

    public function testNoLabelOrAddressIsMarkupOrScript(): void
    {
        $html = self::html(self::navigation('<!-- wp:navigation-link {"label":"\u0026lt;img src=x onerror=alert(1)\u0026gt;","url":"javascript:alert(1)"} /--><!-- wp:navigation-link {"label":"\u0026lt;b\u0026gt;","url":"/a\"onclick=\"b"} /-->'));

        self::assertStringNotContainsString('javascript:', $html);
        self::assertStringNotContainsString('<b>', $html);
        self::assertStringNotContainsString('" onclick', $html);
        self::assertStringContainsString('&lt;b&gt;', $html);
    }

    public function testAPanelInAnotherMenuIsAnItemOfIt(): void
    {
        $html = do_blocks(self::navigation('<!-- wp:navigation-link {"label":"Home","url":"/"} /--><!-- wp:coleman/menu-panel {"label":"Branches","source":"locations"} /-->'));

        self::assertMatchesRegularExpression('#<ul[^>]*>.*<li class="[^"]*wp-block-coleman-menu-panel[^"]*"><details[^>]*><summary[^>]*>Branches</summary>.*href="/locations/easton/".*</details></li></ul>#s', $html);
    }
}
