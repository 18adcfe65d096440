<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\SavedHooks;
use Coleman\Tests\Integration\TestCase;
use Coleman\Theme\KeptTemplates;

/** Pages find the templates that WordPress finds, and ask for none that no editor has changed. */
final class KeptTemplatesTest extends TestCase
{
    use SavedHooks;

    /** Templates that a page looks for at once, and a part. */
    private const ASKED = [['wp_template', ['page-home', 'page', 'index']], ['wp_template_part', ['header']], ['wp_template', ['front-page']]];

    /** Of a plugin. */
    private \Closure $withAnother;

    private \Closure $hangSpacer;

    protected function setUp(): void
    {
        parent::setUp();
        [$this->withAnother, $this->hangSpacer] = [self::withAnother(...), self::hangSpacer(...)];
        $this->saveHooks('pre_get_posts', 'posts_pre_query', 'pre_get_block_templates');
        delete_transient('coleman_templates');
    }

    protected function tearDown(): void
    {
        $this->restoreHooks();
        remove_filter('get_block_templates', $this->withAnother);
        remove_filter('hooked_block_types', $this->hangSpacer);
        foreach (self::posts() as $post) {
            wp_delete_post($post->ID, true);
        }
        wp_delete_term(get_term_by('name', get_stylesheet(), 'wp_theme')->term_id ?? 0, 'wp_theme');
        parent::tearDown();
    }

    public function testTemplatesOfTheThemeAreNotAskedFor(): void
    {
        $this->found(isKept: true);
        $before = get_num_queries();

        $asked = did_filter('posts_pre_query');
        $found = $this->found(isKept: true);

        self::assertSame($before, get_num_queries());
        self::assertSame($asked + 1, did_filter('posts_pre_query'), 'WordPress looks for the header alone');
        self::assertSame(['theme header', 'theme index', 'theme page'], array_map(static fn (string $each): string => explode(':', $each)[0], $found));
    }

    public function testEachEditShowsAtOnce(): void
    {
        $template = 0;
        $part = 0;
        $edits = [
            'a template without a theme' => static function () use (&$template): void {
                $template = wp_insert_post(['post_type' => 'wp_template', 'post_name' => 'page', 'post_title' => 'Page', 'post_content' => 'one', 'post_status' => 'publish']);
            },
            'of the theme' => static function () use (&$template): void {
                wp_set_object_terms($template, get_stylesheet(), 'wp_theme');
            },
            'its text' => static function () use (&$template): void {
                wp_update_post(['ID' => $template, 'post_content' => 'two']);
            },
            'a part' => static function () use (&$part): void {
                $part = wp_insert_post(['post_type' => 'wp_template_part', 'post_name' => 'header', 'post_title' => 'Header', 'post_content' => 'three', 'post_status' => 'publish']);
                wp_set_object_terms($part, get_stylesheet(), 'wp_theme');
            },
            'a template of another theme' => static function () use (&$template): void {
                wp_set_object_terms($template, 'another', 'wp_theme');
            },
            'of both' => static function () use (&$template): void {
                wp_set_object_terms($template, get_stylesheet(), 'wp_theme', true);
            },
            'another address' => static function () use (&$template): void {
                wp_update_post(['ID' => $template, 'post_name' => 'page-home']);
            },
            'a draft' => static function () use (&$part): void {
                wp_update_post(['ID' => $part, 'post_status' => 'draft']);
            },
            'published again' => static function () use (&$part): void {
                wp_publish_post($part);
            },
            'past WordPress' => static function () use (&$template): void {
                global $wpdb;
                $wpdb->update($wpdb->posts, ['post_status' => 'draft'], ['ID' => $template]);
                clean_post_cache($template);
            },
            'and back' => static function () use (&$template): void {
                global $wpdb;
                $wpdb->update($wpdb->posts, ['post_status' => 'publish'], ['ID' => $template]);
                clean_post_cache($template);
            },
            'a theme of another name' => static function (): void {
                wp_update_term(get_term_by('name', get_stylesheet(), 'wp_theme')->term_id ?? 0, 'wp_theme', ['name' => 'renamed', 'slug' => 'renamed']);
            },
            'and its own again' => static function (): void {
                wp_update_term(get_term_by('name', 'renamed', 'wp_theme')->term_id ?? 0, 'wp_theme', ['name' => get_stylesheet(), 'slug' => get_stylesheet()]);
            },
            'no theme' => static function () use (&$part): void {
                wp_remove_object_terms($part, get_stylesheet(), 'wp_theme');
            },
            'the trash' => static function () use (&$template): void {
                wp_trash_post($template);
            },
            'back' => static function () use (&$template): void {
                wp_untrash_post($template);
                wp_publish_post($template);
            },
            'deleted' => static function () use (&$template): void {
                wp_delete_post($template, true);
            },
            'one that the theme has not' => static function () use (&$template): void {
                $template = wp_insert_post(['post_type' => 'wp_template', 'post_name' => 'front-page', 'post_title' => 'Front', 'post_content' => 'four', 'post_status' => 'publish']);
                wp_set_object_terms($template, get_stylesheet(), 'wp_theme');
            },
            'deleted, too' => static function () use (&$template): void {
                wp_delete_post($template, true);
            },
            'one of a plugin' => static function (): void {
                register_block_template('tests//front-page', ['title' => 'Front', 'content' => 'five']);
            },
            'taken away' => static function (): void {
                unregister_block_template('tests//front-page');
            },
            'one of a plugin in place of a file' => static function (): void {
                register_block_template('tests//page', ['title' => 'Page', 'content' => 'six']);
            },
            'taken away, too' => static function (): void {
                unregister_block_template('tests//page');
            },
            'a plugin with a word to say' => function (): void {
                add_filter('get_block_templates', $this->withAnother);
            },
            'which is gone' => function (): void {
                remove_filter('get_block_templates', $this->withAnother);
            },
            'blocks that a plugin hangs into others' => function (): void {
                add_filter('hooked_block_types', $this->hangSpacer, 10, 3);
            },
            'which are gone' => function (): void {
                remove_filter('hooked_block_types', $this->hangSpacer);
            },
        ];
        $seen = [];
        foreach ($edits as $name => $edit) {
            // What is kept has those alone that are there now.
            delete_transient('coleman_templates');
            $this->found(isKept: true);
            $edit();
            $seen[$name] = $this->found(isKept: false);
            self::assertSame($seen[$name], $this->found(isKept: true), $name);
            self::assertSame($seen[$name], $this->found(isKept: true), $name . ', once more');
        }
        self::assertGreaterThan(5, count(array_unique($seen, SORT_REGULAR)));
    }

