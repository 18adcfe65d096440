<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Models\Model;
use Coleman\Api\Models\ModelRepository;

/** Unit models as results. */
final readonly class UnitModels
{
    public function __construct(private ModelRepository $models, private ImageUrls $images)
    {
    }

    /**
     * @param list<int> $ids
     * @return list<array{Url: string, Title: string, Category: string, Photo: array{MediumImagePath: string}, BrandName: string}> schema/search-model.json, in the order asked
     */
    public function byIds(array $ids): array
    {
        return array_map(fn (Model $model): array => [
            'Url' => $model->path(),
            'Title' => $model->title(),
            'Category' => $model->categoryName,
            'Photo' => ['MediumImagePath' => $this->images->url($model->image, 'medium')],
            'BrandName' => $model->brandName,
        ], array_values($this->models->byIds($ids)));
    }
}
