<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Models\Model;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Staff\ActorNames;

/** Books and diagrams as the workshop shows them. */
final readonly class DiagramPresenter
{
    public function __construct(private DiagramQuery $query, private PublishedDiagramRepository $published, private DiagramDraftRepository $drafts, private ImageUrls $images)
    {
    }

    /**
     * @param list<array<string, string|null>> $rows {models} with the names of brand and category
     * @return list<array<string, mixed>> schema/diagram-model.json
     */
    public function models(array $rows): array
    {
        $counts = $this->query->counts(array_map(static fn (array $row): int => (int) $row['id'], $rows));

        return array_map(function (array $row) use ($counts): array {
            $model = ModelRepository::model($row);
            $count = $counts[$model->id] ?? [];

            return [
                'id' => $model->id,
                'version' => (int) $row['version'],
                'title' => $model->title(),
                'name' => $model->name,
                'brand_id' => $model->brandId,
                'category_id' => $model->categoryId,
                'category' => $model->categoryName,
                'year_from' => $model->yearFrom,
                'year_to' => $model->yearTo,
                'serial_prefix' => $model->serialPrefix,
                'serial_plate' => $model->serialPlate,
                'url' => '1' === $row['is_draft'] ? '' : home_url($model->path()),
                'image' => $this->images->url($model->image, 'thumbnail'),
                'is_by_hand' => ManualIdAllocator::isOne($model->id),
                'diagrams' => $count['diagrams'] ?? 0,
                'drafts' => $count['drafts'] ?? 0,
                'without_places' => $count['without_places'] ?? 0,
                'feed' => $count['feed'] ?? 0,
            ];
        }, $rows);
    }

    /**
     * A book with its diagrams.
     *
     * @return array<string, mixed> schema/diagram-model.json
     * @throws ApiError 404 coleman_model_not_found
     */
    public function book(int $id): array
    {
        $row = $this->query->model($id) ?? throw new ApiError('coleman_model_not_found', __('Model not found.', 'coleman'), 404);
        $model = ModelRepository::model($row);

        return $this->models([$row])[0] + ['assemblies' => array_map(fn (array $assembly): array => $this->entry($model, $assembly), $this->query->assemblies($id))];
    }

    /**
     * A diagram with all that the workshop needs.
     *
     * @return array<string, mixed> schema/diagram-work.json
     * @throws ApiError 404 coleman_assembly_not_found
     */
    public function work(int $id): array
    {
        $assembly = $this->query->assembly($id) ?? throw self::noAssembly();
        $row = $this->query->model((int) $assembly['model_id']) ?? throw self::noAssembly();
        $model = ModelRepository::model($row);
        $draft = $this->drafts->find($id);
        $published = $this->published->content($assembly);
        $history = $this->drafts->history($id);
        $names = ActorNames::ofUsers([...array_column($history, 'actor_id'), ...(null === $draft ? [] : [$draft['saved_by']])]);
        $former = __('former employee', 'coleman');
        $content = null === $draft ? $published : $draft['content'];

        return [
            'id' => $id,
            'version' => (int) $assembly['version'],
            'draft_version' => $draft['version'] ?? 0,
            'draft_by' => null === $draft ? '' : ($names->user($draft['saved_by']) ?: $former),
            'draft_at' => $draft['saved_at'] ?? '',
            'model' => ['id' => $model->id, 'title' => $model->title(), 'brand' => $model->brandName, 'serial_prefix' => $model->serialPrefix],
            'url' => '1' === $assembly['is_draft'] || '1' === $row['is_draft'] ? '' : home_url($model->assemblyPath((string) $assembly['slug'])),
            'preview' => add_query_arg('_wpnonce', wp_create_nonce(DiagramPages::NONCE . $id), home_url(DiagramPages::path($id))),
            'is_draft' => '1' === $assembly['is_draft'],
            'is_by_hand' => '1' === $assembly['is_by_hand'],
            'is_removable' => self::isRemovable($assembly),
            'has_feed_news' => '1' === $assembly['has_feed_news'],
            'can_undo' => null !== $this->drafts->before($id),
            'content' => $content->present(),
            'published' => '1' === $assembly['is_draft'] ? null : $published->present(),
            'drawings' => array_map(fn (string $figure): array => ['figure' => $figure, 'url' => $this->images->url($figure, 'full')], array_values(array_unique(array_filter([$content->figure, $published->figure])))),
            'history' => array_map(static fn (array $event): array => ['actor' => $names->user($event['actor_id']) ?: $former, 'what' => $event['what'], 'at' => $event['at']], $history),
        ];
    }

    /**
     * Whether no feed has it, which would bring it back.
     *
     * @param array<string, string|null> $assembly {model_assemblies}
     */
    public static function isRemovable(array $assembly): bool
    {
        return ManualIdAllocator::isOne((int) $assembly['id']) && null === PublishedDiagramRepository::fromFeed($assembly);
    }

    public static function noAssembly(): ApiError
    {
        return new ApiError('coleman_assembly_not_found', __('Diagram not found.', 'coleman'), 404);
    }

    /**
     * @param array<string, string|null> $row {model_assemblies} with `has_draft` and `spots`
     * @return array<string, mixed>
     */
    private function entry(Model $model, array $row): array
    {
        $isDraft = '1' === $row['is_draft'];

        return [
            'id' => (int) $row['id'],
            'version' => (int) $row['version'],
            'name' => (string) $row['name'],
            'category' => (string) $row['category_name'],
            'url' => $isDraft ? '' : home_url($model->assemblyPath((string) $row['slug'])),
            'figure' => '' === (string) $row['figure'] ? '' : $this->images->url((string) $row['figure']),
            'rows' => (int) $row['callouts'],
            'spots' => (int) $row['spots'],
            'is_draft' => $isDraft,
            'has_draft' => '1' === $row['has_draft'],
            'is_by_hand' => '1' === $row['is_by_hand'],
            'is_removable' => self::isRemovable($row),
            'has_feed_news' => '1' === $row['has_feed_news'],
        ];
    }
}