    /** WordPress asks for the pages below a page whenever it is shown. */
    public function testPagesBelowAPageAreFoundOnceTheyArePublished(): void
    {
        $parent = wp_insert_post(['post_type' => 'page', 'post_title' => 'Above', 'post_status' => 'publish']);
        $page = wp_insert_post(['post_type' => 'page', 'post_title' => 'Below', 'post_status' => 'draft', 'post_parent' => $parent]);
        $below = function () use ($parent): array {
            $this->restoreHooks();
            (new KeptTemplates())->begin();

            return array_column(get_pages(['parent' => $parent, 'number' => 1]) ?: [], 'ID');
        };
        try {
            self::assertSame([], $below(), 'a draft');
            foreach (['publish' => [$page], 'private' => [], 'trash' => []] as $status => $found) {
                wp_update_post(['ID' => $page, 'post_status' => $status]);
                self::assertSame($found, $below(), $status);
            }
            wp_update_post(['ID' => $page, 'post_status' => 'publish', 'post_parent' => 0]);
            self::assertSame([], $below(), 'elsewhere');
            $before = get_num_queries();
            wp_cache_flush_group('post-queries');
            $below();
            self::assertSame($before, get_num_queries());
        } finally {
            wp_delete_post($page, true);
            wp_delete_post($parent, true);
        }
    }

    public function testAnEditWhileAPageIsMadeIsNotLost(): void
    {
        $id = wp_insert_post(['post_type' => 'wp_template', 'post_name' => 'page', 'post_title' => 'Page', 'post_content' => 'mine', 'post_status' => 'publish']);
        // The page has read the posts, and keeps what it read after the editor has saved.
        add_filter('pre_set_transient_coleman_templates', static function (mixed $kept) use ($id): mixed {
            wp_set_object_terms($id, get_stylesheet(), 'wp_theme');

            return $kept;
        });
        $this->found(isKept: true);
        remove_all_filters('pre_set_transient_coleman_templates');

        self::assertContains('custom page:mine', $this->found(isKept: true));
    }

    /** @return list<string> source, slug and text of what a new request finds */
    private function found(bool $isKept): array
    {
        $this->restoreHooks();
        if ($isKept) {
            (new KeptTemplates())->begin();
        }
        $found = [];
        foreach (self::ASKED as [$type, $slugs]) {
            foreach (get_block_templates(['slug__in' => $slugs], $type) as $template) {
                $found[] = sprintf('%s %s:%s', $template->source, $template->slug, $template->content);
            }
        }

        // WordPress has them in the order of the file system.
        sort($found);

        return $found;
    }

    /**
     * @param list<\WP_Block_Template> $templates
     * @return list<\WP_Block_Template>
     */
    private static function withAnother(array $templates): array
    {
        $another = new \WP_Block_Template();
        [$another->source, $another->slug, $another->content] = ['plugin', 'another', 'seven'];

        return [...$templates, $another];
    }

    /**
     * @param list<string> $types
     * @return list<string>
     */
    private static function hangSpacer(array $types, string $position, ?string $anchor): array
    {
        return 'after' === $position && 'core/post-title' === $anchor ? [...$types, 'core/spacer'] : $types;
    }

    /** @return array<\WP_Post> */
    private static function posts(): array
    {
        return get_posts(['post_type' => ['wp_template', 'wp_template_part'], 'post_status' => ['any', 'trash'], 'numberposts' => -1]);
    }
}
