<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Routing;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\Redirect;
use Coleman\Tests\Integration\TestCase;

/** Every shape of an address, and its near misses. */
final class PageTableTest extends TestCase
{
    /** @return iterable<string, array{string, string, string}> path, expected outcome, template or target */
    public static function paths(): iterable
    {
        $oil = '/parts/details/kubota-parts/filter-engine-oil-spin-on/HH164-32430';
        $rows = [
            ['/', 'page', 'front-page'],
            ['/equipment/new/', 'page', 'equipment-new'],
            ['/equipment/new', 'redirect', '/equipment/new/'],
            ['/cart', 'page', 'cart'],
            ['/cart/', 'redirect', '/cart'],
            ['/customer', 'page', 'my-account'],
            ['/customer/login', 'page', 'login'],
            ['/customer/logout', 'page', 'logout'],
            ['/customer/login/', 'redirect', '/customer/login'],
            [$oil, 'page', 'part'],
            [$oil . '/', 'redirect', $oil],
            ['/parts/details/kubota-parts/wrong-name/HH164-32430', 'redirect', $oil],
            ['/parts/details/wrong-maker/filter/HH164-32430', 'redirect', $oil],
            ['/parts/details/filter-engine-oil-spin-on-1', 'redirect', $oil],
            ['/parts/details/1', 'redirect', $oil],
            ['/parts/details/kubota-parts/filter-engine-oil-spin-on/NO-SUCH', 'missing', ''],
            ['/parts/details/element-hydraulic-filter-2', 'page', 'part'],
            ['/parts/details/2', 'redirect', '/parts/details/element-hydraulic-filter-2'],
            ['/parts/details/wrong-2', 'redirect', '/parts/details/element-hydraulic-filter-2'],
            ['/parts/details/element-hydraulic-filter-999999', 'missing', ''],
            ['/parts/details/element-hydraulic-filter', 'missing', ''],
            ['/parts/details/special-order-part-714940', 'missing', ''],
            ['/parts/details/x-99999999999', 'missing', ''],
            ['/parts/details/scag-parts/bolt-hex-head-3-8-16-x-1/3/8-16X1', 'page', 'part'],
            ['/parts/details/bosch-parts/regulator-voltage-14-v/F%2000M.145%20274', 'page', 'part'],
            ['/parts/details/decal-dotted-line-17', 'page', 'part'],
            ['/parts/details/fitting-hose-end-1-2-18', 'page', 'part'],
        ];
        foreach ($rows as $row) {
            yield $row[0] => $row;
        }
    }

    /** @dataProvider paths */
    public function testResolves(string $path, string $outcome, string $expected): void
    {
        $found = $this->services()->router->resolve($path);

        match ($outcome) {
            'page' => self::assertSame($expected, $found instanceof Page ? $found->template : null),
            'redirect' => self::assertSame($expected, $found instanceof Redirect ? $found->path : null),
            default => self::assertNull($found),
        };
    }

    /** @testWith ["p"]
     *            ["page_id"]
     *            ["s"]
     *            ["preview"]
     */
    public function testTheHomePageLeavesWordPressItsOwnQueries(string $name): void
    {
        $_GET = [$name => '1'];
        try {
            self::assertNull($this->services()->router->resolve('/'));
            $_GET = ['location_id' => '1', 'utm_source' => 'x'];
            self::assertInstanceOf(Page::class, $this->services()->router->resolve('/'));
        } finally {
            $_GET = [];
        }
    }

    public function testEveryPartHasExactlyOneAddressThatLeadsToIt(): void
    {
        $router = $this->services()->router;
        $seen = [];
        for ($first = 1; $first <= 3000; $first += 500) {
            foreach ($this->services()->parts->byIds(range($first, $first + 499)) as $part) {
                $url = $this->services()->partPresenter->url($part);
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

    public function testEveryTemplateOfTheTableIsAFileOfTheTheme(): void
    {
        foreach (['/', '/equipment/new/', '/cart', '/customer', '/customer/login', '/customer/logout', '/parts/details/element-hydraulic-filter-2'] as $path) {
            $page = $this->services()->router->resolve($path);
            self::assertInstanceOf(Page::class, $page);
            self::assertFileExists(get_theme_file_path('templates/' . $page->template . '.html'));
        }
    }
}
