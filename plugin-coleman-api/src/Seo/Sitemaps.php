<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Catalogue\UsedCategory;
use Coleman\Api\Database\Connection;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Routing\Router;
use Coleman\Api\Support\Clock;

/** Which pages the sitemaps name, by kind. Branch pages and whatever else editors write are in WordPress's own. */
final readonly class Sitemaps
{
    public function __construct(private Connection $connection, private Router $router, private Clock $clock)
    {
    }

    /** @return array<string, SitemapSource> by kind */
    public function sources(): array
    {
        return [
            'sections' => new ListSitemap($this->sections(...)),
            'branches' => new ListSitemap(fn (): array => $this->addresses('locations', '/locations/%s/')),
            'salesmen' => new ListSitemap(fn (): array => $this->addresses('salesmen', '/sales-team/%s')),
            'new-categories' => $this->lists('equipment_categories', 'machines', 'category_id', EquipmentUrls::newCategory(...), "t.machine_condition = 'new' AND t.sold_at IS NULL"),
            'used-categories' => new ListSitemap($this->usedCategories(...)),
            'machines-new' => $this->machines(Machine::NEW),
            'machines-used' => $this->machines(Machine::USED),
            'attachment-categories' => $this->lists('attachment_categories', 'attachments', 'category_id', EquipmentUrls::attachmentCategory(...)),
            'attachment-vendors' => $this->lists('brands', 'attachments', 'brand_id', EquipmentUrls::attachmentVendor(...)),
            'attachments' => new RowSitemap(
                $this->connection,
                'attachments',
                'r.name',
                static fn (array $row): string => EquipmentUrls::attachment((int) $row['id'], (string) $row['name']),
            ),
            'rental-categories' => $this->lists('equipment_categories', 'rental_classes', 'category_id', EquipmentUrls::rentalCategory(...)),
            'rentals' => new RowSitemap(
                $this->connection,
                'rental_classes',
                'r.model, b.name AS brand_name',
                static fn (array $row): string => EquipmentUrls::rental((int) $row['id'], trim($row['brand_name'] . ' ' . $row['model'])),
                'JOIN {brands} b ON b.id = r.brand_id',
            ),
            'part-families' => $this->lists('part_categories', 'parts', 'category_id', PartUrls::category(...)),
            'parts' => new RowSitemap(
                $this->connection,
                'parts',
                'r.part_number, r.description, r.parts_url_description',
                static fn (array $row): string => PartUrls::path((int) $row['id'], (string) $row['part_number'], (string) $row['description'], (string) $row['parts_url_description']),
                where: 'r.id <> %d',
                values: [Part::PLACEHOLDER_ID],
            ),
            'models' => new RowSitemap(
                $this->connection,
                'models',
                'r.rewrite',
                static fn (array $row): string => ModelUrls::model((int) $row['id'], (string) $row['rewrite']),
                where: 'r.is_draft = 0',
            ),
            'diagrams' => new RowSitemap(
                $this->connection,
                'model_assemblies',
                'r.model_id, r.slug, m.rewrite',
                static fn (array $row): string => ModelUrls::assembly((int) $row['model_id'], (string) $row['rewrite'], (string) $row['slug']),
                'JOIN {models} m ON m.id = r.model_id',
                'r.is_draft = 0',
            ),
        ];
    }

    /**
     * The pages that list what belongs to a row: those that have something to list, as new as the newest of it.
     *
     * @param string $table of what the pages are for, which have a name
     * @param string $things table of what they list
     * @param string $column by which the things belong to a row
     * @param \Closure(int, string): string $path from id and name
     * @param string $which of the things, as a condition on `t`
     */
    private function lists(string $table, string $things, string $column, \Closure $path, string $which = '1 = 1'): RowSitemap
    {
        $of = sprintf('FROM {%s} t WHERE t.%s = r.id AND %s', $things, $column, $which);

        return new RowSitemap(
            $this->connection,
            $table,
            'r.name',
            static fn (array $row): string => $path((int) $row['id'], (string) $row['name']),
            where: "EXISTS (SELECT 1 $of)",
            updatedAt: "(SELECT t.updated_at $of ORDER BY t.updated_at DESC LIMIT 1)",
        );
    }

    /** Those whose page has not gone: of the sold ones the last of 90 days. */
    private function machines(string $condition): RowSitemap
    {
        return new RowSitemap(
            $this->connection,
            'machines',
            'r.*, c.name AS category_name, c.used_slug, b.name AS brand_name',
            static fn (array $row): string => MachineRepository::machine($row)->url(),
            'JOIN {equipment_categories} c ON c.id = r.category_id JOIN {brands} b ON b.id = r.brand_id',
            'r.machine_condition = %s AND (r.sold_at IS NULL OR r.sold_at > %s)',
            [$condition, $this->clock->now()->modify(sprintf('-%d days', Machine::DAYS_SHOWN_AFTER_SALE))->format('Y-m-d H:i:s')],
        );
    }

    /** @return list<array{path: string, updated_at: string|null}> all of them, for an empty one says where to look instead */
    private function usedCategories(): array
    {
        $newest = [];
        foreach ($this->connection->rows(
            'SELECT c.used_slug, MAX(m.updated_at) AS updated_at FROM {machines} m JOIN {equipment_categories} c ON c.id = m.category_id'
            . ' WHERE m.machine_condition = %s AND m.sold_at IS NULL GROUP BY c.used_slug ORDER BY MAX(m.updated_at)',
            [Machine::USED],
        ) as $row) {
            $newest[UsedCategory::ofName((string) $row['used_slug'])->value] = $row['updated_at'];
        }

        return array_map(
            static fn (UsedCategory $category): array => ['path' => $category->url(), 'updated_at' => $newest[$category->value] ?? null],
            UsedCategory::cases(),
        );
    }

    /**
     * The pages about the rows of a short table.
     *
     * @return list<array{path: string, updated_at: null}>
     */
    private function addresses(string $table, string $path): array
    {
        return array_map(
            static fn (array $row): array => ['path' => sprintf($path, $row['slug']), 'updated_at' => null],
            $this->connection->rows(sprintf('SELECT slug FROM {%s} ORDER BY position, id', $table)),
        );
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
