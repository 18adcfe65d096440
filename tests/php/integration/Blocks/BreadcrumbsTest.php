<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** Pages that editors write have breadcrumbs, too. */
final class BreadcrumbsTest extends TestCase
{
    /** @var list<int> posts of a test */
    private array $made = [];

    private mixed $front = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->front = get_option('show_on_front');
        update_option('show_on_front', 'posts');
    }

    protected function tearDown(): void
    {
        array_map(static fn (int $id): mixed => wp_delete_post($id, true), $this->made);
        delete_option('page_for_posts');
        update_option('show_on_front', $this->front);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'];
        parent::tearDown();
    }

    public function testAPageStandsBelowItsParents(): void
    {
        $service = $this->post('page', 'Service');
        $oil = $this->post('page', 'Oil & filters', $service);
        $this->open(['page_id' => $oil]);

        self::assertSame(['Home', 'Service', 'Oil & filters'], self::steps());
        self::assertStringContainsString('<a class="coleman-breadcrumbs__link" href="/service/">', self::html());
    }

    public function testNewsStandBelowThePageThatListsThem(): void
    {
        $news = $this->post('page', 'Latest news');
        $post = $this->post('post', 'Open house');
        $this->open(['p' => $post]);
        self::assertSame(['Home', 'Open house'], self::steps());

        update_option('show_on_front', 'page');
        update_option('page_for_posts', $news);
        self::assertSame(['Home', 'Latest news', 'Open house'], self::steps());

        $this->open(['page_id' => $news]);
        self::assertSame(['Home', 'Latest news'], self::steps());

        $this->open(['cat' => 1]);
        self::assertSame('Latest news', self::steps()[1]);
        self::assertCount(3, self::steps());
    }

    public function testTheHomePageAndWhatIsNotThereHaveNone(): void
    {
        $this->open([]);
        self::assertSame('', self::html());
        $this->open(['page_id' => 9_999_999]);
        self::assertSame('', self::html());
    }

    private function post(string $type, string $title, int $parent = 0): int
    {
        $id = wp_insert_post(['post_type' => $type, 'post_status' => 'publish', 'post_title' => wp_slash($title), 'post_parent' => $parent, 'post_content' => 'x'], true);
        self::assertIsInt($id);
        $this->made[] = $id;

        return $id;
    }

    /** @param array<string, int> $query what WordPress's address asks for */
    private function open(array $query): void
    {
        $GLOBALS['wp_query'] = new \WP_Query([] === $query ? ['post_type' => 'post'] : $query);
        if ([] === $query) {
            $GLOBALS['wp_query']->is_home = true;
        }
    }

    private static function html(): string
    {
        return trim(do_blocks('<!-- wp:coleman/breadcrumbs /-->'));
    }

    /** @return list<string> */
    private static function steps(): array
    {
        preg_match_all('@<(?:a|li) class="coleman-breadcrumbs__(?:link|step is-current)"[^>]*>(.*?)</(?:a|li)>@s', self::html(), $found);

        return array_map(static fn (string $text): string => html_entity_decode(trim($text), ENT_QUOTES | ENT_HTML5), $found[1]);
    }
}
