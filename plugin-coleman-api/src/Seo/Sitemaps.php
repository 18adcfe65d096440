<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Database\Connection;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Routing\Router;

/** Which pages the sitemaps name, by kind. Branch pages and whatever else editors write are in WordPress's own. */
final readonly class Sitemaps
{
    public function __construct(private Connection $connection, private Router $router)
    {
    }

    /** @return array<string, SitemapSource> by kind */
    public function sources(): array
    {
        return [
            'sections' => new ListSitemap($this->sections(...)),
            'parts' => new RowSitemap(
                $this->connection,
                'parts',
                'r.part_number, r.description, r.parts_url_description',
                static fn (array $row): string => PartUrls::path((int) $row['id'], (string) $row['part_number'], (string) $row['description'], (string) $row['parts_url_description']),
                where: 'r.id <> %d',
                values: [Part::PLACEHOLDER_ID],
            ),
        ];
    }

    /** @return list<array{path: string, updated_at: null}> the pages with a fixed address */
    private function sections(): array
    {
        $entries = [];
        foreach ($this->router->routes() as $route) {
            if ($route->page?->isIndexed()) {
                $entries[] = ['path' => $route->page->canonical, 'updated_at' => null];
            }
        }

        return $entries;
    }
}
