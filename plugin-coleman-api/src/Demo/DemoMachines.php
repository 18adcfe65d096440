<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/**
 * Brands, equipment categories and the machines for sale: ids 1 to 60 are new, 61 to 100 used.
 *
 * @phpstan-import-type Model from DemoModels
 * @phpstan-import-type Row from DemoTables
 */
final readonly class DemoMachines implements DemoTables
{
    public const FIRST_USED = 61;

    /** Used machines that are sold, with the days since. */
    public const SOLD = [63 => 10, 75 => 60, 88 => 120];

    /** Ages are counted from here and not from the clock, so that prices and hours stay the same. */
    private const YEAR = 2026;

    public function __construct(private Clock $clock)
    {
    }

    public function tables(): array
    {
        return [
            'brands' => $this->brands(),
            'equipment_categories' => $this->categories(),
            'machines' => $this->machines(),
        ];
    }

    /** @return list<Row> */
    private function brands(): array
    {
        return array_map(static fn (array $brand): array => [
            'id' => $brand['id'],
            'slug' => $brand['slug'],
            'name' => $brand['name'],
            'position' => $brand['id'],
        ], array_values(DemoModels::brands()));
    }

    /** @return list<Row> */
    private function categories(): array
    {
        $usedPages = DemoModels::usedPages();
        $rows = [];
        foreach (DemoModels::categories() as $slug => $category) {
            $parts = $category['parts'];
            $rows[] = [
                'id' => $category['id'],
                'slug' => $slug,
                'name' => $category['name'],
                'image' => sprintf('machines/%s.svg', $slug),
                'old_site_parts_link' => null === $parts ? '' : ModelUrls::ofClass($category['id']),
                'used_category_id' => $category['takes_used'] ? $usedPages[$category['used_slug']] : 0,
                'used_slug' => $category['used_slug'],
                'position' => $category['id'],
            ];
        }

        return $rows;
    }

    /** @return list<Row> */
    private function machines(): array
    {
        $models = DemoModels::all();
        $new = new SeededRandom('new machines');
        $used = new SeededRandom('used machines');
        $rows = [];
        foreach ($models as $model) {
            foreach ($model['new'] as $branch) {
                $rows[] = $this->newMachine(count($rows) + 1, $model, $branch, $new);
            }
        }
        foreach ($models as $model) {
            foreach ($model['used'] as $branch) {
                $rows[] = $this->usedMachine(count($rows) + 1, $model, $branch, $used);
            }
        }

        return $rows;
    }

    /**
     * @param Model $model
     * @return Row
     */
    private function newMachine(int $id, array $model, int $branch, SeededRandom $random): array
    {
        $notes = self::notes();
        $brand = DemoModels::brands()[$model['brand']];
        $dollars = $model['price'] + 100 * $random->between(0, 12);

        return [
            'machine_condition' => 'new',
            'stock_number' => sprintf('%s-%d', $brand['stock'], 1000 + $id),
            'model_year' => $model['years'][1],
            'meter_hours' => $random->between(0, 6),
            'price_cents' => $random->chance(15) ? null : 100 * $dollars,
            'description' => $model['about'] . ' ' . $random->pick($notes['new']),
        ] + $this->machine($id, $model, $branch, $random);
    }

    /**
     * @param Model $model
     * @return Row
     */
    private function usedMachine(int $id, array $model, int $branch, SeededRandom $random): array
    {
        $notes = self::notes();
        $category = DemoModels::categories()[$model['category']];
        $year = $random->between($model['years'][0], min($model['years'][1], self::YEAR - 2));
        $age = self::YEAR - $year;
        $percent = max(34, 84 - 5 * $age + $random->between(-4, 4));

        return [
            'machine_condition' => 'used',
            'stock_number' => sprintf('U-%d', 2000 + $id),
            'model_year' => $year,
            'meter_hours' => intdiv($age * $category['hours_a_year'] * $random->between(50, 140), 100),
            'price_cents' => 5000 * intdiv($model['price'] * $percent, 5000),
            'description' => implode(' ', [$model['about'], $random->pick($notes['used']), $random->pick($notes[$category['runs_on']])]),
        ] + $this->machine($id, $model, $branch, $random);
    }

    /**
     * @param Model $model
     * @return Row
     */
    private function machine(int $id, array $model, int $branch, SeededRandom $random): array
    {
        $category = DemoModels::categories()[$model['category']];
        $brand = DemoModels::brands()[$model['brand']];
        $sold = self::SOLD[$id] ?? null;
        $serial = $random->number($brand['serial']);
        $soldAt = null === $sold ? null : $this->daysAgo($sold);
        $createdAt = $this->daysAgo(($sold ?? 0) + $random->between(2, 300));

        return [
            'id' => $id,
            'category_id' => $category['id'],
            'brand_id' => $brand['id'],
            'location_id' => $branch,
            'model' => $model['model'],
            'serial_number' => $serial,
            'horsepower' => $model['hp'],
            'image' => DemoMachineDetails::WITHOUT_PICTURES === $id ? '' : DemoModels::image($model['category'], $model['brand']),
            'specs' => self::specs($category['specs'], $model['values']),
            'sold_at' => $soldAt,
            'created_at' => $createdAt,
            'updated_at' => $soldAt ?? $createdAt,
        ];
    }

    private function daysAgo(int $days): string
    {
        return $this->clock->now()->modify(sprintf('-%d days', $days))->format('Y-m-d H:i:s');
    }

    /**
     * The JSON of a specs column.
     *
     * @param list<string> $labels
     * @param list<string> $values
     */
    public static function specs(array $labels, array $values): string
    {
        return Json::encode(array_map(
            static fn (string $label, string $value): array => ['label' => $label, 'value' => $value],
            $labels,
            $values,
        ));
    }

    /** @return array{new: non-empty-list<string>, used: non-empty-list<string>, tracks: non-empty-list<string>, tires: non-empty-list<string>} */
    private static function notes(): array
    {
        /** @var array{new: non-empty-list<string>, used: non-empty-list<string>, tracks: non-empty-list<string>, tires: non-empty-list<string>} $notes */
        $notes = DemoFile::json('machine-notes.json');

        return $notes;
    }
}
