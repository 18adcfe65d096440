<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Routing;

use Coleman\Api\Redirects\SourcePath;
use Coleman\Api\Redirects\TypedAddresses;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Redirect;
use Coleman\Api\Support\Json;
use Coleman\Tests\Integration\TestCase;

/** Every shape of an address, and its near misses. */
final class PageTableTest extends TestCase
{
    /** The home page, doors that only send on, and what opens by a key that the demo has none of. */
    private const WITHOUT_OTHER_FORMS = ['', '/search', '/parts/preview/(\d{1,9})', '/list/([0-9a-f]{1,32})'];

    /**
     * The rows of tests/seed/pages: a file for each sort of pages, `{path, outcome, expected}`, where `expected` is
     * the template of a "page", of one that is "gone" or of one that says what is "missing", or the target of a "redirect"
     * (301), of "found" (302) or of "led" (302: an address that people type, outside the table).
     *
     * @return iterable<string, array{string, string, string}> path, outcome, template or target
     */
    public static function paths(): iterable
    {
        foreach (glob(dirname(__DIR__, 3) . '/seed/pages/*.json') ?: [] as $file) {
            /** @var list<array{path: string, outcome: string, expected?: string}> $rows */
            $rows = Json::decodeFile($file);
            foreach ($rows as $row) {
                yield $row['path'] => [$row['path'], $row['outcome'], $row['expected'] ?? ''];
            }
        }
    }

    /** @dataProvider paths */
    public function testResolves(string $path, string $outcome, string $expected): void
    {
        // As on a site whose editors have not chosen a home page.
        add_filter('pre_option_show_on_front', $ofPosts = static fn (): string => 'posts');
        $found = $this->modules()->pages->router()->resolve($path);
        remove_filter('pre_option_show_on_front', $ofPosts);

        $got = match (true) {
            $found instanceof Page => [[200 => 'page', 404 => 'missing', 410 => 'gone'][$found->status] ?? '', $found->template],
            $found instanceof Redirect => [301 === $found->status ? 'redirect' : 'found', $found->path],
            default => null === ($meant = TypedAddresses::meant(SourcePath::tidy($path) ?? '')) ? ['missing', ''] : ['led', $meant],
        };
        self::assertSame([$outcome, $expected], $got);
    }

    public function testEveryTemplateOfTheTableIsAFileOfTheTheme(): void
    {
        $templates = [];
        foreach (self::paths() as [, $outcome, $expected]) {
            if (in_array($outcome, ['page', 'gone'], true) || ('missing' === $outcome && '' !== $expected)) {
                $templates[$expected] = true;
            }
        }
        self::assertGreaterThan(5, count($templates));
        foreach (array_keys($templates) as $template) {
            self::assertFileExists(get_theme_file_path('templates/' . $template . '.html'));
        }
    }

    /** Who cuts off the end of an address finds a page too, but for links from mails, orders and where a part is named and not found. */
    public function testWhatStandsBeforeAnAddressLeadsSomewhere(): void
    {
        $router = $this->modules()->pages->router();
        $dead = [];
        foreach (self::paths() as [$path, $outcome]) {
            for ($parent = dirname($path); 'page' === $outcome && !in_array($parent, ['/', '.'], true); $parent = dirname($parent)) {
                $isOwed = 1 !== preg_match('@^/(?:tell-me$|customer/order/|parts/details/)@', $parent);
                if ($isOwed && null === $router->resolve($parent) && null === TypedAddresses::meant($parent)) {
                    $dead[$parent] = $path;
                }
            }
        }
        self::assertSame([], $dead);
    }

    public function testAddressesThatPeopleTypeHideNoPageAndLeadToOne(): void
    {
        $router = $this->modules()->pages->router();
        $words = array_merge(...array_values(TypedAddresses::all()));
        self::assertSame(array_unique($words), $words);
        foreach (TypedAddresses::all() as $meant => $typed) {
            if ($router->owns($meant)) {
                $page = $router->resolve($meant);
                self::assertInstanceOf(Page::class, $page, $meant);
            }
            foreach ($typed as $word) {
                self::assertSame("/$word", SourcePath::tidy("/$word"));
                self::assertNull($router->resolve("/$word"), $word);
            }
        }
    }

    /** Each row is tried with a page of it, another form of its address and, unless the address is fixed, one that leads nowhere or is sent elsewhere. */
    public function testEveryRowOfTheTableIsTried(): void
    {
        $routes = $this->modules()->pages->router()->routes();
        $tried = [];
        foreach (self::paths() as [$path, $outcome]) {
            $key = array_key_first(array_filter($routes, static fn (PageRoute $route): bool => 1 === preg_match('@^' . $route->pattern . '$@s', rtrim($path, '/'))));
            $tried[$key][$outcome] = true;
        }
        foreach ($routes as $index => $route) {
            if (in_array($route->pattern, self::WITHOUT_OTHER_FORMS, true)) {
                continue;
            }
            $wanted = ['page', 'redirect', ...(str_contains($route->pattern, '([') && !isset($tried[$index]['found']) ? ['missing'] : [])];
            self::assertSame([], array_diff($wanted, array_keys($tried[$index] ?? [])), $route->pattern);
        }
    }

    /** @testWith ["p"]
     *            ["page_id"]
     *            ["s"]
     *            ["preview"]
     */
    public function testTheHomePageLeavesWordPressItsOwnQueries(string $name): void
    {
        $_GET = [$name => '1'];
        add_filter('pre_option_show_on_front', $ofPosts = static fn (): string => 'posts');
        try {
            self::assertNull($this->modules()->pages->router()->resolve('/'));
            $_GET = ['location_id' => '1', 'utm_source' => 'x'];
            self::assertInstanceOf(Page::class, $this->modules()->pages->router()->resolve('/'));
            remove_filter('pre_option_show_on_front', $ofPosts);
            self::assertNull($this->modules()->pages->router()->resolve('/'), 'a page that an editor has chosen');
        } finally {
            remove_filter('pre_option_show_on_front', $ofPosts);
            $_GET = [];
        }
    }

    public function testEveryPartHasExactlyOneAddressThatLeadsToIt(): void
    {
        $router = $this->modules()->pages->router();
        $seen = [];
        for ($first = 1; $first <= 3000; $first += 500) {
            foreach ($this->modules()->parts->repository()->byIds(range($first, $first + 499)) as $part) {
                $url = $this->modules()->parts->presenter()->url($part);
                $seen[$url] = ($seen[$url] ?? 0) + 1;
                if (0 === $part->id % 25) {
                    $page = $router->resolve($url);
                    self::assertInstanceOf(Page::class, $page, $url);
                    self::assertSame($part->id, $page->entity->id ?? 0, $url);
                }
            }
        }
        self::assertCount(3000, $seen);
    }
}
