<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/**
 * Brands, equipment categories and machine models: what machines, rentals and parts are made from.
 *
 * @phpstan-type Brand array{id: int, slug: string, name: string, stock: string, serial: string}
 * @phpstan-type Category array{id: int, slug: string, name: string, parts: string|null, takes_used: bool, used_slug: string, runs_on: 'tracks'|'tires', hours_a_year: int, specs: list<string>}
 * @phpstan-type Model array{category: string, brand: string, model: string, hp: int, price: int, new: list<int>, used: list<int>, years: array{int, int}, about: string, values: list<string>}
 */
final class DemoModels
{
    /** @return array<string, Brand> by slug */
    public static function brands(): array
    {
        /** @var list<Brand> $brands */
        $brands = DemoFile::json('brands.json');

        return array_column($brands, null, 'slug');
    }

    /** @return array<string, Category> by slug */
    public static function categories(): array
    {
        /** @var array{categories: list<Category>} $file */
        $file = DemoFile::json('equipment-categories.json');

        return array_column($file['categories'], null, 'slug');
    }

    /** @return array<string, int> id of each used page of the site by its slug */
    public static function usedPages(): array
    {
        /** @var array{used_pages: array<string, int>} $file */
        $file = DemoFile::json('equipment-categories.json');

        return $file['used_pages'];
    }

    /** @return list<Model> `new` and `used` name the branches that have one; prices are whole dollars when new */
    public static function all(): array
    {
        /** @var array<string, list<array{brand: string, model: string, hp: int, price: int, new: list<int>, used: list<int>, years: array{int, int}, about: string, values: list<string>}>> $file */
        $file = DemoFile::json('models.json');
        $models = [];
        foreach ($file as $category => $ofCategory) {
            foreach ($ofCategory as $model) {
                $models[] = ['category' => $category] + $model;
            }
        }

        return $models;
    }

    public static function image(string $category, string $brand): string
    {
        return sprintf('machines/%s/%s.svg', $category, $brand);
    }
}
