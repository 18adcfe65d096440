<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Content;

use Coleman\Api\Content\CatalogContent;
use Coleman\Api\Routing\Page;
use Coleman\Api\Seo\Facts;
use Coleman\Tests\Integration\TestCase;

/** What editors write for a page that comes from data: it is attached to that page's address, and shown there alone. */
final class CatalogContentTest extends TestCase
{
    /** @var list<int> */
    private array $users = [];

    protected function tearDown(): void
    {
        foreach (get_posts(['post_type' => CatalogContent::POST_TYPE, 'post_status' => 'any', 'numberposts' => -1]) as $post) {
            wp_delete_post($post->ID, true);
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(static fn (int $id): bool => wp_delete_user($id), $this->users);
        parent::tearDown();
    }

    private function become(string $role): void
    {
        $id = wp_insert_user(['user_login' => 'content-' . $role, 'user_pass' => wp_generate_password(), 'role' => $role]);
        self::assertIsInt($id);
        $this->users[] = $id;
        wp_set_current_user($id);
    }

    /** @param array<string, mixed> $fields */
    private function write(string $path, array $fields = [], string $status = 'publish'): \WP_REST_Response
    {
        $request = new \WP_REST_Request('POST', '/wp/v2/' . CatalogContent::POST_TYPE);
        $request->set_body_params($fields + ['title' => 'Words', 'content' => 'Words', 'status' => $status, 'meta' => [CatalogContent::PATH => $path]]);

        return rest_do_request($request);
    }

    private function page(string $path): Page
    {
        $page = $this->modules()->pages->router()->resolve($path);
        self::assertInstanceOf(Page::class, $page, $path);

        return $page;
    }

    /** @return list<string> titles of what a page shows */
    private static function shown(Page $page): array
    {
        return array_map(static fn (\WP_Post $post): string => $post->post_title, (new CatalogContent())->of($page));
    }

    /** @return iterable<string, array{string}> one page of each kind */
    public static function pages(): iterable
    {
        yield 'a category' => ['/equipment/used/tractors/'];
        yield 'new machines of a category' => ['/equipment/new/compact-track-loaders-1'];
        yield 'a machine' => ['/equipment/new/detail/bobcat-t66-1'];
        yield 'a brand' => ['/equipment/implements-attachments/vendor/bobcat-1'];
        yield 'a model' => ['/parts/model/bobcat-t66/'];
        yield 'a family' => ['/parts/category/engine-oil-filters-1'];
        yield 'a branch' => ['/locations/lees-summit/'];
        yield 'a rental' => ['/rental/equipment/bobcat-t66-2'];
    }

    /** @dataProvider pages */
    public function testContentIsShownOnItsPageHoweverTheAddressIsTyped(string $path): void
    {
        $this->become('editor');
        $page = $this->page($path);
        $bare = rtrim($path, '/');
        foreach ([$path, $bare, $bare . '/', home_url($path), home_url($bare) . '?sort=price#top', ltrim($path, '/'), "  {$path} "] as $number => $typed) {
            $answer = $this->write($typed, ['title' => "Words {$number}"]);
            self::assertSame(201, $answer->get_status(), $typed);
            $written = $answer->get_data();
            self::assertSame($page->canonical, is_array($written) && is_array($written['meta']) ? $written['meta'][CatalogContent::PATH] : null, $typed);
        }

        self::assertSame(array_map(static fn (int $number): string => "Words {$number}", range(0, 6)), self::shown($page));
        self::assertSame([], self::shown($this->page('/equipment/used/')));
    }

    /**
     * @testWith [""]
     *           ["/equipment/used/no-such-category/"]
     *           ["https://elsewhere.example/equipment/used/"]
     *           ["//elsewhere.example/equipment/used/"]
     *           ["/cart"]
     *           ["/customer/orders"]
     *           ["/equipment/compare/"]
     *           ["/"]
     *           ["/contact/"]
     *           ["javascript:alert(1)"]
     *           ["http://"]
     */
    public function testAnAddressThatShowsNoneIsRefusedByTheFieldsName(string $typed): void
    {
        $this->become('editor');
        $answer = $this->write($typed);

        if ('' === $typed) {
            self::assertSame(201, $answer->get_status(), 'A draft has no page yet.');

            return;
        }
        self::assertSame(400, $answer->get_status());
        self::assertStringStartsWith('Show on page: ', $answer->as_error()?->get_error_message() ?? '');
        self::assertSame([], get_posts(['post_type' => CatalogContent::POST_TYPE, 'post_status' => 'any']));
    }

    public function testOnlyWhatIsPublishedIsShownAndOnlyEditorsWrite(): void
    {
        $this->become('subscriber');
        self::assertSame(403, $this->write('/equipment/used/tractors/')->get_status());
        $this->become('coleman_marketing');
        foreach (['draft', 'pending', 'private'] as $status) {
            self::assertSame(201, $this->write('/equipment/used/tractors/', status: $status)->get_status());
        }
        self::assertSame(201, $this->write('/equipment/used/tractors/', ['password' => 'secret'])->get_status());

        self::assertSame([], self::shown($this->page('/equipment/used/tractors/')));
    }

    public function testTitleAndDescriptionForSearchEnginesAreTheEditors(): void
    {
        $this->become('editor');
        $path = '/equipment/used/tractors/';
        $page = $this->page($path);
        $own = Facts::ofPage($page, [], (new CatalogContent())->words($page));
        $this->write($path, ['excerpt' => 'From <b>25 to 120</b> horsepower.']);
        $this->write($path, ['excerpt' => 'Later words.', 'meta' => [CatalogContent::PATH => $path, CatalogContent::SEO_TITLE => 'Used tractors in Kansas City']]);
        $facts = Facts::ofPage($page, [], (new CatalogContent())->words($page));

        self::assertSame([$page->title, $page->description], [$own->title, $own->description]);
        // What the first leaves empty the next one gives.
        self::assertSame(['Used tractors in Kansas City', 'From 25 to 120 horsepower.'], [$facts->title, $facts->description]);
        self::assertSame([$own->url, $own->image->url, $own->isIndexed], [$facts->url, $facts->image->url, $facts->isIndexed]);
    }

    /** Without its size a site that shows the link waits for the picture, and shows none the first time. */
    public function testThePictureOfAnEditorIsSharedWithItsSizeAndItsOwnWords(): void
    {
        $this->become('editor');
        $photo = wp_insert_attachment(['post_title' => 'Field', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit'], '2026/11/field.jpg');
        self::assertIsInt($photo);
        wp_update_attachment_metadata($photo, ['width' => 1600, 'height' => 900, 'file' => '2026/11/field.jpg', 'sizes' => ['large' => ['file' => 'field-1024x576.jpg', 'width' => 1024, 'height' => 576, 'mime-type' => 'image/jpeg']]]);
        try {
            update_post_meta($photo, '_wp_attachment_image_alt', 'Two tractors in a field');
            $path = '/equipment/used/tractors/';
            $page = $this->page($path);
            $answer = $this->write($path)->get_data();
            self::assertIsArray($answer);
            self::assertIsInt($answer['id']);
            set_post_thumbnail($answer['id'], $photo);
            $post = get_post($answer['id']);
            self::assertInstanceOf(\WP_Post::class, $post);
            foreach ([Facts::ofPage($page, [], (new CatalogContent())->words($page)), Facts::ofPost($post)] as $facts) {
                self::assertStringEndsWith('/2026/11/field-1024x576.jpg', $facts->image->url);
                self::assertSame([1024, 576, 'Two tractors in a field'], [$facts->image->width, $facts->image->height, $facts->image->alt]);
            }
            delete_post_meta($photo, '_wp_attachment_image_alt');
            self::assertSame('', Facts::ofPost($post)->image->alt);
        } finally {
            wp_delete_post($photo, true);
        }
    }
}
