<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Models\Model;

/** Models in lists by category of machines or by brand; names and lists in the order of the alphabet. */
final class ModelGroups
{
    /**
     * @param list<Model> $models
     * @param 'category'|'brand' $by
     * @return list<array{name: string, models: list<array{name: string, url: string}>}>
     */
    public static function group(array $models, string $by): array
    {
        usort($models, static fn (Model $one, Model $other): int => strnatcasecmp($one->title(), $other->title()));
        $groups = [];
        foreach ($models as $model) {
            $name = 'brand' === $by ? $model->brandName : $model->categoryName;
            $groups[$name] ??= ['name' => $name, 'models' => []];
            $groups[$name]['models'][] = ['name' => 'brand' === $by ? $model->name : $model->title(), 'url' => $model->path()];
        }
        ksort($groups, SORT_NATURAL | SORT_FLAG_CASE);

        return array_values($groups);
    }
}
