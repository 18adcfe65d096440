<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Blocks\Ids;
use Coleman\Tests\Integration\SavedHooks;
use Coleman\Tests\Integration\TestCase;
use Coleman\Theme\KeptParts;

/**
 * Header, footer and home page are what WordPress would make of them now, with what is kept as without.
 *
 * @group any-database
 */
final class KeptPartsTest extends TestCase
{
    use SavedHooks;

    private const TRANSIENT = 'coleman_parts';

    private const FOOTER = '<!-- wp:template-part {"slug":"footer","theme":"coleman"} /-->';

    private const HOOKS = ['pre_render_block', 'render_block', 'render_block_core/group', 'render_block_core/template-part', 'wp_footer', 'coleman/kept_markup'];

    private mixed $styles = null;

    private mixed $query = null;

    /** @var list<int> posts of a test */
    private array $made = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->saveHooks(...self::HOOKS);
        $this->styles = $GLOBALS['wp_styles'] ?? null;
        $this->query = $GLOBALS['wp_query'] ?? null;
        $GLOBALS['wp_query'] = new \WP_Query();
        wp_set_current_user(0);
        add_filter('pre_option_show_on_front', self::posts(...));
        delete_transient(self::TRANSIENT);
    }

    protected function tearDown(): void
    {
        $this->restoreHooks();
        array_map(static fn (int $id): mixed => wp_delete_post($id, true), $this->made);
        remove_filter('pre_option_show_on_front', self::posts(...));
        delete_option('coleman_pages');
        delete_transient(self::TRANSIENT);
        $GLOBALS['wp_query'] = $this->query;
        $GLOBALS['wp_styles'] = $this->styles;
        wp_set_current_user(0);
        parent::tearDown();
    }

    /** Pages of blocks of all kinds in all orders, twice each, in a row that shares what is kept. */
    public function testWhatIsKeptIsWhatWordPressMakes(): void
    {
        mt_srand(85);
        $kept = 0;
        for ($round = 0; $round < 60; ++$round) {
            $content = self::someBlocks(3);
            $made = $this->page($content, isKept: false);
            self::assertSame($made, $this->page($content), $content);
            self::assertSame($made, $this->page($content), "kept: {$content}");
            $kept += false === get_transient(self::TRANSIENT) ? 0 : 1;
        }
        self::assertGreaterThan(30, $kept);
    }

    /**
     * @testWith ["header"]
     *           ["footer"]
     *           ["header-checkout"]
     *           ["footer-checkout"]
     */
    public function testThePartsOfTheThemeAreKept(string $slug): void
    {
        $part = sprintf('<!-- wp:template-part {"slug":"%s","theme":"coleman"} /-->', $slug);
        $made = $this->page($part, isKept: false);
        $this->page($part);
        $rendered = [];
        add_filter('render_block', static function (string $html, array $block) use (&$rendered): string {
            $rendered[] = $block['blockName'];

            return $html;
        }, 10, 2);
        $this->saveHooks('render_block');

        self::assertSame($made, $this->page($part));
        self::assertNotContains('core/group', $rendered);
        self::assertNotContains('core/navigation-link', $rendered);
    }

    /** Each edit of a person changes the footer as it would without anything kept. */
    public function testEachEditShowsAtOnce(): void
    {
        $this->makePage('careers', 'Work with us');
        $page = $this->made[0];
        $before = $this->page(self::FOOTER)[0];
        self::assertStringContainsString('Work with us', $before);
        $edits = [
            'another title' => static fn (): mixed => wp_update_post(['ID' => $page, 'post_title' => 'Jobs']),
            'another address' => static fn (): mixed => wp_update_post(['ID' => $page, 'post_name' => 'jobs']),
            'chosen in the settings' => static fn (): mixed => update_option('coleman_pages', ['terms' => $page]),
            'taken back' => static fn (): mixed => wp_update_post(['ID' => $page, 'post_status' => 'draft']),
        ];
        foreach ($edits as $what => $edit) {
            $edit();
            $made = $this->page(self::FOOTER, isKept: false);
            self::assertNotSame($before, $made[0], $what);
            self::assertSame($made, $this->page(self::FOOTER), $what);
            self::assertSame($made, $this->page(self::FOOTER), "{$what}, kept");
            $before = $made[0];
        }
    }

    /** Whatever is done to a page that the footer links to, in any order. */
    public function testNoEditIsMissed(): void
    {
        $seed = random_int(1, 1_000_000);
        mt_srand($seed);
        $this->makePage('careers', 'Careers');
        $this->makePage('above', 'Above');
        [$page, $above] = $this->made;
        $one = static fn (mixed ...$of): mixed => $of[mt_rand(0, count($of) - 1)];
        $edits = [
            // Now and then it stands in the footer, whatever was done before.
            'shown' => static fn (int $round): mixed => wp_update_post(['ID' => $page, 'post_status' => 'publish', 'post_name' => 'careers', 'post_parent' => 0, 'post_password' => '', 'post_title' => "Careers again {$round}"]),
            'status' => static fn (): mixed => wp_update_post(['ID' => $page, 'post_status' => $one('publish', 'publish', 'publish', 'draft', 'pending', 'private')]),
            'title' => static fn (int $round): mixed => wp_update_post(['ID' => $page, 'post_title' => "Careers {$round}"]),
            'address' => static fn (): mixed => wp_update_post(['ID' => $page, 'post_name' => $one('careers', 'careers', 'jobs')]),
            'page above' => static fn (): mixed => wp_update_post(['ID' => $page, 'post_parent' => $one(0, 0, $above)]),
            'words' => static fn (int $round): mixed => wp_update_post(['ID' => $page, 'post_content' => "Words {$round}"]),
            'password' => static fn (): mixed => wp_update_post(['ID' => $page, 'post_password' => $one('', '', 'secret')]),
            'publish' => static fn (): mixed => wp_publish_post($page),
            'trash and back' => static fn (): mixed => 'trash' === get_post_status($page) ? wp_untrash_post($page) : wp_trash_post($page),
            'past WordPress' => static function (int $round) use ($page, $one): void {
                global $wpdb;
                $wpdb->update($wpdb->posts, $one(['post_title' => "Past {$round}"], ['post_status' => 'publish'], ['post_status' => 'draft']), ['ID' => $page]);
                clean_post_cache($page);
            },
        ];
        $footers = [];
        for ($round = 0; $round < 150; ++$round) {
            $name = 0 === $round % 10 ? 'shown' : array_rand($edits);
            $edits[$name]($round);
            $made = $this->page(self::FOOTER, isKept: false);
            self::assertSame($made, $this->page(self::FOOTER), "seed {$seed}, round {$round}: {$name}");
            $footers[] = $made[0];
        }
        wp_delete_post($page, true);
        self::assertSame($this->page(self::FOOTER, isKept: false), $this->page(self::FOOTER), 'deleted');
        self::assertGreaterThan(5, count(array_unique($footers)));
    }

    /** A page that is made anew writes to the database: while a feed comes in, its visitor would wait for that. */
    public function testWhatVisitorsDoNotSeeLeavesWhatIsKept(): void
    {
        $this->makePage('careers', 'Careers');
        $page = $this->made[0];
        $this->page(self::FOOTER);
        $turns = ['coleman_parts_turn', 'coleman_templates_turn', 'coleman_styles_turn'];
        $before = array_map(get_option(...), $turns);
        $draft = wp_insert_post(['post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Draft', 'post_content' => 'One']);
        $saves = [
            'a draft' => static fn (): int => $draft,
            'its words and title' => static fn (): mixed => wp_update_post(['ID' => $draft, 'post_title' => 'Another', 'post_content' => 'Two']),
            'a revision' => static fn (): mixed => wp_save_post_revision($draft),
            'an autosave of a public page' => static fn (): mixed => _wp_put_post_revision((array) get_post($page), true),
            'words of a public page' => static fn (): mixed => wp_update_post(['ID' => $page, 'post_content' => 'Words']),
            'a draft deleted' => static fn (): mixed => wp_delete_post($draft, true),
        ];
        foreach ($saves as $what => $save) {
            $save();
            self::assertSame($before, array_map(get_option(...), $turns), $what);
        }
    }

    public function testALinkIsCurrentOnItsOwnPageAlone(): void
    {
        $this->makePage('careers', 'Careers');
        $footer = self::FOOTER;
        foreach ([1, 2] as $time) {
            self::assertStringNotContainsString('aria-current', $this->page($footer)[0], "other page, {$time}");
            self::assertSame(1, substr_count($this->page($footer, get_post($this->made[0]))[0], 'aria-current="page"'), "its page, {$time}");
        }
    }

    /** A site that prints another thing on each page does not write on each page. */
    public function testNoMoreIsKeptThanFits(): void
    {
        $kept = [];
        for ($page = 0; $page < 50; ++$page) {
            $content = "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:paragraph --><p>Page {$page}</p><!-- /wp:paragraph --></div><!-- /wp:group -->";
            self::assertStringContainsString("Page {$page}</p>", $this->page($content)[0]);
            $kept[] = get_transient(self::TRANSIENT);
        }

        self::assertCount(40, array_unique($kept));
    }

    public function testEachLanguageHasItsOwn(): void
    {
        $english = $this->page(self::FOOTER);
        $kept = get_transient(self::TRANSIENT);
        $locale = static fn (): string => 'es_US';
        $words = static fn (string $text, string $word): string => 'New equipment' === $word ? 'Equipo nuevo' : $text;
        add_filter('determine_locale', $locale);
        add_filter('gettext_coleman', $words, 10, 2);
        try {
            $spanish = $this->page(self::FOOTER, isKept: false);
            self::assertStringContainsString('Equipo nuevo', $spanish[0]);
            self::assertSame($spanish, $this->page(self::FOOTER));
            self::assertSame($spanish, $this->page(self::FOOTER), 'kept');
        } finally {
            remove_filter('determine_locale', $locale);
            remove_filter('gettext_coleman', $words);
        }
        $both = get_transient(self::TRANSIENT);
        self::assertNotSame($kept, $both);
        self::assertSame($english, $this->page(self::FOOTER));
        self::assertSame($both, get_transient(self::TRANSIENT));
    }

    public function testWhoeverIsSignedInGetsNothingKept(): void
    {
        wp_set_current_user(1);
        $this->page(self::FOOTER);

        self::assertFalse(get_transient(self::TRANSIENT));
    }

    /**
     * @testWith ["render_block"]
     *           ["pre_render_block"]
     *           ["render_block_core/group"]
     */
    public function testNothingIsKeptWhileAnotherPluginHasAHandInIt(string $hook): void
    {
        $before = $this->hooks[$hook];
        // Neither WordPress's nor ours.
        add_filter($hook, 'strval');
        $this->saveHooks($hook);
        $this->page(self::FOOTER);
        $this->hooks[$hook] = $before;

        self::assertFalse(get_transient(self::TRANSIENT));
    }

    /** Behaviors come with markup that asks for them, kept or not. */
    public function testTheMarkupThatIsKeptIsTold(): void
    {
        $told = '';
        add_action('coleman/kept_markup', static function (string $html) use (&$told): void {
            $told .= $html;
        });
        $this->saveHooks('coleman/kept_markup');
        $content = '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p><a class="modal-link" href="#a">A</a></p><!-- /wp:paragraph --></div><!-- /wp:group -->';
        $this->page($content);
        $told = '';
        $this->page($content);

        self::assertStringContainsString('class="modal-link"', $told);
    }

    public function testWordsThatAreBoundToAPageAreItsOwn(): void
    {
        $word = '';
        register_block_bindings_source('tests/word', ['label' => 'Word', 'get_value_callback' => static function () use (&$word): string {
            return $word;
        }]);
        $content = '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"tests/word"}}}} --><p></p><!-- /wp:paragraph --></div><!-- /wp:group -->';
        try {
            foreach (['One', 'Two'] as $word) {
                self::assertStringContainsString("<p>{$word}</p>", str_replace(' class="wp-block-paragraph"', '', $this->page($content)[0]));
            }
        } finally {
            unregister_block_bindings_source('tests/word');
        }
    }

    /** What a block leaves for the end of a page is there each time. */
    public function testABlockThatDoesMoreThanPrintIsNotKept(): void
    {
        add_filter('render_block_core/group', static function (string $html): string {
            add_action('wp_footer', '__return_true');

            return $html;
        });
        $this->saveHooks('render_block_core/group');
        foreach ([1, 2] as $time) {
            $this->page('<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --></div><!-- /wp:group -->');
            self::assertNotFalse(has_action('wp_footer', '__return_true'), "page {$time}");
        }
    }

    private static function posts(): string
    {
        return 'posts';
    }

    private function makePage(string $slug, string $title): void
    {
        $there = get_page_by_path($slug);
        null === $there || wp_delete_post($there->ID, true);
        $this->made[] = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $title]);
    }

    /** @return string blocks, one in another up to the depth given */
    private static function someBlocks(int $depth): string
    {
        $plain = [
            static fn (): string => '<!-- wp:paragraph --><p>Some words -- and "more"</p><!-- /wp:paragraph -->',
            static fn (): string => '<!-- wp:heading {"level":2,"fontSize":"large"} --><h2 class="wp-block-heading has-large-font-size">Words</h2><!-- /wp:heading -->',
            static fn (): string => '<!-- wp:paragraph {"style":{"elements":{"link":{"color":{"text":"var:preset|color|pine"}}}}} --><p class="has-link-color"><a href="/a/">A</a></p><!-- /wp:paragraph -->',
            static fn (): string => '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
            static fn (): string => '<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->',
            static fn (): string => '<!-- wp:navigation {"overlayMenu":"never","showSubmenuIcon":false,"className":"site-footer__links","ariaLabel":"Links ' . mt_rand() . '"} --><!-- wp:navigation-link {"label":"New","url":"/equipment/new/","kind":"custom"} /--><!-- /wp:navigation -->',
        ];
        $others = [
            static fn (): string => '<!-- wp:coleman/site-search {"size":"hero"} /-->',
            static fn (): string => '<!-- wp:coleman/copyright /-->',
            static fn (): string => '<!-- wp:coleman/featured-products {"count":2} /-->',
            static fn (): string => '<!-- wp:site-title {"style":{"layout":{"selfStretch":"fill","columnSpan":2}}} /-->',
            static fn (): string => '<!-- wp:group {"className":"is-style-plate"} --><div class="wp-block-group is-style-plate">x</div><!-- /wp:group -->',
            static fn (): string => '<!-- wp:cover {"dimRatio":50,"overlayColor":"ink"} --><div class="wp-block-cover"><div class="wp-block-cover__inner-container"><!-- wp:paragraph --><p>On a cover</p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->',
            static fn (): string => '<p>No block</p>',
        ];
        $html = '';
        for ($left = mt_rand(1, 3); $left > 0; --$left) {
            $html .= match (true) {
                $depth > 0 && mt_rand(0, 2) > 0 => self::someGroup(self::someBlocks($depth - 1)),
                1 === mt_rand(0, 2) => $others[array_rand($others)](),
                default => $plain[array_rand($plain)](),
            } . "\n";
        }

        return $html;
    }

    private static function someGroup(string $content): string
    {
        $colors = [[], [], ['backgroundColor' => 'concrete'], ['backgroundColor' => 'steel'], ['style' => ['elements' => ['link' => ['color' => ['text' => '#123456']]]]]];
        $layouts = [[], ['layout' => ['type' => 'constrained']], ['layout' => ['type' => 'flex', 'flexWrap' => 'nowrap']], ['layout' => ['type' => 'grid', 'columnCount' => mt_rand(2, 3)]], ['layout' => ['type' => 'default'], 'style' => ['spacing' => ['blockGap' => '1rem']]]];
        $attributes = array_merge_recursive($colors[array_rand($colors)], $layouts[array_rand($layouts)]);

        return sprintf('<!-- wp:group %s --><div class="wp-block-group">%s</div><!-- /wp:group -->', serialize_block_attributes($attributes), $content);
    }

    /**
     * @param \WP_Post|null $object the page that is asked for; the home page without one
     * @return array<mixed> what a page of a new request has: its markup, sheets, rules and scripts
     */
    private function page(string $content, ?\WP_Post $object = null, bool $isKept = true): array
    {
        $this->beginRequest();
        $GLOBALS['wp_styles'] = null;
        wp_styles();
        foreach ($this->styles instanceof \WP_Styles ? $this->styles->registered : [] as $handle => $style) {
            wp_styles()->registered[$handle] ??= clone $style;
        }
        \WP_Style_Engine_CSS_Rules_Store::remove_all_stores();
        $query = new \WP_Query();
        $query->is_home = null === $object;
        $query->is_page = null !== $object;
        $query->queried_object = $object;
        $query->queried_object_id = $object->ID ?? 0;
        $GLOBALS['wp_query'] = $query;
        if ($isKept) {
            KeptParts::begin();
        }
        $html = do_blocks($content);
        if ($isKept) {
            $this->callKeep();
        }
        $rules = wp_style_engine_get_stylesheet_from_context('block-supports', ['prettify' => false, 'optimize' => false]);
        $numbers = [];
        // They go on from page to page of this test.
        $numbered = static function (string $text) use (&$numbers): string {
            return (string) preg_replace_callback('/\b(wp-elements|featured-products|coleman-search)-\d+\b/', static function (array $found) use (&$numbers): string {
                return $numbers[$found[0]] ??= $found[1] . '-n' . count($numbers);
            }, $text);
        };

        return [$numbered($html), array_values(wp_styles()->queue), $numbered($rules), wp_scripts()->queue, wp_script_modules()->get_queue()];
    }

    /** The last thing of a page, without all else that stands at its end. */
    private function callKeep(): void
    {
        $hook = $GLOBALS['wp_filter']['wp_footer'] ?? null;
        foreach ($hook instanceof \WP_Hook ? $hook->callbacks[10] ?? [] : [] as ['function' => $function]) {
            $of = $function instanceof \Closure ? (new \ReflectionFunction($function))->getClosureScopeClass()?->getName() : null;
            KeptParts::class === $of && $function();
        }
    }

    /** What a new request begins with. */
    private function beginRequest(): void
    {
        $this->restoreHooks();
        (new \ReflectionProperty(\WP_Navigation_Block_Renderer::class, 'seen_menu_names'))->setValue(null, []);
        (new \ReflectionProperty(Ids::class, 'given'))->setValue(null, []);
        $patterns = \WP_Block_Patterns_Registry::get_instance();
        foreach (['header', 'footer', 'header-checkout', 'footer-checkout'] as $name) {
            // WordPress reads the file once a request.
            $pattern = array_diff_key((array) $patterns->get_registered("coleman/{$name}"), ['content' => 1, 'name' => 1]);
            $patterns->unregister("coleman/{$name}");
            /** @phpstan-ignore argument.type (as it was registered) */
            $patterns->register("coleman/{$name}", ['filePath' => get_theme_file_path("patterns/{$name}.php")] + $pattern);
        }
    }
}
