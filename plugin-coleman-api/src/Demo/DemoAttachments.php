<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/** Ten attachment categories, thirty attachments and the branches that have them. */
final readonly class DemoAttachments implements DemoTables
{
    public function tables(): array
    {
        /**
         * @var list<array{
         *   id: int, slug: string, name: string, kind: string, specs: list<string>,
         *   items: list<array{brand: string, model: string, name: string, price: int|null, rates: array{int, int, int|null}|null, branches: list<int>, about: string, values: list<string>}>
         * }> $file
         */
        $file = DemoFile::json('attachments.json');
        $brands = DemoModels::brands();
        $categories = [];
        $attachments = [];
        $stock = [];
        foreach ($file as $category) {
            $image = sprintf('attachments/%s.svg', $category['slug']);
            $categories[] = [
                'id' => $category['id'],
                'slug' => $category['slug'],
                'name' => $category['name'],
                'image' => $image,
                'position' => $category['id'],
            ];
            foreach ($category['items'] as $item) {
                $id = count($attachments) + 1;
                $attachments[] = [
                    'id' => $id,
                    'category_id' => $category['id'],
                    'brand_id' => $brands[$item['brand']]['id'],
                    'kind' => $category['kind'],
                    'model' => $item['model'],
                    'name' => $item['name'],
                    'image' => $image,
                    'description' => $item['about'],
                    'specs' => DemoMachines::specs($category['specs'], $item['values']),
                    'price_cents' => DemoRentals::cents($item['price']),
                    'daily_cents' => DemoRentals::cents($item['rates'][0] ?? null),
                    'weekly_cents' => DemoRentals::cents($item['rates'][1] ?? null),
                    'monthly_cents' => DemoRentals::cents($item['rates'][2] ?? null),
                ];
                foreach ($item['branches'] as $branch) {
                    $stock[] = ['attachment_id' => $id, 'location_id' => $branch];
                }
            }
        }

        return ['attachment_categories' => $categories, 'attachments' => $attachments, 'attachment_stock' => $stock];
    }
}
