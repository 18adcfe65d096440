<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

/**
 * Hands the dealership's pages to WordPress's own sitemaps: `/wp-sitemap-catalogue-{kind}-{portion}.xml`.
 *
 * The protocol's stylesheet, index, robots.txt and the switch "discourage search engines" are WordPress's.
 */
final class CatalogueSitemaps extends \WP_Sitemaps_Provider
{
    public const NAME = 'catalogue';

    /** @param array<string, SitemapSource> $sources by kind */
    public function __construct(private readonly array $sources)
    {
        $this->name = self::NAME;
        $this->object_type = 'coleman';
    }

    /**
     * The portions for the index; only those that hold something.
     *
     * @return list<array{loc: string}>
     */
    public function get_sitemap_entries(): array
    {
        $entries = [];
        foreach ($this->sources as $kind => $source) {
            foreach ($source->pages() as $page) {
                $entries[] = ['loc' => $this->get_sitemap_url($kind, $page)];
            }
        }

        return $entries;
    }

    /**
     * @param int $page_num
     * @param string $object_subtype the kind
     * @return list<array{loc: string, lastmod?: string}>
     */
    public function get_url_list($page_num, $object_subtype = ''): array
    {
        $source = $this->sources[$object_subtype] ?? null;

        return array_map(static function (array $entry): array {
            $url = ['loc' => home_url($entry['path'])];
            if (null !== $entry['updated_at']) {
                $url['lastmod'] = (new \DateTimeImmutable($entry['updated_at'], new \DateTimeZone('UTC')))->format(\DATE_W3C);
            }

            return $url;
        }, $source?->entries((int) $page_num) ?? []);
    }

    /** @param string $object_subtype the kind */
    public function get_max_num_pages($object_subtype = ''): int
    {
        return max([0, ...($this->sources[$object_subtype] ?? null)?->pages() ?? []]);
    }

    /** @return array<string, object{name: string}> */
    public function get_object_subtypes(): array
    {
        $kinds = [];
        foreach (array_keys($this->sources) as $kind) {
            $kinds[$kind] = (object) ['name' => $kind];
        }

        return $kinds;
    }
}
