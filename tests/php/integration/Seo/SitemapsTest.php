<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Seo;

use Coleman\Api\Demo\DemoMachines;
use Coleman\Api\Parts\Part;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Seo\CatalogueSitemaps;
use Coleman\Api\Seo\RowSitemap;
use Coleman\Tests\Integration\TestCase;

final class SitemapsTest extends TestCase
{
    /** @return array<string, list<array{loc: string, lastmod?: string}>> by kind, all portions together */
    private function all(string ...$kinds): array
    {
        $sitemaps = $this->modules()->pages->sitemaps();
        $urls = [];
        foreach ([] === $kinds ? array_keys($sitemaps->get_object_subtypes()) : $kinds as $kind) {
            for ($page = 1; $page <= $sitemaps->get_max_num_pages($kind); $page++) {
                $urls[$kind] = [...$urls[$kind] ?? [], ...$sitemaps->get_url_list($page, $kind)];
            }
        }

        return $urls;
    }

    public function testEveryAddressIsAPageThatMayBeIndexedUnderThisAddress(): void
    {
        $router = $this->modules()->pages->router();
        $checked = 0;
        foreach ($this->all() as $kind => $urls) {
            self::assertSame(count($urls), count(array_unique(array_column($urls, 'loc'))), $kind);
            foreach ($urls as $index => $url) {
                if ('parts' === $kind && 0 !== $index % 60) {
                    continue;
                }
                $path = substr($url['loc'], strlen(home_url()));
                $page = $router->resolve($path);
                self::assertInstanceOf(Page::class, $page, $path);
                self::assertTrue($page->isIndexed(), $path);
                $checked++;
            }
        }
        self::assertGreaterThan(50, $checked);
    }

    public function testEveryPartIsThereOnceWithTheTimeItChangedAndThePlaceholderIsNot(): void
    {
        $parts = $this->all('parts')['parts'];
        self::assertCount($this->rows('parts') - 1, $parts);
        foreach ($parts as $part) {
            self::assertStringNotContainsString((string) Part::PLACEHOLDER_ID, $part['loc']);
            self::assertMatchesRegularExpression('/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/', $part['lastmod'] ?? '');
        }
    }

    public function testWhatIsForRentIsAsNewAsItsRates(): void
    {
        $connection = $this->modules()->foundation->connection();
        $before = $connection->row('SELECT id, category_id, updated_at FROM {rental_classes} ORDER BY id LIMIT 1') ?? [];
        $connection->execute('UPDATE {rental_classes} SET updated_at = %s WHERE id = %d', ['2031-02-03 04:05:06', (int) $before['id']]);
        try {
            foreach (['rentals' => 'id', 'rental-categories' => 'category_id'] as $kind => $column) {
                $times = [];
                foreach ($this->all($kind)[$kind] as $url) {
                    $times[(string) PageRoute::id(basename($url['loc']))] = $url['lastmod'] ?? '';
                }
                self::assertNotContains('', $times, $kind);
                self::assertSame('2031-02-03T04:05:06+00:00', $times[(string) $before[$column]], $kind);
            }
        } finally {
            $connection->execute('UPDATE {rental_classes} SET updated_at = %s WHERE id = %d', [(string) $before['updated_at'], (int) $before['id']]);
        }
    }

    public function testOfTheSoldMachinesThoseAreThereWhosePageIs(): void
    {
        $ids = array_map(static fn (array $url): int => PageRoute::id(basename($url['loc'])) ?? 0, $this->all('machines-used')['machines-used']);

        self::assertSame([63, 75], array_values(array_intersect(array_keys(DemoMachines::SOLD), $ids)));
        self::assertCount(39, $ids);
        self::assertCount(60, $this->all('machines-new')['machines-new']);
    }

    public function testWhatIsNotAPortionIsEmpty(): void
    {
        $sitemaps = $this->modules()->pages->sitemaps();
        foreach ([[0, 'parts'], [-1, 'parts'], [99, 'parts'], [PHP_INT_MAX, 'parts'], [1, ''], [1, 'users'], [2, 'sections']] as [$page, $kind]) {
            self::assertSame([], $sitemaps->get_url_list($page, $kind), $page . ' ' . $kind);
        }
    }

    public function testTheIndexNamesPortionsThatHoldSomething(): void
    {
        $entries = array_column($this->modules()->pages->sitemaps()->get_sitemap_entries(), 'loc');

        self::assertContains(home_url('/wp-sitemap-catalogue-parts-2.xml'), $entries);
        self::assertNotContains(home_url('/wp-sitemap-catalogue-parts-3.xml'), $entries);
        foreach ($entries as $entry) {
            self::assertSame(1, preg_match('@/wp-sitemap-(' . CatalogueSitemaps::NAME . ')-([a-z-]+)-(\d+)\.xml$@', $entry, $match), $entry);
            self::assertNotSame([], $this->modules()->pages->sitemaps()->get_url_list((int) $match[3], $match[2]), $entry);
        }
    }

    /** Ids with gaps of many portions, at the edges of portions and beyond them: each is in one, and a gap costs two steps, however wide it is. */
    public function testPortionsAreFoundWhateverTheGaps(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute('CREATE TABLE IF NOT EXISTS {sitemap_test} (id INT UNSIGNED NOT NULL, hidden TINYINT NOT NULL, updated_at DATETIME NULL, PRIMARY KEY (id))');
        try {
            $ids = [1, 2, 1999, 2000, 2001, 4000, 10_001, 714_940, 999_999_999];
            $connection->insertMany('sitemap_test', array_map(
                static fn (int $id): array => ['id' => $id, 'hidden' => 714_940 === $id || 2 === $id, 'updated_at' => 1 === $id ? null : '2026-03-04 05:06:07'],
                $ids,
            ));
            $source = new RowSitemap($connection, 'sitemap_test', 'r.hidden', static fn (array $row): string => '/' . $row['id'], where: 'r.hidden = %d', values: [0]);

            $before = $connection->queries();
            self::assertSame([1, 2, 6, 500_000], $source->pages());
            self::assertSame(4, $connection->queries() - $before);
            self::assertSame(
                [['/1', null], ['/1999', '2026-03-04 05:06:07'], ['/2000', '2026-03-04 05:06:07']],
                array_map(static fn (array $entry): array => [$entry['path'], $entry['updated_at']], $source->entries(1)),
            );
            self::assertSame(['/2001', '/4000'], array_column($source->entries(2), 'path'));
            self::assertSame(['/10001'], array_column($source->entries(6), 'path'));
            self::assertSame(['/999999999'], array_column($source->entries(500_000), 'path'));
            self::assertSame([], $source->entries(358));

            $connection->execute('DELETE FROM {sitemap_test}');
            self::assertSame([], $source->pages());
        } finally {
            $connection->execute('DROP TABLE {sitemap_test}');
        }
    }

    public function testAPageBehindAPasswordIsInNoSitemap(): void
    {
        $ids = array_map(static fn (string $password): int => wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Listed ' . $password, 'post_password' => $password]), ['', 'secret']);
        try {
            $urls = array_column((new \WP_Sitemaps_Posts())->get_url_list(1, 'page'), 'loc');

            self::assertContains(get_permalink($ids[0]), $urls);
            self::assertNotContains(get_permalink($ids[1]), $urls);
        } finally {
            array_map(static fn (int $id): mixed => wp_delete_post($id, true), $ids);
        }
    }
}
