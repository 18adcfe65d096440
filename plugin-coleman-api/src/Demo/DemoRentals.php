<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/** Sixteen rental classes and the forty units behind them. */
final readonly class DemoRentals implements DemoTables
{
    /** The class that rents at 250, 750 and 2,000 dollars. */
    public const ROUND_RATES = 1;

    /** The class without weekly and monthly rates. */
    public const DAILY_ONLY = 6;

    public function tables(): array
    {
        /** @var array{terms: string, classes: list<array{brand: string, model: string, daily: int|null, weekly: int|null, monthly: int|null, units: list<int>}>} $file */
        $file = DemoFile::json('rentals.json');
        $brands = DemoModels::brands();
        $categories = DemoModels::categories();
        $random = new SeededRandom('rental units');
        $classes = [];
        $units = [];
        foreach ($file['classes'] as $class) {
            $model = self::model($class['brand'], $class['model']);
            $classes[] = [
                'id' => count($classes) + 1,
                'category_id' => $categories[$model['category']]['id'],
                'brand_id' => $brands[$class['brand']]['id'],
                'model' => $class['model'],
                'image' => DemoModels::image($model['category'], $class['brand']),
                'description' => $model['about'] . ' ' . $file['terms'],
                'daily_cents' => self::cents($class['daily']),
                'weekly_cents' => self::cents($class['weekly']),
                'monthly_cents' => self::cents($class['monthly']),
            ];
            foreach ($class['units'] as $branch) {
                $id = count($units) + 1;
                $units[] = [
                    'id' => $id,
                    'class_id' => count($classes),
                    'location_id' => $branch,
                    'stock_number' => sprintf('R-%d', 3000 + $id),
                    'serial_number' => $random->number($brands[$class['brand']]['serial']),
                    'meter_hours' => $random->between(40, 1900),
                    'is_active' => 1,
                ];
            }
        }

        return ['rental_classes' => $classes, 'rental_units' => $units];
    }

    public static function cents(?int $dollars): ?int
    {
        return null === $dollars ? null : 100 * $dollars;
    }

    /** @return array{category: string, about: string} */
    private static function model(string $brand, string $name): array
    {
        foreach (DemoModels::all() as $model) {
            if ($model['brand'] === $brand && $model['model'] === $name) {
                return ['category' => $model['category'], 'about' => $model['about']];
            }
        }

        throw new \LogicException(sprintf('rentals.json names %s %s, which models.json does not hold.', $brand, $name));
    }
}
