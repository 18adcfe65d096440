<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Sources;

use Coleman\Api\Models\Model;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Search\Document;
use Coleman\Api\Search\DocumentSource;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\RankedId;
use Coleman\Api\Search\Words;

/** Models whose parts books we hold, by maker, name and family. */
final readonly class ModelDocuments implements DocumentSource
{
    public function __construct(private ModelRepository $models)
    {
    }

    public function kind(): Kind
    {
        return Kind::Model;
    }

    public function ids(int $after, int $limit): array
    {
        return array_map(static fn (Model $model): int => $model->id, $this->models->all($after, $limit));
    }

    /**
     * @param non-empty-list<int> $ids
     * @return list<Document>
     */
    public function documents(array $ids): array
    {
        return array_map(static fn (Model $model): Document => Document::create(
            $model->id,
            // The latest models first.
            RankedId::encode($model->id, $model->yearTo ?? 0),
            [
                Document::TITLE => [...Words::indexed($model->brandName . ' ' . $model->categoryName), ...Words::ofModel($model->name)],
                Document::FAMILY => ['part', 'diagram', 'book', ...Words::ofModel($model->serialPrefix)],
            ],
        ), array_values($this->models->byIds($ids)));
    }
}
